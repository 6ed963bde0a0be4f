import type { Rank } from '@geduld/core';
import { both, disc } from './drawing.ts';

/** What a part of a figure is; a design gives each its colour or its lines. */
export type Part =
  | 'robe'
  | 'lining'
  | 'collar'
  | 'skin'
  | 'hair'
  | 'crown'
  | 'band'
  | 'jewel'
  | 'white'
  | 'tool'
  | 'lips'
  | 'line';

/**
 * One part, in the order of painting: an area, or with `line` a stroke. Coordinates are about the nose: x from −92 to 92,
 * y from −112 (crown) to 100 (the cut at the chest); absolute commands of M, L, C, Q and Z alone, but for discs.
 */
export type Shape = { readonly part: Part; readonly data: string };

const shape = (part: Part, data: string): Shape => ({ part, data });

const EYES = [
  shape('white', both('M-18 -35C-15 -40 -8 -40 -4 -35C-8 -31 -15 -31 -18 -35Z')),
  shape('line', both('M-19 -43C-15 -47 -8 -47 -4 -43')),
  shape('jewel', disc(-11, -35, 2.6) + disc(11, -35, 2.6)),
];
const NOSE = shape('line', 'M-3 -36C-4 -27 -7 -21 -5 -18C-3 -15 3 -15 5 -18');

const KING: readonly Shape[] = [
  shape('robe', 'M-92 100C-90 54 -66 32 -34 20L34 20C66 32 90 54 92 100Z'),
  shape('lining', 'M-26 24L26 24L34 100L-34 100Z'),
  shape(
    'collar',
    'M-38 16C-60 22 -76 40 -84 66L-56 80C-50 56 -30 40 0 38C30 40 50 56 56 80L84 66C76 40 60 22 38 16C24 28 -24 28 -38 16Z',
  ),
  shape('line', both('M-64 48L-58 56M-74 60L-66 68M-52 38L-46 46M-38 32L-34 40M-60 62L-56 70M-22 30L-20 36')),
  shape('hair', both('M-24 -58C-48 -52 -50 -26 -46 -6C-44 8 -52 14 -60 14C-46 26 -32 22 -27 8L-20 -30Z')),
  shape('line', both('M-38 -46C-42 -28 -38 -10 -36 2C-36 10 -40 15 -46 17M-31 -42C-34 -24 -30 -8 -29 4')),
  shape('skin', 'M-25 -58L25 -58C29 -36 27 -14 20 0C12 10 -12 10 -20 0C-27 -14 -29 -36 -25 -58Z'),
  shape(
    'hair',
    'M-26 -26C-32 4 -28 28 -12 44C-10 36 -4 38 0 48C4 38 10 36 12 44C28 28 32 4 26 -26C22 -8 14 -4 0 -4C-14 -4 -22 -8 -26 -26Z',
  ),
  shape('line', `${both('M-20 -2C-20 12 -17 24 -12 32M-11 2C-11 14 -9 24 -6 32')}M0 8L0 34`),
  shape('lips', 'M-7 -3C-3 -5 3 -5 7 -3C4 2 -4 2 -7 -3Z'),
  shape('hair', 'M0 -10C-6 -15 -16 -13 -23 -3C-14 -7 -6 -4 0 -7C6 -4 14 -7 23 -3C16 -13 6 -15 0 -10Z'),
  NOSE,
  ...EYES,
  shape(
    'crown',
    'M-34 -60L-42 -100L-23 -82L-12 -108L0 -84L12 -108L23 -82L42 -100L34 -60C14 -54 -14 -54 -34 -60Z',
  ),
  shape('band', 'M-36 -68C-14 -62 14 -62 36 -68L34 -56C14 -50 -14 -50 -34 -56Z'),
  shape('jewel', disc(-42, -103, 4.5) + disc(-12, -111, 4.5) + disc(12, -111, 4.5) + disc(42, -103, 4.5)),
  shape('white', disc(0, -58, 3.6) + disc(-17, -60, 2.6) + disc(17, -60, 2.6)),
];

