import {
  COLUMN_IDS,
  cardsOf,
  columnAt,
  FOUNDATION_IDS,
  homeOf,
  isColumn,
  isFoundation,
  leadOf,
  type PileId,
  type Position,
  topOf,
} from '@geduld/core';
import type { Direction } from './announce.ts';
import type { Group, Intent } from './contract.ts';

/** One key as the browser names it, with what is held. */
export interface KeyPress {
  readonly key: string;
  readonly shift: boolean;
  /** Ctrl or Cmd. */
  readonly command: boolean;
  readonly alt: boolean;
}

/** What has been named so far, and waits for more keys. */
export type Pending =
  | { readonly kind: 'nothing' }
  /** F was pressed: which one, by place? */
  | { readonly kind: 'foundation' }
  /** A pile from which to carry. */
  | { readonly kind: 'from'; readonly pile: PileId }
  /** Several groups fit: which one, by number? */
  | { readonly kind: 'choose'; readonly to: PileId; readonly groups: readonly Group[] };

/** What a key is read against. */
export interface KeyContext {
  readonly position: Position;
  readonly hasStock: boolean;
  readonly selected: Group | undefined;
  /** The focused thing, if the focus is on the table. */
  readonly focus: { readonly pile: PileId; readonly count: number } | undefined;
  readonly targetsOf: (group: Group) => readonly PileId[];
  /** Nothing can be played; keys of the table still work. */
  readonly still: boolean;
  /** Do letters, digits and signs mean anything? */
  readonly letters: boolean;
}

/** What a key means. `handled` keys are kept from the browser. */
export interface KeyAnswer {
  readonly pending: Pending;
  readonly intents: readonly Intent[];
  readonly focus?: Direction | 'first' | 'last';
  readonly handled: boolean;
}

/** No key is waiting for another. */
export const NOTHING_PENDING: Pending = { kind: 'nothing' };
/** What is written on groups to choose from: a run has 13 cards at most. */
export const CHOICE_KEYS = '1234567890abc';

const TABLE_KEYS: Readonly<Record<string, Extract<Intent, { kind: 'key' }>['key']>> = {
  z: 'undo',
  y: 'redo',
  h: 'hint',
  n: 'new',
  '?': 'help',
  e: 'finish',
  m: 'moves',
  a: 'movable',
  r: 'changed',
  '/': 'ask',
};
const ARROWS: Readonly<Record<string, Direction | 'first' | 'last'>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};

/** Reads one key. Pure. */
export const pressKey = (pending: Pending, press: KeyPress, context: KeyContext): KeyAnswer => {
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  const ignored: KeyAnswer = { pending, intents: [], handled: false };
  if (press.alt) return ignored;
  if (press.command) {
    if (key === 'z') return tableKey(press.shift ? 'redo' : 'undo');
    return key === 'y' ? tableKey('redo') : ignored;
  }
  if (!context.letters && key.length === 1 && key !== ' ') return ignored;
  if (pending.kind === 'choose') {
    const group = pending.groups[CHOICE_KEYS.indexOf(key)];
    if (key.length === 1 && group) return answer([{ kind: 'carry', group, to: pending.to }]);
  }
  if (key === 'Escape') return dropAll(pending, context);
  const arrow = ARROWS[key];
  if (arrow) return context.focus ? { pending, intents: [], focus: arrow, handled: true } : ignored;
  if (key === 'z' && press.shift) return tableKey('redo');
  const table = TABLE_KEYS[key];
  if (table) return tableKey(table);
  if (context.still) return ignored;
  if (key === 'Enter' || key === ' ') return context.focus ? enter(context, context.focus) : ignored;
  return letter(pending, key, context) ?? ignored;
};

const answer = (intents: readonly Intent[], pending: Pending = NOTHING_PENDING): KeyAnswer => ({
  pending,
  intents,
  handled: true,
});
const tableKey = (key: Extract<Intent, { kind: 'key' }>['key']): KeyAnswer => answer([{ kind: 'key', key }]);

