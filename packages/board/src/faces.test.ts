import { packOf, rankOf, SUITS, suitOf } from '@geduld/core';
import { describe, expect, it } from 'vitest';
import { BACK_DESIGNS } from './backs.ts';
import { type EmptyPile, emptyPileMark } from './emptyPiles.ts';
import { svgDataUrl, svgDocument } from './faceDesign.ts';
import { FACE_DESIGNS } from './faces.ts';
import { SUIT_PATHS } from './suitPaths.ts';
import { TABLE_DESIGNS } from './tables.ts';

/** Relative luminance of `#rrggbb` as WCAG 2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2 contrast ratio of two colours, 1 to 21. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** What is wrong with a piece of SVG: tags that do not match, broken numbers, ids that would clash. */
function faults(svg: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  const text = svg.replace(
    /<(\/?)([a-z]+)((?: [a-z-]+="[^"<>]*")*)(\/?)>/gi,
    (_, closing, name, __, empty) => {
      if (closing === '/' && open.pop() !== name) found.push(`</${name}>`);
      if (closing === '' && empty === '') open.push(name);
      return '';
    },
  );
  if (text !== '') found.push(`stray ${text}`);
  if (open.length > 0) found.push(`open ${open.join()}`);
  if (/NaN|undefined|Infinity|\bid=/.test(svg)) found.push('NaN, undefined or id');
  for (const [, data = ''] of svg.matchAll(/ d="([^"]*)"/g)) {
    if (!/^M[-\d. MLHVCQAZa-z]+$/.test(data)) found.push(`path ${data}`);
  }
  return found;
}

const PACK = packOf(13).map((card) => ({ rank: rankOf(card), suit: suitOf(card) }));

describe('the contrast measure', () => {
  it('agrees with the known values', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#ff0000', '#ffffff')).toBeCloseTo(3.998, 3);
  });
});

describe('every design of faces', () => {
  it.each(FACE_DESIGNS)('$id keeps 4.5 : 1 for each suit on its paper', (design) => {
    for (const suit of SUITS) expect(contrast(design.inks[suit], design.ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(FACE_DESIGNS)('$id has 52 different faces, well formed', (design) => {
    const faces = PACK.map(({ rank, suit }) =>
      design.kind === 'drawn' ? design.paint(rank, suit) : design.url(rank, suit),
    );
    expect(new Set(faces).size).toBe(52);
    for (const face of faces) {
      if (design.kind === 'drawn')
        expect(faults(svgDocument(face).replace(/^<svg [^>]*>|<\/svg>$/g, ''))).toEqual([]);
      else expect(face).toMatch(/^[a-z/]+\/[A2-9TJQK][SHDC]\.svg$/);
    }
  });

  it('has its own name', () => {
    expect(FACE_DESIGNS.map(({ id }) => id)).toEqual(['standard', 'largeIndex']);
  });
});

describe('the parts around the faces', () => {
  it('four suits differ by path', () => {
    expect(new Set(SUITS.map((suit) => SUIT_PATHS[suit])).size).toBe(4);
  });

  it.each(BACK_DESIGNS)('back $id is well formed', ({ markup }) => {
    expect(faults(markup)).toEqual([]);
  });

  it('empty piles are well formed, and what may come of them shows', () => {
    const piles: readonly EmptyPile[] = [
      ...SUITS.map((suit) => ({ kind: 'foundation' as const, suit })),
      { kind: 'kings' },
      { kind: 'turnable' },
      { kind: 'exhausted' },
      { kind: 'plain' },
    ];
    const marks = piles.map(emptyPileMark);
    expect(marks.flatMap(faults)).toEqual([]);
    expect(new Set(marks).size).toBe(8);
    expect(emptyPileMark({ kind: 'anyCard' })).toBe(emptyPileMark({ kind: 'plain' }));
  });

  it.each(TABLE_DESIGNS)(
    'table $id keeps its text readable on its lightest place',
    ({ background, text }) => {
      const places = background.replace(/url\([^)]*\)/g, '').match(/#[0-9a-f]{6}/g) ?? [];
      expect(places.length).toBeGreaterThan(0);
      for (const place of places) expect(contrast(text, place)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('a data URL holds nothing that ends it early', () => {
    const url = svgDataUrl('<path fill="#fff" d="M0 0H1"/>');
    expect(url).not.toMatch(/["<>#]/);
    expect(decodeURIComponent(url.slice('data:image/svg+xml,'.length))).toBe(
      svgDocument("<path fill='#fff' d='M0 0H1'/>").replaceAll('"', "'"),
    );
  });
});
