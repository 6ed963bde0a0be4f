import { FOUNDATION_IDS } from '@geduld/core';
import { cardText, codeText } from '@geduld/notation';
import { recordOf, sessionWon } from '@geduld/session';
import { styleOf } from '../cards.ts';
import type { Io } from '../io.ts';
import { linesOf } from '../source.ts';
import type { Exit } from '../stop.ts';
import { newsOf } from './game.ts';
import { PLAY_HELP } from './help.ts';
import { tableLines } from './table.ts';
import { type Table, takeTurn } from './turn.ts';

/** Rows for a table that is printed once: no column is ever folded. */
const ALL_ROWS = 100;

/**
 * Plays the lines of standard input and prints how the game stands then. A line that is refused is said and changes
 * nothing; the answer is no if there was one. Lines that begin with `#` are remarks.
 */
export const playScript = async (start: Table, json: boolean, io: Io): Promise<Exit> => {
  let table = start;
  let exit: Exit = 0;
  let number = 0;
  for await (const line of linesOf('-', io)) {
    if (!line.ok) return io.complain(line.error);
    number += 1;
    if (line.value.trimStart().startsWith('#')) continue;
    // Nobody is there to be asked twice.
    const turn = takeTurn({ ...table, asked: askedBy(line.value) }, line.value, performance.now(), cardText);
    if (!turn.ok) {
      exit = io.complain({ exit: 1, sentence: `line ${number}: ${turn.error}` });
      continue;
    }
    table = turn.value.table;
    const { says, next } = turn.value;
    if (says !== undefined) io.note(`${says}\n`);
    if (next === 'help' && !json) io.write(`${PLAY_HELP.join('\n')}\n`);
    if (next === 'quit') break;
  }
  // What is left of the input is nobody's.
  io.stdin.destroy();
  if (json) io.json(standObject(table));
  else
    io.write(
      standLines(table, io)
        .map((text) => `${text}\n`)
        .join(''),
    );
  return exit;
};

const askedBy = (line: string): Table['asked'] =>
  line.trim().toLowerCase().startsWith('q') ? 'quit' : 'new';

const standLines = ({ playing }: Table, io: Io): readonly string[] => {
  const now = performance.now();
  const news = newsOf(playing, now);
  const space = { width: 80, height: ALL_ROWS };
  return [...tableLines(playing, now, space, styleOf(io.look)), ...(news === undefined ? [] : ['', news])];
};

/** How a game stands, for programs. What lies face down is not told. */
const standObject = ({ playing: { session } }: Table): object => {
  const { position, score } = session.standing;
  return {
    code: codeText(session.code),
    score,
    moveCount: session.moveCount,
    won: sessionWon(session),
    columns: position.columns.map(({ cards, down }) =>
      cards.map((card, at) => (at < down ? '??' : cardText(card))),
    ),
    foundations: Object.fromEntries(FOUNDATION_IDS.map((pile, suit) => [pile, position.foundations[suit]])),
    waste: position.waste.map(cardText),
    stock: position.stock.length,
    record: recordOf(session),
  };
};
