import { type Game, gameOf } from '@geduld/games';
import { handPosition } from '@geduld/testkit';
import { expect, test } from 'vitest';
import { countFrom } from './index.ts';

const russian = (gameOf('RU', 'C') as Game).spec;
const strict = (gameOf('KL', 'D3NP2') as Game).spec;

test('R2, R5, R6, G1: the counts of a lone king, by hand', () => {
  const small = { ...russian, columns: russian.columns.slice(0, 2) };
  // Depth 1: the king aside (6 moves on), the king home (won: none), its queen back on it (6 moves on), and each of
  // the three other kings back into the vacancy (4 moves on).
  expect([...countFrom(small, handPosition(small, 'c1: KS'), 2)]).toEqual([
    { depth: 0, sequences: 1, positions: 1 },
    { depth: 1, sequences: 6, positions: 6 },
    { depth: 2, sequences: 24, positions: 16 },
  ]);
});

test('K5: where drawing is all there is, counted passes come to an end', () => {
  const spec = { ...strict, ranks: 3, columns: [0, 1, 2, 3].map(() => ({ down: 1, up: 1 })) };
  const start = handPosition(spec, 'c1: as 2D\nc2: ad 2S\nc3: ah 2C\nc4: ac 2H\ns: 3S 3H 3D 3C');
  expect([...countFrom(spec, start, 6)].map(({ sequences, positions }) => [sequences, positions])).toEqual([
    [1, 1],
    [1, 1],
    [1, 1],
    [1, 1],
    [1, 1],
    [1, 1],
    [0, 0],
  ]);
});

test('a count tells how many positions it holds: those of this depth and those of the next so far', () => {
  const small = { ...russian, columns: russian.columns.slice(0, 2) };
  const held: number[] = [];
  const counted = countFrom(small, handPosition(small, 'c1: KS'), 2, (positions) => held.push(positions) < 0);
  expect([...counted].length).toBe(3);
  expect(held.length).toBe(7);
  expect(held.slice(0, 2)).toEqual([1, 6]);
  expect(held.every((positions, at) => at < 2 || positions >= (held[at - 1] as number))).toBe(true);
  expect(held.at(-1)).toBeGreaterThan(12);
});
