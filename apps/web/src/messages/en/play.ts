import type { PlayWords } from '../playWords.ts';
import { moves } from './table.ts';

const TOTALS = { score: 'score', moveCount: 'number of moves', won: 'won' } as const;
const valueText = (value: number | boolean): string =>
  typeof value === 'number' ? String(value) : value ? 'yes' : 'no';

/** Around one game, in English. */
export const play: PlayWords = {
  moves: {
    title: 'Moves',
    open: 'Moves and bookmarks',
    openSays: 'Go back to any move; nothing you tried is lost',
    line: 'This line',
    deal: 'The deal',
    none: 'No move has been made yet.',
    here: 'here',
    apart: 'beyond undo',
    apartSays: (limit) =>
      `Undo goes back ${moves(limit)} here. A place before that opens as a game of its own; this one stays.`,
    openedApart: 'Opened as a game of its own. The other one stays under Earlier games.',
    left: (count) => `Other lines you tried: ${count}`,
    leftSays: 'Going back to one undoes to where it parted, then plays its moves again.',
    leftAfter: (nth, move, length) => `After move ${nth}: ${move} ${moves(length)}`,
    leftAtDeal: (move, length) => `From the deal: ${move} ${moves(length)}`,
  },
  bookmarks: {
    title: 'Bookmarks',
    add: 'Bookmark this place',
    after: (count) => `After ${moves(count)}`,
    name: 'Name of the bookmark',
    rename: (name) => `Rename “${name}”`,
    remove: (name) => `Delete “${name}”`,
    keep: 'Keep',
  },
  earlier: {
    game: 'Show',
    all: 'All games',
    score: (score) => `score ${score}`,
    endings: { won: 'won', givenUp: 'given up', newDeal: 'left' },
    daily: (day) => `Daily challenge of ${day}`,
    older: 'Show older games',
    noneOfThese: 'No game of this kind yet.',
  },
  replay: {
    name: 'Replay',
    play: 'Play',
    pause: 'Pause',
    first: 'To the deal',
    back: 'One move back',
    on: 'One move on',
    last: 'To the end',
  },
  share: {
    title: 'Share',
    deal: 'This deal',
    dealSays: 'Whoever opens the link or types the code gets the same cards.',
    code: 'Code',
    link: 'Link',
    copyCode: 'Copy code',
    copyLink: 'Copy link',
    copied: 'Copied.',
    copyFailed: 'Copying did not work. Select the text and copy it yourself.',
    send: 'Send…',
    qr: 'QR code of the link',
    qrSays: 'A phone that sees this opens the deal.',
    game: 'This game',
    gameSays: 'A file with every move. Whoever opens it can check it and look back at it.',
    save: 'Save game file',
    nothingToSave: 'There is nothing to save before the first move.',
    open: 'Open game file',
    drop: 'Let go to open the game file',
    opened: (count) =>
      `Opened from the file, after ${moves(count)}. Every move was checked. It counts in no statistics.`,
    openedWon: 'A won game: every move was checked. It is shown here and counts as no win of yours.',
    refused: 'This file was not opened. Nothing has changed.',
  },
  dealNow: 'Deal without waiting',
  recordFaults: {
    notJson: ({ says }) => `It is no game file: ${says}.`,
    laterRecord: ({ version }) =>
      `It comes from a later version (${version}). Reload the app, then try again.`,
    badField: ({ field, found, expected }) => `At ${field}: found ${found}, expected ${expected}.`,
  },
  replayFaults: {
    unreadable: ({ entry, text }) => `Entry ${entry}: found “${text}”, expected a move such as c3-c5.`,
    refused: (entry, text, why) => `Entry ${entry}: “${text}” is not allowed there. ${why}`,
    brokenStep: ({ entry, text, expected }) => `Entry ${entry}: found “${text}”, expected ${expected}.`,
    total: ({ field, found, expected }) =>
      `At the ${TOTALS[field]}: found ${valueText(found)}, played through it is ${valueText(expected)}.`,
  },
};
