import { type Card, columnIndexOf, isColumn, type PileId, rankOf, suitOf } from '@geduld/core';
import { EXAMPLE_CODE } from '@geduld/notation';
import type { Messages } from './messages.ts';

const RANKS = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'];
const rank = (card: Card): string => RANKS[rankOf(card) - 1] as string;
const above = (card: Card): string => RANKS[rankOf(card)] ?? 'king';
const card = (of: Card): string => `${rank(of)} of ${suitOf(of)}`;
const article = (word: string): string => (/^(ace|8)/.test(word) ? `an ${word}` : `a ${word}`);
const red = (of: Card): boolean => suitOf(of) === 'hearts' || suitOf(of) === 'diamonds';

const FOUNDATIONS = { fs: 'spades', fh: 'hearts', fd: 'diamonds', fc: 'clubs' } as const;
const pile = (of: PileId): string => {
  if (of === 'w') return 'waste';
  if (of === 's') return 'stock';
  return isColumn(of) ? `column ${columnIndexOf(of) + 1}` : `${FOUNDATIONS[of]} foundation`;
};
const plural = new Intl.PluralRules('en');
const cards = (count: number): string => `${count} ${plural.select(count) === 'one' ? 'card' : 'cards'}`;
const moves = (count: number): string => `${count} ${plural.select(count) === 'one' ? 'move' : 'moves'}`;
const passes = (count: number): string => `${count} ${plural.select(count) === 'one' ? 'pass' : 'passes'}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** English. */
export const messages: Messages = {
  language: 'en',
  card,
  pile,
  table: {
    name: 'Table',
    openCard: (of, on, cardsOn) =>
      `${card(of)}, ${pile(on)}${cardsOn > 0 ? `, ${cards(cardsOn)} on it` : ''}`,
    pile: (of, count) => `${pile(of)}, ${count === 0 ? 'empty' : cards(count)}`,
  },
  games: {
    KL: { name: 'Klondike', says: 'The classic, with stock and waste.' },
    TF: { name: 'Thoughtful', says: 'Klondike with every card of the tableau open.' },
    RU: { name: 'Russian', says: 'Whole groups move; build in suit.' },
    YU: { name: 'Yukon', says: 'Whole groups move; build red on black.' },
  },
  bar: {
    name: 'Game',
    time: 'Time',
    moves: 'Moves',
    score: 'Score',
    shareCode: (code) => `Share code ${code}`,
    codeCopied: 'Code copied.',
    copyFailed: (code) => `Copying did not work. The code is ${code}.`,
  },
  actions: {
    name: 'Actions',
    undo: 'Undo',
    redo: 'Redo',
    new: 'New',
    restart: 'Restart',
    finish: 'Finish',
    menu: 'Menu',
    close: 'Close',
    cancel: 'Cancel',
  },
  menu: {
    title: 'Menu',
    restart: 'Restart this deal',
    restartSays: 'The same cards from the start',
    giveUp: 'Give up',
    giveUpSays: 'Ends this game and deals a new one',
    earlier: 'Earlier games',
    settings: 'Settings',
    keys: 'Keys',
    version: (version) => `Geduld ${version}`,
  },
  newGame: {
    title: 'New game',
    game: 'Game',
    draw: 'Draw',
    draw1: 'Draw 1',
    draw3: 'Draw 3',
    scoring: 'Score',
    standard: 'Standard',
    vegas: 'Vegas',
    cumulative: 'Cumulative Vegas',
    passes: 'Passes',
    unlimited: 'Unlimited',
    strict: (count) => `Strict: ${passes(count)}`,
    passCount: passes,
    vegasPasses: (count) => `Vegas allows ${passes(count)} through the stock.`,
    anyVacancy: 'Any card on an empty column',
    anyVacancySays: 'A house rule; otherwise only a king',
    level: 'Level',
    easy: 'Easy (draw 1)',
    hard: 'Hard (draw 3)',
    rule: 'Rule',
    classic: 'Classic',
    classicSays: 'Same suit',
    relaxed: 'Relaxed',
    relaxedSays: 'Mixed suits',
    deal: 'Deal',
    byCode: 'Play a certain deal',
    codeLabel: 'Code, or the 52 cards of a deal',
    codeSays: `A code such as ${EXAMPLE_CODE}, or 52 cards such as QH 10S: columns first, then the stock.`,
    open: 'Open',
  },
  settings: {
    title: 'Settings',
    groups: { play: 'Play', table: 'Table', bar: 'Bar', app: 'App', data: 'Stored games' },
    language: 'Language',
    automatic: 'Automatic',
    choices: {
      theme: { name: 'Appearance', values: { auto: 'Automatic', light: 'Light', dark: 'Dark' } },
      speed: { name: 'Speed', values: { off: 'Off', quick: 'Quick', normal: 'Normal', calm: 'Calm' } },
      stockSide: { name: 'Stock', values: { auto: 'Automatic', left: 'Left', right: 'Right' } },
      faces: {
        name: 'Card faces',
        values: { auto: 'Automatic', standard: 'Standard', largeIndex: 'Large index' },
      },
      tapPrefers: {
        name: 'A tap prefers',
        values: { safe: 'Foundation when safe', foundation: 'Foundation', columns: 'Columns' },
      },
      announcements: { name: 'Announcements', values: { low: 'Few', normal: 'Normal', full: 'All' } },
    },
    switches: {
      largePrint: { name: 'Large print' },
      placementHelp: { name: 'Placement help', explains: 'Possible places light up' },
      interactiveRules: { name: 'Interactive rules', explains: 'A refused move says which rule forbids it' },
      autoPlace: { name: 'Auto-place', explains: 'On letting go, the app chooses the place' },
      doubleTap: { name: 'Double tap', explains: 'Finds a place on the tableau' },
      autoFinish: { name: 'Finish button', explains: 'Appears when all cards can go home' },
      hideTime: { name: 'Hide time' },
      hideScore: { name: 'Hide score' },
      hideMoves: { name: 'Hide moves' },
    },
    storage: {
      kept: 'This browser has promised to keep your games.',
      mayBeCleared: 'This browser may clear your games when space runs out. Export them now and then.',
      memoryOnly: 'This browser stores nothing: games last until the page is closed.',
      unknown: 'This browser does not say whether it keeps your games.',
      ask: 'Ask to keep them',
    },
    exportAll: 'Export everything',
    importAll: 'Import',
    imported: (count) =>
      `Imported. ${count} ${plural.select(count) === 'one' ? 'game' : 'games'} in the file.`,
  },
  earlier: {
    title: 'Earlier games',
    none: 'Games that you have begun will stand here.',
    moves,
    won: 'won',
    current: 'on the table',
  },
  keys: {
    title: 'Keys',
    rows: [
      ['← → ↑ ↓', 'Go from card to card'],
      ['Enter, Space', 'Take and put'],
      ['1 – 7', 'Columns'],
      ['S, W, F', 'Stock, waste, foundations'],
      ['Esc', 'Put back'],
      ['Z', 'Undo'],
      ['Y', 'Redo'],
      ['N', 'New game'],
      ['?', 'These keys'],
    ],
  },
  win: {
    title: 'Won!',
    score: 'Score',
    bonus: 'Time bonus',
    total: 'Together',
    time: 'Time',
    moves: 'Moves',
    again: 'Same cards again',
    newGame: 'New game',
    copyCode: 'Copy code',
  },
  link: {
    title: 'Open this deal?',
    says: (code) => `You have followed a link to ${code}. The game on your table stays under Earlier games.`,
    open: 'Open it',
    stay: 'Stay here',
  },
  notices: {
    notSaved: (reason) => `Not saved: ${reason}. You can play on.`,
    memoryOnly: 'This browser stores nothing: this game lasts until the page is closed.',
    setAside: (count) =>
      count > 0
        ? `Part of the stored game could not be read and was set aside. It goes on after ${moves(count)}.`
        : 'A stored game could not be read and was set aside.',
    otherTab: 'This game is open in another tab.',
    wentElsewhere: 'The game went on in another tab.',
    playHere: 'Play here',
  },
  refusals: {
    gameWon: () => 'This game is won.',
    noSuchPile: () => 'There is no such pile in this game.',
    noStock: () => 'This game has no stock.',
    stockEmpty: () => 'The stock is empty.',
    nothingToRedeal: () => 'Stock and waste are both empty.',
    stockNotEmpty: ({ left }) => `There are still ${cards(left)} in the stock.`,
    noPassLeft: ({ passes: allowed }) => `No pass is left: this game allows ${passes(allowed)}.`,
    badCount: () => 'So many cards cannot be moved.',
    samePile: () => 'The cards lie there already.',
    fromStock: () => 'Cards of the stock are drawn, not moved.',
    ontoStock: () => 'Nothing goes back onto the stock.',
    ontoWaste: () => 'Only the stock feeds the waste.',
    emptyPile: ({ pile: of }) => `${capital(pile(of))} is empty.`,
    tooFewCards: ({ found }) => `There ${found === 1 ? 'is' : 'are'} only ${cards(found)} there.`,
    faceDown: () => 'A face-down card cannot be moved.',
    onlyTopCard: ({ pile: of }) =>
      `Only the top card of the ${of === 'w' ? 'waste' : 'foundation'} can be moved.`,
    notARun: ({ card: of, onto, building }) =>
      `The group is not in order: ${card(of)} does not follow ${card(onto)}${building === 'alternateColor' ? ' in alternating colours' : ''}.`,
    groupTooLarge: ({ limit }) => `At most ${cards(limit)} move at once.`,
    oneCardHome: () => 'Cards go to a foundation one at a time.',
    wrongFoundation: ({ card: of }) => `The ${card(of)} belongs on the ${suitOf(of)} foundation.`,
    notNextHome: ({ wanted }) => `The foundation is waiting for the ${card(wanted)}.`,
    vacancyWantsKing: () => 'An empty column takes only a king.',
    doesNotBuild: ({ card: of, building }) => {
      if (rankOf(of) === 13) return 'A king goes only on an empty column.';
      if (building === 'sameSuit') return `The ${card(of)} goes only on the ${above(of)} of the same family.`;
      const wanted = building === 'anySuit' ? above(of) : `${red(of) ? 'black' : 'red'} ${above(of)}`;
      return `The ${card(of)} goes only on ${article(wanted)}.`;
    },
    nothingToUndo: () => 'There is nothing to undo.',
    undoLimit: ({ limit }) => `Undo goes back ${limit} actions at most.`,
    nothingToRedo: () => 'There is nothing to redo.',
    cannotFinish: () => 'The game cannot be finished yet.',
  },
  codeFaults: {
    noCode: () => `No code found. A code looks like ${EXAMPLE_CODE}.`,
    unknownGame: ({ at, found }) =>
      `Character ${at + 1}: “${found}” is no game. Expected KL, TF, RU or YU, as in ${EXAMPLE_CODE}.`,
    laterVersion: ({ version }) =>
      `This code is of a later version (${version}). Reload the app, then try again.`,
    badOptions: ({ at, found, expected }) =>
      `Character ${at + 1}: found “${found}”, expected ${expected}, as in ${EXAMPLE_CODE}.`,
    wrongLetter: ({ at, found }) =>
      `Character ${at + 1}: found “${found}”, expected a letter A–Z, as in ${EXAMPLE_CODE}.`,
    wrongLength: ({ at, found, expected }) =>
      `From character ${at + 1}: found ${found} letters, expected ${expected}, as in ${EXAMPLE_CODE}.`,
    numberTooLarge: ({ at }) =>
      `From character ${at + 1}: these letters name no deal; the first must come earlier in the alphabet.`,
  },
  dealFaults: {
    notACard: ({ nth, found }) =>
      `Card ${nth}: “${found}” is no card. Expected rank and suit, such as QH or 10S.`,
    twice: ({ card: of, first, nth }) => `Card ${nth}: the ${card(of)} was already card ${first}.`,
    cardCount: ({ found, expected }) => `Found ${cards(found)}, expected ${expected}.`,
  },
  transferFaults: {
    notJson: ({ says }) => `The file is no export of Geduld: ${says}. Nothing has changed.`,
    notOurs: () => 'The file is no export of Geduld. Nothing has changed.',
    laterFile: ({ version }) =>
      `The file comes from a later version (${version}). Reload the app, then try again. Nothing has changed.`,
    badPlace: ({ place, found, expected }) =>
      `At ${place}: found ${found}, expected ${expected}. Nothing has changed.`,
  },
  said: {
    dealt: (game, code) => `${game}, ${code}, dealt.`,
    opened: (game, count) => `${game}, after ${moves(count)}.`,
    carried: (of, count, _from, to) =>
      `${capital(card(of))}${count > 1 ? ` and ${cards(count - 1)}` : ''} to ${pile(to)}.`,
    turnedUp: (of, on) => `${capital(pile(on))} shows ${card(of)}.`,
    drew: (drawn) => `Drawn: ${drawn.map(card).join(', ')}.`,
    redealt: (count) => `Waste turned over: ${cards(count)} in the stock.`,
    finished: (count) => `${capital(cards(count))} went home.`,
    undone: 'Undone.',
    redone: 'Redone.',
    score: (score) => `Score ${score}.`,
    moveCount: (count) => `${capital(moves(count))}.`,
    selected: (of, on) => `${capital(card(of))}${on > 0 ? ` and ${cards(on)}` : ''} taken.`,
    places: (count) => (count === 0 ? 'No place for it.' : `${count} ${count === 1 ? 'place' : 'places'}.`),
    dropped: 'Put back.',
    won: (score) => `Won, with ${score} points.`,
  },
};
