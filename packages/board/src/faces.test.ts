import { readFileSync } from 'node:fs';
import { cardOf, packOf, rankOf, SUITS, suitOf } from '@geduld/core';
import { describe, expect, it } from 'vitest';
import { BACKS, FACES, type FaceId, TABLES } from './designs/catalogue.ts';
import { letterLine, lettersOf } from './designs/letters.ts';
import { BACK_DESIGNS, facesOf, TABLE_DESIGNS } from './designs/wardrobe.ts';
import { barMarkup } from './dress.ts';
import { type EmptyPile, emptyPileMark } from './emptyPiles.ts';
import { svgDataUrl, svgDocument } from './faceDesign.ts';
import { SUIT_PATHS } from './suitPaths.ts';
import type { TableDesign } from './tables.ts';

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
const FACE_DESIGNS = await Promise.all(Object.keys(FACES).map((id) => facesOf(id as FaceId)));

/** A colour over another, as a layer of paint that lets `alpha` of itself be seen. */
function over(colour: readonly number[], alpha: number, ground: string): string {
  const mixed = [1, 3, 5].map((at, n) => {
    const below = Number.parseInt(ground.slice(at, at + 2), 16);
    return Math.round(below + ((colour[n] ?? 0) - below) * alpha)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}

/**
 * The lightest and the darkest place that a table can have at most: each of its colours with all that lightens lying
 * over it at full strength, and with all that darkens.
 */
function extremes({ background }: TableDesign): readonly string[] {
  const text = decodeURIComponent(background.replace(/%(?![0-9A-F]{2})/g, '%25'));
  const colours = text.match(/#[0-9a-f]{6}/g) ?? [];
  const layers = new Map(
    [...text.matchAll(/rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)/g)].map(([layer, r, g, b, alpha]) => [
      layer,
      { colour: [Number(r), Number(g), Number(b)], alpha: Number(alpha) },
    ]),
  );
  return colours.flatMap((colour) =>
    [true, false].map((lighten) =>
      [...layers.values()]
        .filter(({ colour: [, green = 0] }) => green > 128 === lighten)
        .reduce((ground, layer) => over(layer.colour, layer.alpha, ground), colour),
    ),
  );
}

describe('the contrast measure', () => {
  it('agrees with the known values', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#ff0000', '#ffffff')).toBeCloseTo(3.998, 3);
  });
});

describe('the catalogue', () => {
  it('the style sheets have the defaults as they are in the wardrobe', () => {
    const text = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
    const { crimson } = BACK_DESIGNS;
    const { classicGreen } = TABLE_DESIGNS;
    const css = text('./board.css');
    expect(text('./crimson.svg').trim()).toBe(svgDocument(crimson.markup));
    expect(css).toContain(`--gd-back-ground: ${crimson.ground};`);
    expect(css).toContain(`--gd-engraving: ${classicGreen.engraving};`);
    const plain = (css: string) => css.replace(/\s+/g, ' ').replaceAll('0.', '.');
    expect(plain(text('../../../apps/web/src/styles/app.css'))).toContain(
      `--felt: ${plain(classicGreen.background)};`,
    );
  });

  it('L1: ten tables, six backs and nine designs of cards, of which one each is free', () => {
    const all = [TABLES, BACKS, FACES].map((entries) => Object.entries<{ readonly free?: true }>(entries));
    expect(all.map((entries) => entries.length)).toEqual([10, 6, 9]);
    expect(all.map((entries) => entries.filter(([, { free }]) => free).map(([id]) => id))).toEqual([
      ['classicGreen'],
      ['crimson'],
      ['standard'],
    ]);
  });

  it('L1: every design bears the id by which it is chosen, and no two look the same', () => {
    const designs = [
      ...Object.entries(TABLE_DESIGNS),
      ...Object.entries(BACK_DESIGNS),
      ...FACE_DESIGNS.map((design, n) => [Object.keys(FACES)[n], design] as const),
    ];
    for (const [id, design] of designs) expect(design.id).toBe(id);
    expect(new Set(Object.values(TABLE_DESIGNS).map(({ background }) => background)).size).toBe(10);
    expect(new Set(Object.values(BACK_DESIGNS).map(({ markup }) => markup)).size).toBe(6);
  });
});

describe('every design of faces', () => {
  it.each(FACE_DESIGNS)(
    'players-want 23: $id keeps 4.5 : 1 for each suit on what lies under it',
    (design) => {
      for (const suit of SUITS)
        expect(contrast(design.inks[suit], design.grounds?.[suit] ?? design.ground)).toBeGreaterThanOrEqual(
          4.5,
        );
    },
  );

  it.each(FACE_DESIGNS)(
    'players-want 23: $id tells suits by shape, on its faces and in its bars',
    (design) => {
      const grey = (markup: string) => markup.replace(/#[0-9a-f]{3,6}/g, '#');
      for (const rank of new Set(PACK.map((card) => card.rank))) {
        const cards = SUITS.map((suit) => cardOf(rank, suit));
        const faces = SUITS.map((suit) => (design.kind === 'drawn' ? design.paint(rank, suit) : suit));
        expect(new Set(faces.map(grey)).size).toBe(4);
        expect(new Set(cards.map((card) => grey(barMarkup({ design, letters: undefined }, card)))).size).toBe(
          4,
        );
      }
    },
  );

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

  it.each(['nl', 'de', 'fr', 'pl', 'sv', 'tr'])('shows the letters of %s, well formed', (language) => {
    const letters = lettersOf(language);
    expect(Object.keys(letters?.texts ?? {}).length).toBeGreaterThanOrEqual(2);
    for (const design of FACE_DESIGNS)
      for (const { rank, suit } of PACK) {
        if (design.kind === 'files') {
          if (letters?.texts[rank]) expect(faults(letters.patch(rank, suit, design))).toEqual([]);
          continue;
        }
        const face = design.paint(rank, suit, letters);
        expect(faults(face)).toEqual([]);
        // A king that is K in both stays as it is.
        expect(face !== design.paint(rank, suit)).toBe(letters?.texts[rank] !== undefined);
      }
  });

  it('names the letters of a language, where they are not the usual ones', () => {
    expect(['nl', 'de', 'fr', 'en'].map(letterLine)).toEqual(['A B V H', 'A B D K', 'A V D R', undefined]);
  });
});

describe('the parts around the faces', () => {
  it('four suits differ by path', () => {
    expect(new Set(SUITS.map((suit) => SUIT_PATHS[suit])).size).toBe(4);
  });

  it.each(Object.values(BACK_DESIGNS))('back $id is well formed', ({ markup }) => {
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

  it.each(Object.values(TABLE_DESIGNS))(
    'players-want 23: table $id keeps its words and its engraving readable on its lightest and darkest place',
    (design) => {
      const places = extremes(design);
      expect(places.length).toBeGreaterThan(0);
      for (const place of places)
        for (const colour of [design.text, design.quiet, design.engraving])
          expect(contrast(colour, place)).toBeGreaterThanOrEqual(4.5);
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
