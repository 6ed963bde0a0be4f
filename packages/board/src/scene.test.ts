import {
  cardOf,
  DRAW,
  deal,
  dealOrder,
  legalMoves,
  type Position,
  packOf,
  playLegal,
  type RuleSpec,
} from '@geduld/core';
import { gameOf } from '@geduld/games';
import { handPosition, testChance } from '@geduld/testkit';
import { describe, expect, it } from 'vitest';
import { nextStop, stopsOf, stopWords } from './announce.ts';
import type { BoardWords, View } from './contract.ts';
import { measure } from './geometry.ts';
import { NOTHING_PENDING } from './keyboard.ts';
import { type Marking, marksOf } from './marks.ts';
import { sceneOf } from './scene.ts';

const specOf = (letters: 'KL' | 'RU' | 'TF', options: string): RuleSpec =>
  (gameOf(letters, options) as NonNullable<ReturnType<typeof gameOf>>).spec;
const klondike = specOf('KL', 'D3N');
const sceneFor = (spec: RuleSpec, position: Position, canRedeal = false, width = 390, height = 734) =>
  sceneOf(
    spec,
    position,
    canRedeal,
    measure(spec, { width, height }, { stockSide: 'auto', largePrint: false, faces: 'auto' }),
  );
const start = deal(klondike, dealOrder(3n));
const marks = (position: Position, spec: RuleSpec, canRedeal: boolean) =>
  new Map(sceneFor(spec, position, canRedeal).places.map(({ pile, mark }) => [pile, mark.kind]));

describe('a scene', () => {
  it('has every card once, whatever was played', () => {
    for (const spec of [klondike, specOf('RU', 'R'), specOf('TF', 'D1N')]) {
      const chance = testChance(5);
      let position = deal(spec, dealOrder(9n));
      for (let nth = 0; nth < 120; nth++) {
        const scene = sceneFor(spec, position);
        const cards = scene.cards.filter((card) => card !== undefined).map(({ card }) => card);
        expect(cards.toSorted((one, other) => one - other)).toEqual([...packOf(13)]);
        const legal = legalMoves(spec, position);
        const move = legal[chance(Math.max(1, legal.length))];
        if (!move) break;
        position = playLegal(spec, position, move).position;
      }
    }
  });

  it('shows the card under every top card, and buries the rest of a heap', () => {
    const position = [DRAW, DRAW, DRAW].reduce((at, move) => playLegal(klondike, at, move).position, start);
    const scene = sceneFor(klondike, position);
    const shown = (pile: 'w' | 's') =>
      (scene.piles.get(pile) ?? []).filter((card) => !scene.cards[card]?.buried).length;
    expect(shown('w')).toBe(4);
    expect(shown('s')).toBe(3);
  });

  it('fans up to three cards of the waste in draw 3, one in draw 1', () => {
    const xs = (spec: RuleSpec, draws: number) => {
      let position = deal(spec, dealOrder(3n));
      for (let nth = 0; nth < draws; nth++) position = playLegal(spec, position, DRAW).position;
      const scene = sceneFor(spec, position);
      return new Set((scene.piles.get('w') ?? []).map((card) => scene.cards[card]?.x)).size;
    };
    expect([xs(klondike, 1), xs(klondike, 3), xs(specOf('KL', 'D1N'), 3)]).toEqual([3, 3, 1]);
  });

  it('marks what an empty pile is for', () => {
    expect(marks(start, klondike, true).get('s')).toBe('turnable');
    expect(marks(start, klondike, false).get('s')).toBe('exhausted');
    expect(marks(start, klondike, false).get('c1')).toBe('kings');
    expect(marks(start, specOf('KL', 'D3NE'), false).get('c1')).toBe('anyCard');
    const russian = specOf('RU', 'C');
    expect([...marks(deal(russian, dealOrder(1n)), russian, false).keys()]).not.toContain('s');
  });
});

const words: BoardWords = {
  openCard: (card, { pile, count }) => `${card} ${pile} ${count - 1}`,
  pile: (pile, count) => `${pile} ${count}`,
  table: 'table',
};

