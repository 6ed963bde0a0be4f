import { expect } from 'vitest';
import type { Ran } from './run.ts';

/** One sentence on standard error that begins with the program's name; no stack, nothing on standard output. */
export const expectStop = (ran: Ran, exit: number, says: RegExp | string): void => {
  expect({ exit: ran.exit, out: ran.out }).toEqual({ exit, out: '' });
  expect(ran.err).toMatch(/^geduld: [^\n]+\.\n$/);
  expect(ran.err).not.toMatch(/ {4}at |node:internal/);
  expect(ran.err).toMatch(says);
};
