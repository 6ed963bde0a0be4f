import { assertNever, err, ok, type Result } from '@geduld/core';
import { codeText, readCode } from '@geduld/notation';
import { playedAt, sessionWon } from '@geduld/session';
import type { CardName } from '../sentences.ts';
import { codeSentence } from '../sentences.ts';
import { sourceName } from '../source.ts';
import { begin, doCommand, type Playing, randomCode, timeText } from './game.ts';
import { kindOf, mayWrite, writeRecord } from './recordFile.ts';
import { readTyped } from './typed.ts';

/** A game at the terminal, with what belongs to it from one line to the next. */
export interface Table {
  readonly playing: Playing;
  /** The file that is written after every action. */
  readonly record: string | undefined;
  /** Files that this call has written itself: they may be written again. */
  readonly written: readonly string[];
  /** What was asked for and is done only when it is asked once more: it would lose the game. */
  readonly asked: 'new' | 'quit' | undefined;
}

/** What one line led to. */
export interface Turn {
  readonly table: Table;
  readonly says?: string;
  readonly next?: 'help' | 'quit';
}

/** Does what one line says. An error is a sentence, and nothing has changed then. */
export const takeTurn = (table: Table, line: string, now: number, name: CardName): Result<Turn, string> => {
  const typed = readTyped(line, table.playing.session);
  if (!typed.ok) return typed;
  const calm: Table = { ...table, asked: undefined };
  const { value } = typed;
  switch (value.kind) {
    case 'nothing':
      return ok({ table: calm });
    case 'help':
      return ok({ table: calm, next: 'help' });
    case 'quit':
      if (loses(table, 'quit'))
        return ok({
          table: { ...table, asked: 'quit' },
          says: 'q once more leaves this game; save FILE keeps it.',
        });
      return ok({ table: calm, next: 'quit' });
    case 'new':
      return newGame(table, value.code);
    case 'save':
      return save(calm, value.path);
    case 'command': {
      const done = doCommand(table.playing, value.command, now, name);
      return done.ok ? recorded({ ...calm, playing: done.value }) : done;
    }
    default:
      return assertNever(value);
  }
};

/** Would this throw away a game that has begun, is not over and is kept nowhere? */
const loses = ({ playing: { session }, record, asked }: Table, kind: 'new' | 'quit'): boolean =>
  asked !== kind && session.moveCount > 0 && !sessionWon(session) && (kind === 'new' || record === undefined);

const newGame = (table: Table, text: string | undefined): Result<Turn, string> => {
  const code = text === undefined ? ok(randomCode(table.playing.session.code.game)) : readCode(text);
  if (!code.ok) return err(`The code, ${codeSentence(code.error)}`);
  if (loses(table, 'new'))
    return ok({
      table: { ...table, asked: 'new' },
      says: 'n once more gives this game up; save FILE keeps it.',
    });
  return recorded({ ...table, asked: undefined, playing: begin(code.value) });
};

const recorded = (table: Table): Result<Turn, string> => {
  if (table.record === undefined) return ok({ table });
  const wrote = writeRecord(table.record, table.playing.session);
  return ok(wrote.ok ? { table } : { table, says: `The record was not written: ${wrote.error.sentence}` });
};

const save = (table: Table, path: string): Result<Turn, string> => {
  const may = mayWrite(path, table.written.includes(path) || path === table.record);
  if (!may.ok) return err(may.error.sentence);
  const fresh = kindOf(path) === 'absent';
  const wrote = writeRecord(path, table.playing.session);
  return wrote.ok
    ? ok({
        table: { ...table, written: [...table.written, path] },
        says: `${sourceName(path)} ${fresh ? 'now holds' : 'holds'} the record; --resume goes on from it.`,
      })
    : err(wrote.error.sentence);
};

/** One line that stays on the terminal when the game has left it. */
export const endText = ({ playing: { session, clock }, record }: Table, now: number): string => {
  const kept = record === undefined ? '' : `, recorded in ${record}`;
  const end = sessionWon(session) ? 'won' : 'not won';
  return `${codeText(session.code)}: ${end}, score ${session.standing.score}, moves ${session.moveCount}, ${timeText(playedAt(clock, now))}${kept}`;
};