describe('what a screen reader meets', () => {
  const scene = sceneFor(klondike, playLegal(klondike, start, DRAW).position);
  const stops = stopsOf(scene);

  it('is one control for each open card, empty pile and the stock, in the order of the piles', () => {
    expect(stops.map(({ pile }) => pile)).toEqual([
      's',
      'w',
      'fs',
      'fh',
      'fd',
      'fc',
      'c1',
      'c2',
      'c3',
      'c4',
      'c5',
      'c6',
      'c7',
    ]);
    expect(new Set(stops.map(({ key }) => key)).size).toBe(stops.length);
  });

  it('has words of the app, and tells of face-down cards through the first open one', () => {
    const at = (pile: string) => {
      const stop = stops.find((one) => one.pile === pile);
      return stop && stopWords(scene, stop, words);
    };
    expect(at('s')).toEqual({ name: 's 21', about: undefined });
    expect(at('fh')).toEqual({ name: 'fh 0', about: undefined });
    expect(at('c1')?.about).toBeUndefined();
    expect(at('c7')).toEqual({ name: `${start.columns[6]?.cards.at(-1)} c7 0`, about: 'c7 7' });
  });

  it('shows no control under another', () => {
    const russian = specOf('RU', 'C');
    for (const [width, height] of [
      [390, 734],
      [568, 284],
      [1440, 790],
    ] as const) {
      const all = stopsOf(sceneFor(russian, deal(russian, dealOrder(4n)), false, width, height));
      for (const [nth, one] of all.entries())
        for (const other of all.slice(nth + 1))
          expect(
            one.x + one.width <= other.x + 0.01 ||
              other.x + other.width <= one.x + 0.01 ||
              one.y + one.height <= other.y + 0.01 ||
              other.y + other.height <= one.y + 0.01,
          ).toBe(true);
    }
  });

  it('reaches every control by arrows from any other', () => {
    for (const [width, height] of [
      [390, 734],
      [568, 284],
    ] as const)
      for (const spec of [klondike, specOf('RU', 'C')]) {
        const here = sceneFor(spec, deal(spec, dealOrder(4n)), false, width, height);
        const all = stopsOf(here);
        const found = new Set([all[0]]);
        for (const stop of found)
          for (const direction of ['left', 'right', 'up', 'down'] as const) {
            const next = stop && nextStop(here, all, stop, direction);
            if (next) found.add(next);
          }
        expect(found.size).toBe(all.length);
      }
  });
});

describe('frames', () => {
  const view: View = {
    spec: klondike,
    position: start,
    selected: undefined,
    targets: [],
    moved: [start.columns[3]?.cards.at(-1) ?? cardOf(1, 'spades')],
    canRedeal: false,
    still: false,
  };
  const plain: Marking = {
    fresh: true,
    hint: undefined,
    dragging: undefined,
    pending: NOTHING_PENDING,
    focus: undefined,
    placementHelp: true,
  };
  const kinds = (over: Partial<View>, marking: Partial<Marking>) =>
    marksOf(sceneFor(klondike, start), { ...view, ...over }, { ...plain, ...marking }).map(
      ({ kind }) => kind,
    );
  const group = { pile: 'c4', count: 1 } as const;

  it('mark what moved until the next input', () => {
    expect(kinds({}, {})).toEqual(['moved']);
    expect(kinds({}, { fresh: false })).toEqual([]);
  });

  it('show the selection and its places', () => {
    expect(kinds({ selected: group, targets: ['c5', 'fs'] }, {})).toEqual(['light', 'light', 'selected']);
  });

  it('light up places while dragging only with placement help, and hide the selection', () => {
    expect(kinds({ selected: group }, { dragging: ['c5'] })).toEqual(['light']);
    expect(kinds({ selected: group }, { dragging: ['c5'], placementHelp: false })).toEqual([]);
  });

  it('point from and to, at the stock alone as well', () => {
    expect(kinds({}, { fresh: false, hint: { from: group, to: 'c5' } })).toEqual(['from', 'to']);
    expect(kinds({}, { fresh: false, hint: { from: undefined, to: 's' } })).toEqual(['from']);
  });

  it('number the groups to choose from, and keep a named column visible', () => {
    const groups = [group, { pile: 'c4', count: 1 }] as const;
    const all = marksOf(sceneFor(klondike, start), view, {
      ...plain,
      fresh: false,
      pending: { kind: 'choose', to: 'c5', groups },
    });
    expect(all.map(({ label }) => label)).toEqual(['', '1', '2']);
    expect(kinds({}, { fresh: false, pending: { kind: 'from', pile: 'c3' } })).toEqual(['waiting']);
  });

  it('frame the whole group', () => {
    const position = handPosition(klondike, 'c1: KS QH JS\nrest: s');
    const scene = sceneFor(klondike, position);
    const selected = { pile: 'c1', count: 3 } as const;
    const [mark] = marksOf(scene, { ...view, position, moved: [], selected }, plain);
    const { card, stages } = scene.geometry;
    expect(mark?.height).toBeGreaterThan(card.height + 2 * stages.tight.open);
  });
});
