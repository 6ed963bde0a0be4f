import type { Noise } from './cues.ts';

/** One part of a noise: a puff of air and paper, or the knock of the table under it. Times in seconds. */
export interface Part {
  readonly kind: 'paper' | 'knock';
  readonly at: number;
  readonly length: number;
  /** Where the puff is brightest, or the pitch of the knock, in hertz; it sinks to `to`. */
  readonly from: number;
  readonly to: number;
  /** 0 to 1. */
  readonly loud: number;
}

const paper = (at: number, length: number, from: number, to: number, loud: number): Part => ({
  kind: 'paper',
  at,
  length,
  from,
  to,
  loud,
});
const knock = (at: number, length: number, from: number, loud: number): Part => ({
  kind: 'knock',
  at,
  length,
  from,
  to: from * 0.62,
  loud,
});

const put = (at: number, loud: number): readonly Part[] => [
  paper(at, 0.05, 2100, 900, 0.5 * loud),
  knock(at + 0.006, 0.07, 165, 0.42 * loud),
];
/** Cards that run off a thumb. */
const riffle = (count: number, step: number, loud: number): readonly Part[] =>
  Array.from({ length: count }, (_, nth) =>
    paper(nth * step, 0.028, 2500 + (nth % 3) * 260, 1700, loud * (0.75 + (nth % 2) * 0.25)),
  );

/** What each noise is made of: soft, short, of paper and wood. */
export const NOISES: Readonly<Record<Noise, readonly Part[]>> = {
  lift: [paper(0, 0.04, 3400, 4200, 0.16)],
  put: put(0, 1),
  turn: [paper(0, 0.035, 3800, 2600, 0.2), ...put(0.05, 0.6)],
  draw: [paper(0, 0.09, 2400, 3800, 0.24), ...put(0.075, 0.7)],
  redeal: [...riffle(9, 0.028, 0.22), ...put(0.27, 0.6)],
  refused: [knock(0, 0.1, 118, 0.5), knock(0.09, 0.1, 104, 0.36)],
  home: [...put(0, 0.85), knock(0.004, 0.16, 330, 0.14)],
  win: [
    ...riffle(26, 0.03, 0.2),
    knock(0.82, 0.9, 262, 0.16),
    knock(0.94, 0.9, 330, 0.15),
    knock(1.06, 1.3, 392, 0.16),
  ],
};
