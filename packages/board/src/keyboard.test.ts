import {
  carry,
  deal,
  dealOrder,
  FOUNDATION_IDS,
  isColumn,
  isFoundation,
  judge,
  legalMoves,
  type Move,
  PILE_IDS,
  type Position,
  playLegal,
  type RuleSpec,
} from '@geduld/core';
import { gameOf } from '@geduld/games';
import { testChance } from '@geduld/testkit';
import { describe, expect, it } from 'vitest';
import type { Group, Intent } from './contract.ts';
import { CHOICE_KEYS, type KeyContext, NOTHING_PENDING, type Pending, pressKey } from './keyboard.ts';

const press = (key: string, held: Partial<{ shift: boolean; command: boolean; alt: boolean }> = {}) => ({
  key,
  shift: false,
  command: false,
  alt: false,
  ...held,
});
const contextOf = (spec: RuleSpec, position: Position, more: Partial<KeyContext> = {}): KeyContext => ({
  position,
  hasStock: spec.stock !== 'none',
  selected: undefined,
  focus: undefined,
  targetsOf: ({ pile, count }: Group) =>
    PILE_IDS.filter((to) => judge(spec, position, carry(pile, to, count)).ok),
  still: false,
  letters: true,
  ...more,
});
const type = (
  keys: readonly string[],
  context: KeyContext,
): { pending: Pending; intents: readonly Intent[] } => {
  let pending: Pending = NOTHING_PENDING;
  const intents: Intent[] = [];
  for (const key of keys) {
    const answer = pressKey(pending, press(key), context);
    pending = answer.pending;
    intents.push(...answer.intents);
  }
  return { pending, intents };
};
const keyOf = (pile: string) => pile.slice(1);

/** The keys that make a move, found as a player finds them: a third key only where the second asks for one. */
const keysFor = (move: Move, context: KeyContext): readonly string[] => {
  if (move.kind !== 'carry') return ['s'];
  const { from, to, count } = move;
  if (isFoundation(to)) return [isColumn(from) ? keyOf(from) : 'w', 'f'];
  if (isFoundation(from)) return ['f', String(FOUNDATION_IDS.indexOf(from) + 1), keyOf(to)];
  const two = [isColumn(from) ? keyOf(from) : 'w', keyOf(to)];
  const { pending } = type(two, context);
  if (pending.kind !== 'choose') return two;
  const nth = pending.groups.findIndex((group) => group.count === count);
  return [...two, CHOICE_KEYS.charAt(nth)];
};

const GAMES = [
  gameOf('KL', 'D3N'),
  gameOf('KL', 'D1NE'),
  gameOf('TF', 'D1N'),
  gameOf('RU', 'C'),
  gameOf('RU', 'R'),
  gameOf('YU', 'C'),
].map((game) => (game as NonNullable<typeof game>).spec);
const klondike = GAMES[0] as RuleSpec;
const start = deal(klondike, dealOrder(3n));

describe('letters and digits', () => {
  const off = contextOf(klondike, start, { letters: false, focus: { pile: 's', count: 0 } });
  it.each(['z', 'n', 'h', '?', '/', 'm', 's', '1', 'f'])(
    '%s means nothing where they are switched off',
    (key) => {
      expect(pressKey(NOTHING_PENDING, press(key), off)).toEqual({
        pending: NOTHING_PENDING,
        intents: [],
        handled: false,
      });
    },
  );
  it('leave arrows, Enter, Space, Escape and Ctrl+Z', () => {
    for (const key of ['ArrowLeft', 'Home', 'Enter', ' ']) {
      expect(pressKey(NOTHING_PENDING, press(key), off).handled).toBe(true);
    }
    expect(pressKey(NOTHING_PENDING, press('z', { command: true }), off).intents).toEqual([
      { kind: 'key', key: 'undo' },
    ]);
  });
  it('ask the table: A, R and /', () => {
    const { intents } = type(['a', 'r', '/'], contextOf(klondike, start));
    expect(intents).toEqual(['movable', 'changed', 'ask'].map((key) => ({ kind: 'key', key })));
  });
});