const dropAll = (pending: Pending, { selected }: KeyContext): KeyAnswer => {
  if (selected) return answer([{ kind: 'select', group: undefined }]);
  return { ...answer([]), handled: pending.kind !== 'nothing' };
};

/** Takes the focused card, puts what is taken, or draws. */
const enter = (
  { selected }: KeyContext,
  focus: { readonly pile: PileId; readonly count: number },
): KeyAnswer => {
  const { pile, count } = focus;
  if (pile === 's') return answer([{ kind: 'stock' }]);
  const group = { pile, count };
  if (!selected)
    return answer(count > 0 ? [{ kind: 'select', group }] : [{ kind: 'tap', group, double: false }]);
  if (selected.pile !== pile) return answer([{ kind: 'carry', group: selected, to: pile }]);
  return selected.count === count
    ? answer([{ kind: 'tap', group, double: false }])
    : answer([{ kind: 'select', group }]);
};

/** Piles by letter and digit. */
const letter = (pending: Pending, key: string, context: KeyContext): KeyAnswer | undefined => {
  if (key === 's') return context.hasStock ? answer([{ kind: 'stock' }]) : undefined;
  if (key === 'w') return context.hasStock ? named(pending, 'w', context) : undefined;
  if (key === 'f') return home(pending, context);
  if (!/^[1-9]$/.test(key)) return undefined;
  const nth = Number(key) - 1;
  if (pending.kind === 'foundation') {
    const pile = FOUNDATION_IDS[nth];
    return pile ? answer([], startFrom(pile, context)) : answer([]);
  }
  const column = COLUMN_IDS[nth];
  return column && nth < context.position.columns.length ? named(pending, column, context) : undefined;
};

/** Only a pile with an open card can be a source. */
const startFrom = (pile: PileId, { position }: KeyContext): Pending =>
  topOf(position, pile) === undefined ? NOTHING_PENDING : { kind: 'from', pile };

/** A pile was named: as the place for what waits, or as the pile to take from. */
const named = (pending: Pending, pile: PileId, context: KeyContext): KeyAnswer => {
  if (pending.kind === 'from') {
    if (pending.pile !== pile) return carryFrom(pending.pile, pile, context);
    return answer([{ kind: 'tap', group: { pile, count: 1 }, double: false }]);
  }
  const { selected } = context;
  if (selected && selected.pile !== pile) return answer([{ kind: 'carry', group: selected, to: pile }]);
  return answer([], startFrom(pile, context));
};

const carryFrom = (from: PileId, to: PileId, context: KeyContext): KeyAnswer => {
  const fitting = groupsFrom(from, context.position).filter((group) => context.targetsOf(group).includes(to));
  const [only, second] = fitting;
  if (second) return answer([], { kind: 'choose', to, groups: fitting.slice(0, CHOICE_KEYS.length) });
  // Nothing fits: the app hears what was meant, and says why not.
  return answer([{ kind: 'carry', group: only ?? { pile: from, count: 1 }, to }]);
};

/** Every group that could be picked up from a pile, the whole open part first. */
const groupsFrom = (pile: PileId, position: Position): readonly Group[] => {
  const open = isColumn(pile)
    ? columnAt(position, pile).cards.length - columnAt(position, pile).down
    : Math.min(1, cardsOf(position, pile).length);
  return Array.from({ length: open }, (_, less) => ({ pile, count: open - less }));
};

/** F: sends what waits home, or asks for a foundation. */
const home = (pending: Pending, context: KeyContext): KeyAnswer => {
  const group = pending.kind === 'from' ? { pile: pending.pile, count: 1 } : context.selected;
  if (!group || isFoundation(group.pile)) return answer([], { kind: 'foundation' });
  const lead = leadOf(context.position, group.pile, group.count);
  return lead === undefined ? answer([]) : answer([{ kind: 'carry', group, to: homeOf(lead) }]);
};
