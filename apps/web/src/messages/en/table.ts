import {
  type Card,
  columnIndexOf,
  isColumn,
  isRed,
  type PileId,
  rankOf,
  suitOf,
  suitOfFoundation,
} from '@geduld/core';
import type { Messages } from '../messages.ts';
import { oneIn } from '../plural.ts';

const RANKS = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'];
const rank = (card: Card): string => RANKS[rankOf(card) - 1] as string;
const above = (card: Card): string => RANKS[rankOf(card)] ?? 'king';
export const card = (of: Card): string => `${rank(of)} of ${suitOf(of)}`;
const article = (word: string): string => (/^(ace|8)/.test(word) ? `an ${word}` : `a ${word}`);

export const pile = (of: PileId): string => {
  if (of === 'w') return 'waste';
  if (of === 's') return 'stock';
  return isColumn(of) ? `column ${columnIndexOf(of) + 1}` : `${suitOfFoundation(of)} foundation`;
};
export const one = oneIn('en');
export const cards = (count: number): string => `${count} ${one(count) ? 'card' : 'cards'}`;
export const moves = (count: number): string => `${count} ${one(count) ? 'move' : 'moves'}`;
export const passes = (count: number): string => `${count} ${one(count) ? 'pass' : 'passes'}`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

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
  },
  actions: {
    name: 'Actions',
    undo: 'Undo',
    redo: 'Redo',
    hint: 'Hint',
    new: 'New',
    restart: 'Restart',
    finish: 'Finish',
    menu: 'Menu',
    close: 'Close',
  },
  notices: {
    saveFaults: {
      QuotaExceededError: 'no space is left',
      closed: 'a newer version is open in another tab',
      deleted: 'the browser has cleared or closed its storage',
    },
    notSaved: (reason) => `Not saved: ${reason}. You can play on.`,
    memoryOnly: 'This browser stores nothing: this game lasts until the page is closed.',
    setAside: (count) =>
      count > 0
        ? `Part of the stored game could not be read and was set aside. It goes on after ${moves(count)}.`
        : 'A stored game could not be read and was set aside.',
    otherTab: 'This game is open in another tab.',
    wentElsewhere: 'The game went on in another tab.',
    playHere: 'Play here',
    notLoaded: 'This part could not be fetched. Try again when you are online.',
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
      const wanted = building === 'anySuit' ? above(of) : `${isRed(of) ? 'black' : 'red'} ${above(of)}`;
      return `The ${card(of)} goes only on ${article(wanted)}.`;
    },
    nothingToUndo: () => 'There is nothing to undo.',
    undoLimit: ({ limit }) => `Undo goes back ${limit} actions at most.`,
    nothingToRedo: () => 'There is nothing to redo.',
    cannotFinish: () => 'The game cannot be finished yet.',
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
