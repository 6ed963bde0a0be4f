import { timeBonus } from '@geduld/core';
import { type GameRecord, parseRecord, type RecordFault } from '@geduld/notation';
import { type ReplayFault, type Session, verify } from '@geduld/session';
import { command as commandOf } from '../command.ts';
import type { Io } from '../io.ts';
import { withinEntries } from '../records.ts';
import { recordSentence, replaySentence } from '../sentences.ts';
import { linesOf, MOST_BYTES, sourceName } from '../source.ts';
import { cannotGo, type Exit } from '../stop.ts';

/** `geduld verify`: replays records and says which of them hold. */
export const command = commandOf({
  name: 'verify',
  usage: ['verify FILE', 'verify -'],
  about: [
    'Replays a record from its code and moves, and prints the final score, the moves and',
    'whether the game was won. Where it does not hold, it names the first entry that does',
    'not, counted from 1, and why. A file may hold one record, or one on each line.',
  ],
  words: { least: 1, most: 1, called: 'a file, or - for standard input' },
  options: {},
  examples: [
    ['verify game.json', 'one record'],
    ['verify --json games.jsonl', 'one on each line, each judged in order'],
  ],
  run: async ({ words, json }, io) => {
    const path = words[0] ?? '-';
    const report = (place: string, text: string) => judge(place, text, json, io);
    const name = sourceName(path);
    let exit: Exit = 0;
    let pending: Whole | undefined;
    let number = 0;
    let records = 0;
    for await (const line of linesOf(path, io)) {
      if (!line.ok) return io.complain(line.error);
      number += 1;
      const text = line.value;
      if (pending) {
        pending.lines.push(text);
        pending.length += text.length + 1;
        if (pending.length > MOST_BYTES)
          return io.complain(cannotGo(`${name}: found a record of more than 16 MB, expected less.`).error);
      } else if (text.trim() === '') continue;
      else if (records === 0 && !/^\s*\{.*\}\s*$/.test(text))
        pending = { lines: [text], length: text.length };
      else {
        records += 1;
        exit = worse(exit, report(`${name}, line ${number}`, text));
      }
    }
    if (pending) return report(name, pending.lines.join('\n'));
    if (records === 0) return fails(name, { why: 'empty' }, json, io);
    return exit;
  },
});

/** A record that goes over several lines. */
interface Whole {
  readonly lines: string[];
  length: number;
}

const worse = (one: Exit, other: Exit): Exit => (one > other ? one : other);

const judge = (place: string, text: string, json: boolean, io: Io): Exit => {
  const record = parseRecord(text);
  if (!record.ok) return fails(place, record.error, json, io);
  const fits = withinEntries(place, record.value);
  if (!fits.ok) return io.complain(fits.error);
  const session = verify(record.value);
  if (!session.ok) return fails(place, session.error, json, io);
  if (json) io.json({ ok: true, ...totals(record.value, session.value) });
  else io.line(`${place}: ${heldText(record.value, session.value)}`);
  return 0;
};

const totals = (record: GameRecord, session: Session) => ({
  score: session.standing.score,
  moveCount: session.moveCount,
  won: record.won,
  entries: record.moves.length,
});

const heldText = (record: GameRecord, session: Session): string => {
  const { score, moveCount, won, entries } = totals(record, session);
  const seconds = Math.floor((record.t.at(-1) ?? 0) / 1000);
  const bonus = won && session.code.game.scoring.timeBonus ? ` and ${timeBonus(seconds)} for time` : '';
  return `holds: score ${score}${bonus}, moves ${moveCount}, ${won ? 'won' : 'not won'}, ${entries} entries.`;
};

type Fault = RecordFault | ReplayFault | { readonly why: 'empty' };

const faultSentence = (fault: Fault): string => {
  switch (fault.why) {
    case 'empty':
      return 'found nothing, expected a record.';
    case 'notJson':
    case 'laterRecord':
    case 'badField':
      return recordSentence(fault);
    default:
      return replaySentence(fault);
  }
};

/** Says that a record does not hold: for programs as an object, and always in a sentence. */
const fails = (place: string, fault: Fault, json: boolean, io: Io): Exit => {
  const reason = faultSentence(fault);
  if (json) io.json({ ok: false, entry: 'entry' in fault ? fault.entry : null, reason, ...detail(fault) });
  return io.complain({ exit: 1, sentence: `${place}: ${reason}` });
};

/** What a program may want of a fault beyond its sentence. */
const detail = (fault: Fault): object => {
  if (fault.why === 'refused') return { why: fault.refusal.why, move: fault.text };
  if (fault.why === 'total')
    return { why: fault.why, field: fault.field, found: fault.found, expected: fault.expected };
  return { why: fault.why };
};
