import { assertNever, type Result } from '@geduld/core';
import type { RecordFault } from '@geduld/notation';
import type { ReplayFault } from '@geduld/session';
import { type Refused, refused } from '../http/problems.ts';

/** A record that is refused: `place` points into it as into JSON, where entries are counted from 0; the sentence counts from 1. */
export const recordRefused = (
  says: string,
  place: string,
  found: unknown,
  expected: string,
): Result<never, Refused> => refused('record', says, { place, found: String(found).slice(0, 80), expected });

/** A text that is no record. */
export const notARecord = (fault: RecordFault): Result<never, Refused> => {
  switch (fault.why) {
    case 'notJson':
      return recordRefused('The record is no JSON.', 'record', fault.says, 'JSON');
    case 'laterRecord':
      return recordRefused('The record is of a later version.', 'record.v', fault.version, '1');
    case 'badField':
      return recordRefused(
        `The field ${fault.field} of the record does not hold.`,
        `record.${fault.field}`,
        fault.found,
        fault.expected,
      );
    default:
      return assertNever(fault);
  }
};

/** A record whose game does not hold: the first entry that is wrong, and why. */
export const replayRefused = (fault: ReplayFault): Result<never, Refused> => {
  switch (fault.why) {
    case 'code':
      return recordRefused(
        'The code of the record names no deal.',
        'record.code',
        JSON.stringify(fault.fault),
        'the code of a deal',
      );
    case 'unreadable':
      return recordRefused(
        `Entry ${fault.entry} cannot be read.`,
        placeOf(fault.entry),
        fault.text,
        'a move, undo or redo',
      );
    case 'refused': {
      const { why, ...facts } = fault.refusal;
      const detail = Object.keys(facts).length > 0 ? ` ${JSON.stringify(facts)}` : '';
      return recordRefused(
        `Entry ${fault.entry}, ${fault.text}, is against the rules: ${why}${detail}.`,
        placeOf(fault.entry),
        fault.text,
        'a move that the rules allow there',
      );
    }
    case 'brokenStep':
      return recordRefused(
        `Entry ${fault.entry} does not belong to its step.`,
        placeOf(fault.entry),
        fault.text,
        fault.expected,
      );
    case 'total':
      return recordRefused(
        `The replay comes to another ${fault.field}.`,
        `record.${fault.field}`,
        fault.found,
        String(fault.expected),
      );
    default:
      return assertNever(fault);
  }
};

const placeOf = (entry: number): string => `record.moves[${entry - 1}]`;
