/// <reference types="vite/client" />
import { invariant } from '@geduld/core';
import type { GameRecord } from '@geduld/notation';

/** The records of the folder `examples` but those that only test the layout. */
const RECORDS: Readonly<Record<string, GameRecord>> = import.meta.glob(
  ['../../../../examples/*.json', '!**/longest-*.json', '!**/won-klondike-vegas.json'],
  { eager: true, import: 'default' },
);

/** The record of an example by the name of its file. */
export const recordNamed = (name: string): GameRecord => {
  const record = RECORDS[`../../../../examples/${name}.json`];
  invariant(record !== undefined, `there is an example ${name}`);
  return record;
};
