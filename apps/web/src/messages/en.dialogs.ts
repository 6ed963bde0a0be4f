import { EXAMPLE_CODE } from '@geduld/notation';
import { card, cards, moves, one, passes } from './en.ts';
import type { DialogMessages } from './messages.ts';

/** The dialogs in English. */
export const messages: DialogMessages = {
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
    scoring: 'Scoring',
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
    imported: (count) => `Imported. ${count} ${one(count) ? 'game' : 'games'} in the file.`,
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
      ['1 – 7', 'From column, to column'],
      ['S, W, F', 'Stock, waste, foundations'],
      ['Esc', 'Put back'],
      ['Z', 'Undo'],
      ['Y', 'Redo'],
      ['E', 'Finish'],
      ['N', 'New game'],
      ['?', 'These keys'],
    ],
  },
  win: {
    title: 'Won!',
    score: 'Score',
    bonus: 'Time bonus',
    total: 'Total',
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
};
