import type { Rank, Suit } from '@geduld/core';
import { SUIT_PATHS } from '../suitPaths.ts';

/** A suit in a square of side `size` around a point; `turned` stands on its head. */
export const suitAt = (
  suit: Suit,
  x: number,
  y: number,
  size: number,
  paths: Readonly<Record<Suit, string>> = SUIT_PATHS,
  turned = false,
): string => {
  const scale = Math.round((turned ? -size : size) * 10) / 1000;
  const corner = (at: number) => Math.round((turned ? at + size / 2 : at - size / 2) * 10) / 10;
  return `<path transform="translate(${corner(x)} ${corner(y)})scale(${scale})" d="${paths[suit]}"/>`;
};

/** Rows of the pips of each number from the left column, the middle and the right one; 0 is the top row, 1 the lowest. */
const ROWS: Readonly<Partial<Record<Rank, readonly [sides: readonly number[], middle: readonly number[]]>>> =
  {
    1: [[], [0.5]],
    2: [[], [0, 1]],
    3: [[], [0, 0.5, 1]],
    4: [[0, 1], []],
    5: [[0, 1], [0.5]],
    6: [[0, 0.5, 1], []],
    7: [[0, 0.5, 1], [0.25]],
    8: [
      [0, 0.5, 1],
      [0.25, 0.75],
    ],
    9: [[0, 1 / 3, 2 / 3, 1], [0.5]],
    10: [
      [0, 1 / 3, 2 / 3, 1],
      [1 / 6, 5 / 6],
    ],
  };

/** Where the pips of a number stand in a field; courts have none. */
export const pipPlaces = (
  rank: Rank,
  field: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number },
): readonly { readonly x: number; readonly y: number; readonly low: boolean }[] => {
  const [sides, middle] = ROWS[rank] ?? [[], []];
  const y = (row: number) => field.top + row * (field.bottom - field.top);
  const at = (x: number) => (row: number) => ({ x, y: y(row), low: row > 0.5 });
  return [
    ...sides.map(at(field.left)),
    ...middle.map(at((field.left + field.right) / 2)),
    ...sides.map(at(field.right)),
  ];
};

/** Markup and the same once more, upside down: the way of a double-ended card. */
export const doubled = (half: string): string => `${half}<g transform="rotate(180 125 175)">${half}</g>`;

/** A full circle as path data. */
export const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`;

/** Path data mirrored at x = 0; absolute commands of M, L, C, Q and Z alone. */
const mirrored = (data: string): string =>
  data.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${-Number(x)} ${y}`);

/** Path data and its mirror image. */
export const both = (data: string): string => data + mirrored(data);
