import { isColumn, isFoundation, type PileId } from '@geduld/core';
import type { Stop } from './announce.ts';
import type { Group, View } from './contract.ts';
import { CHOICE_KEYS, type Pending } from './keyboard.ts';
import { groupCards, placeOf, type Scene } from './scene.ts';

/** A frame drawn over cards or an empty pile. */
export interface Mark {
  readonly kind: 'moved' | 'selected' | 'light' | 'from' | 'to' | 'waiting' | 'choice' | 'focus';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The key that chooses this group. */
  readonly label: string;
}

/** What is to be marked besides what the view says. */
export interface Marking {
  /** Nothing was touched since the last view. */
  readonly fresh: boolean;
  readonly hint: { readonly from: Group | undefined; readonly to: PileId | undefined } | undefined;
  /** Places that fit the dragged group; the selection is not drawn while one is dragged. */
  readonly dragging: readonly PileId[] | undefined;
  readonly pending: Pending;
  readonly focus: Stop | undefined;
  readonly placementHelp: boolean;
}

/** All frames of a table. Pure. */
export const marksOf = (scene: Scene, view: View, marking: Marking): readonly Mark[] => {
  const marks: (Mark | undefined)[] = [];
  const { dragging, pending, hint, focus } = marking;
  if (marking.fresh && !view.selected && !dragging) marks.push(...movedMarks(scene, view));
  const lights = dragging ?? (view.selected ? view.targets : []);
  if (marking.placementHelp || !dragging)
    for (const pile of lights) marks.push(pileMark(scene, 'light', pile));
  if (view.selected && !dragging) marks.push(groupMark(scene, 'selected', view.selected));
  if (hint?.from) marks.push(groupMark(scene, 'from', hint.from));
  if (hint?.to) marks.push(pileMark(scene, hint.from ? 'to' : 'from', hint.to));
  if (pending.kind === 'from') marks.push(waitingMark(scene, pending.pile));
  if (pending.kind === 'foundation')
    for (const { pile } of scene.places.filter((place) => isFoundation(place.pile) && place.count > 0))
      marks.push(pileMark(scene, 'waiting', pile));
  if (pending.kind === 'choose') {
    marks.push(pileMark(scene, 'light', pending.to));
    for (const [nth, group] of pending.groups.entries())
      marks.push(groupMark(scene, 'choice', group, CHOICE_KEYS.charAt(nth).toUpperCase()));
  }
  if (focus && !dragging) marks.push(focusMark(scene, focus));
  return marks.filter((mark) => mark !== undefined);
};

const groupMark = (scene: Scene, kind: Mark['kind'], group: Group, label = ''): Mark | undefined => {
  const cards = groupCards(scene, group);
  const lead = cards[0] === undefined ? undefined : scene.cards[cards[0]];
  const end = scene.cards[cards.at(-1) ?? -1];
  if (!lead || !end) return pileMark(scene, kind, group.pile);
  const { width, height } = scene.geometry.card;
  return { kind, x: lead.x, y: lead.y, width, height: end.y + height - lead.y, label };
};

/** The card of a pile on which something is put, or its empty place. */
const pileMark = (scene: Scene, kind: Mark['kind'], pile: PileId): Mark | undefined => {
  const place = placeOf(scene, pile);
  if (!place) return undefined;
  if (place.count > 0) {
    const top = scene.cards[scene.piles.get(pile)?.at(-1) ?? -1];
    if (top) return { kind, x: top.x, y: top.y, ...scene.geometry.card, label: '' };
  }
  return { kind, x: place.x, y: place.y, ...scene.geometry.card, label: '' };
};

/** A pile that was named by key: all of its open cards. */
const waitingMark = (scene: Scene, pile: PileId): Mark | undefined =>
  groupMark(scene, 'waiting', { pile, count: placeOf(scene, pile)?.open ?? 0 });

const focusMark = (scene: Scene, { pile, count, x, y }: Stop): Mark | undefined =>
  count > 0
    ? groupMark(scene, 'focus', { pile, count })
    : { kind: 'focus', x, y, ...scene.geometry.card, label: '' };

/** One frame around the cards that lie together on a pile. */
const movedMarks = (scene: Scene, { moved }: View): readonly (Mark | undefined)[] => {
  const deepest = new Map<PileId, number>();
  for (const card of moved) {
    const placed = scene.cards[card];
    if (!placed || placed.face === 'down') continue;
    const count = (scene.piles.get(placed.pile)?.length ?? 0) - placed.index;
    deepest.set(placed.pile, Math.max(count, deepest.get(placed.pile) ?? 0));
  }
  return [...deepest].map(([pile, count]) =>
    groupMark(scene, 'moved', { pile, count: isColumn(pile) ? count : 1 }),
  );
};
