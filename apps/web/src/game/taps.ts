import type { Group } from '@geduld/board';
import { carry, homeOf, isColumn, isFoundation, judge, leadOf, type Move, type PileId } from '@geduld/core';
import {
  bestPlace,
  homePlace,
  type Session,
  type SessionRefusal,
  tableauPlace,
  targetsOf,
} from '@geduld/session';
import type { Settings } from '../settings/settings.ts';

/** What a tap asks for. */
export type TapMeaning =
  | { readonly kind: 'play'; readonly move: Move; readonly group: Group }
  | { readonly kind: 'select'; readonly group: Group }
  | { readonly kind: 'refuse'; readonly group: Group; readonly refusal: SessionRefusal }
  | { readonly kind: 'drop' }
  | { readonly kind: 'nothing' };

/** A tap, and what it is read with. */
export interface Tap {
  readonly group: Group;
  readonly double: boolean;
  /** The group that waits for a place. */
  readonly selected: Group | undefined;
  readonly settings: Pick<Settings, 'doubleTap' | 'tapPrefers'>;
}

/** Reads a tap by the game's own way of tapping (K11; T8, R8). */
export const tapMeaning = (session: Session, tap: Tap): TapMeaning => {
  const { selected, group } = tap;
  if (selected === undefined) return freshTap(session, tap);
  if (selected.pile !== group.pile && (isColumn(group.pile) || isFoundation(group.pile))) {
    const named = placed(session, selected, group.pile);
    if (named.kind === 'play' || hasPlace(session, selected)) return named;
    // Nothing could have taken it: whoever now taps a card that can go has let the other be.
    const fresh = freshTap(session, tap);
    return fresh.kind === 'play' ? fresh : named;
  }
  if (selected.pile === group.pile && selected.count === group.count)
    return doubleTapMove(session, tap) ?? (isDouble(session, tap) ? { kind: 'nothing' } : { kind: 'drop' });
  return freshTap(session, tap);
};

/** The carry of a group to a pile. A card put on any foundation finds its own (G1). */
export const carryTo = (session: Session, group: Group, to: PileId): Move => {
  const card = leadOf(session.standing.position, group.pile, group.count);
  const home = isFoundation(to) && group.count === 1 && card !== undefined;
  return carry(group.pile, home ? homeOf(card) : to, group.count);
};

/** The place that the app chooses when a group is let go anywhere (auto-place). */
export const autoPlace = (session: Session, { pile, count }: Group, settings: Tap['settings']) => {
  const { spec, tapping } = session.code.game;
  const { position } = session.standing;
  const prefers = settings.tapPrefers === 'chosen' ? 'safe' : settings.tapPrefers;
  return tapping === 'bestPlace'
    ? bestPlace(spec, position, pile, count, prefers)
    : (tableauPlace(spec, position, pile, count) ??
        (count === 1 ? homePlace(spec, position, pile) : undefined));
};

const hasPlace = ({ code, standing }: Session, { pile, count }: Group): boolean =>
  targetsOf(code.game.spec, standing.position, pile, count).length > 0;

const placed = (session: Session, group: Group, to: PileId): TapMeaning => {
  const move = carryTo(session, group, to);
  const judged = judge(session.code.game.spec, session.standing.position, move);
  return judged.ok ? { kind: 'play', move, group } : { kind: 'refuse', group, refusal: judged.error };
};

const freshTap = (session: Session, tap: Tap): TapMeaning => {
  const { group, settings } = tap;
  const { pile, count } = group;
  if (count === 0) return { kind: 'drop' };
  const refusal = takingRefusal(session, group);
  if (refusal) return { kind: 'refuse', group, refusal };
  const { spec, tapping } = session.code.game;
  const { position } = session.standing;
  const { tapPrefers } = settings;
  if (tapPrefers === 'chosen') return doubleTapMove(session, tap) ?? { kind: 'select', group };
  const move =
    tapping === 'bestPlace'
      ? bestPlace(spec, position, pile, count, tapPrefers)
      : count === 1
        ? homePlace(spec, position, pile)
        : undefined;
  if (move) return { kind: 'play', move, group };
  return doubleTapMove(session, tap) ?? { kind: 'select', group };
};

const isDouble = (session: Session, { double, settings }: Tap): boolean =>
  session.code.game.tapping === 'homeFirst' && double && settings.doubleTap;

const doubleTapMove = (session: Session, tap: Tap): TapMeaning | undefined => {
  if (!isDouble(session, tap)) return undefined;
  const { group } = tap;
  const move = tableauPlace(session.code.game.spec, session.standing.position, group.pile, group.count);
  return move && { kind: 'play', move, group };
};

const TAKING: readonly SessionRefusal['why'][] = [
  'gameWon',
  'emptyPile',
  'tooFewCards',
  'faceDown',
  'onlyTopCard',
  'notARun',
  'groupTooLarge',
];

/** Why a group cannot be taken at all, wherever it would go. */
const takingRefusal = (session: Session, { pile, count }: Group): SessionRefusal | undefined => {
  const judged = judge(
    session.code.game.spec,
    session.standing.position,
    carry(pile, pile === 'c1' ? 'c2' : 'c1', count),
  );
  return judged.ok || !TAKING.includes(judged.error.why) ? undefined : judged.error;
};