const QUEEN: readonly Shape[] = [
  shape(
    'hair',
    'M-26 -60C-56 -54 -52 -10 -50 16C-49 32 -56 44 -64 52L64 52C56 44 49 32 50 16C52 -10 56 -54 26 -60Z',
  ),
  shape('line', both('M-38 -46C-46 -22 -42 4 -42 20C-42 30 -46 38 -52 44M-32 -34C-36 -14 -34 6 -34 22')),
  shape('robe', 'M-92 100C-88 62 -66 42 -36 34L36 34C66 42 88 62 92 100Z'),
  shape('skin', 'M-13 -6L-14 22L-34 32L0 74L34 32L14 22L13 -6Z'),
  shape(
    'collar',
    both('M-14 18C-34 14 -58 22 -66 42C-46 40 -22 54 -4 82L0 66C-10 50 -20 40 -34 36C-26 32 -18 26 -14 18Z'),
  ),
  shape('line', both('M-22 22L-26 33M-36 22L-38 34M-50 28L-48 38')),
  shape('lining', 'M-5 76L0 64L5 76L12 100L-12 100Z'),
  shape(
    'skin',
    'M-23 -56C-28 -34 -25 -14 -14 -2C-6 7 6 7 14 -2C25 -14 28 -34 23 -56C10 -66 -10 -66 -23 -56Z',
  ),
  shape(
    'hair',
    'M-27 -32C-30 -58 -12 -68 0 -60C12 -68 30 -58 27 -32C22 -48 10 -54 0 -53C-10 -54 -22 -48 -27 -32Z',
  ),
  shape('lips', 'M-7 -7C-4 -10 -2 -10 0 -8.5C2 -10 4 -10 7 -7C4 -2 -4 -2 -7 -7Z'),
  NOSE,
  ...EYES,
  shape('line', 'M-15 22C-9 36 9 36 15 22'),
  shape('jewel', disc(0, 36, 4.5)),
  shape('jewel', disc(-26, -12, 3) + disc(26, -12, 3)),
  shape(
    'crown',
    'M-29 -62L-37 -90C-28 -82 -21 -84 -18 -96C-13 -84 -6 -86 0 -104C6 -86 13 -84 18 -96C21 -84 28 -82 37 -90L29 -62C12 -68 -12 -68 -29 -62Z',
  ),
  shape('band', 'M-31 -68C-12 -74 12 -74 31 -68L29 -60C12 -66 -12 -66 -29 -60Z'),
  shape(
    'white',
    disc(-37, -92, 3.6) + disc(-18, -98, 3.6) + disc(0, -106, 4.4) + disc(18, -98, 3.6) + disc(37, -92, 3.6),
  ),
  shape('line', 'M-56 100C-60 88 -60 80 -58 70'),
  shape(
    'jewel',
    disc(-65, 60, 6) + disc(-51, 60, 6) + disc(-66, 72, 6) + disc(-50, 72, 6) + disc(-58, 53, 6),
  ),
  shape('white', disc(-58, 65, 5)),
];

const JACK: readonly Shape[] = [
  shape('tool', 'M64 -70L70 -84L76 -70L73 100L67 100Z'),
  shape('tool', 'M70 -64C86 -66 94 -52 94 -34C88 -44 80 -46 70 -44Z'),
  shape('robe', 'M-90 100C-88 58 -64 38 -30 28L30 28C64 38 88 58 90 100Z'),
  shape('line', both('M-70 100C-68 80 -62 66 -52 58M-52 100C-52 84 -48 72 -42 64')),
  shape('lining', 'M-20 30L20 30L28 100L-28 100Z'),
  shape('jewel', disc(0, 64, 3.6) + disc(0, 78, 3.6) + disc(0, 92, 3.6)),
  shape('hair', both('M-22 -60C-46 -54 -46 -22 -45 2C-45 16 -34 18 -24 12L-18 -20Z')),
  shape('line', both('M-36 -40C-39 -22 -38 -8 -37 6M-30 -34C-32 -18 -31 -6 -30 8')),
  shape('skin', 'M-13 -8L-15 22C-6 32 6 32 15 22L13 -8Z'),
  shape(
    'collar',
    'M-16 14C-34 18 -48 26 -52 42L-22 56L0 36L22 56L52 42C48 26 34 18 16 14C8 26 -8 26 -16 14Z',
  ),
  shape(
    'skin',
    'M-24 -58C-28 -36 -26 -16 -16 -2C-8 7 8 7 16 -2C26 -16 28 -36 24 -58C10 -66 -10 -66 -24 -58Z',
  ),
  shape('hair', 'M-27 -34C-30 -52 -24 -62 0 -62C24 -62 30 -52 27 -34C14 -46 -14 -46 -27 -34Z'),
  shape('lips', 'M-7 -6C-3 -8 3 -8 7 -6C3 -2 -3 -2 -7 -6Z'),
  NOSE,
  ...EYES,
  shape('crown', 'M-46 -56C-58 -82 -34 -102 2 -98C38 -96 54 -76 44 -56C20 -66 -22 -66 -46 -56Z'),
  shape('band', 'M-46 -58C-22 -68 20 -68 44 -58L42 -49C20 -59 -22 -59 -44 -49Z'),
  shape('white', 'M-34 -62C-66 -66 -84 -88 -80 -112C-72 -98 -62 -100 -52 -94C-42 -88 -34 -78 -34 -62Z'),
  shape('line', 'M-36 -64C-52 -74 -64 -86 -72 -100M-48 -74L-58 -74M-56 -82L-66 -84M-46 -78L-46 -88'),
  shape('jewel', disc(-34, -62, 4.5)),
];

/** The figure of a court card. */
export const FIGURES: Readonly<Partial<Record<Rank, readonly Shape[]>>> = { 11: JACK, 12: QUEEN, 13: KING };