describe('any move', () => {
  it.each(GAMES)('takes at most three keys, the third only to choose: $id', (spec) => {
    let checked = 0;
    let third = 0;
    for (let seed = 0; seed < 25; seed++) {
      const chance = testChance(seed);
      let position = deal(spec, dealOrder(BigInt(seed)));
      for (let nth = 0; nth < 60; nth++) {
        const context = contextOf(spec, position);
        const legal = legalMoves(spec, position);
        for (const move of legal) {
          const keys = keysFor(move, context);
          expect(keys.length).toBeLessThanOrEqual(3);
          if (keys.length === 3) third++;
          const { intents, pending } = type(keys, context);
          expect(pending).toEqual(NOTHING_PENDING);
          expect(intents).toEqual([
            move.kind === 'carry'
              ? { kind: 'carry', group: { pile: move.from, count: move.count }, to: move.to }
              : { kind: 'stock' },
          ]);
          checked++;
        }
        const move = legal[chance(Math.max(1, legal.length))];
        if (!move) break;
        position = playLegal(spec, position, move).position;
      }
    }
    expect(checked).toBeGreaterThan(1000);
    expect(third).toBeLessThan(checked);
  });
});

describe('keys', () => {
  it('keep a named source until it is used or dropped', () => {
    expect(type(['3'], contextOf(klondike, start)).pending).toEqual({ kind: 'from', pile: 'c3' });
    expect(type(['3', 'Escape'], contextOf(klondike, start))).toEqual({
      pending: NOTHING_PENDING,
      intents: [],
    });
  });

  it('report a move that fits nowhere, so that the app can say why', () => {
    const stuck = contextOf(klondike, start, { targetsOf: () => [] });
    expect(type(['3', '5'], stuck).intents).toEqual([
      { kind: 'carry', group: { pile: 'c3', count: 1 }, to: 'c5' },
    ]);
  });

  it('an empty pile is no source; a column that the game does not have is nothing', () => {
    expect(type(['w'], contextOf(klondike, start)).pending).toEqual(NOTHING_PENDING);
    expect(pressKey(NOTHING_PENDING, press('8'), contextOf(klondike, start)).handled).toBe(false);
    const russian = GAMES[3] as RuleSpec;
    expect(
      pressKey(NOTHING_PENDING, press('s'), contextOf(russian, deal(russian, dealOrder(1n)))).handled,
    ).toBe(false);
  });

  it('the same column twice is a tap on its end card', () => {
    expect(type(['3', '3'], contextOf(klondike, start)).intents).toEqual([
      { kind: 'tap', group: { pile: 'c3', count: 1 }, double: false },
    ]);
  });

  it('Enter takes, puts, and on the taken cards asks for the best place', () => {
    const focus = { pile: 'c3', count: 1 } as const;
    const enter = (context: Partial<KeyContext>) =>
      pressKey(NOTHING_PENDING, press('Enter'), contextOf(klondike, start, context)).intents;
    expect(enter({ focus })).toEqual([{ kind: 'select', group: focus }]);
    expect(enter({ focus, selected: { pile: 'c5', count: 1 } })).toEqual([
      { kind: 'carry', group: { pile: 'c5', count: 1 }, to: 'c3' },
    ]);
    expect(enter({ focus, selected: focus })).toEqual([{ kind: 'tap', group: focus, double: false }]);
    expect(enter({ focus: { pile: 's', count: 0 } })).toEqual([{ kind: 'stock' }]);
    expect(pressKey(NOTHING_PENDING, press('Enter'), contextOf(klondike, start)).handled).toBe(false);
  });

  it('Escape drops what is taken', () => {
    const context = contextOf(klondike, start, { selected: { pile: 'c5', count: 1 } });
    expect(type(['Escape'], context).intents).toEqual([{ kind: 'select', group: undefined }]);
  });

  it.each([
    ['z', {}, 'undo'],
    ['Z', { shift: true }, 'redo'],
    ['y', {}, 'redo'],
    ['z', { command: true }, 'undo'],
    ['z', { command: true, shift: true }, 'redo'],
    ['y', { command: true }, 'redo'],
    ['h', {}, 'hint'],
    ['n', {}, 'new'],
    ['?', { shift: true }, 'help'],
    ['e', {}, 'finish'],
  ] as const)('%s %o is %s, also when nothing can be played', (key, held, means) => {
    const answer = pressKey(NOTHING_PENDING, press(key, held), contextOf(klondike, start, { still: true }));
    expect(answer.intents).toEqual([{ kind: 'key', key: means }]);
  });

  it.each([
    ['3', { command: true }],
    ['h', { command: true }],
    ['3', { alt: true }],
    ['q', {}],
    ['Tab', {}],
    ['ArrowLeft', {}],
  ] as const)('%s %o stays the browser’s', (key, held) => {
    expect(pressKey(NOTHING_PENDING, press(key, held), contextOf(klondike, start)).handled).toBe(false);
  });
});
