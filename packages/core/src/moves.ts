import type { Card } from './cards.ts';
import type { PileId } from './piles.ts';
import type { Building } from './spec.ts';

/** One thing that a player can do to the cards: the least that names it. */
export type Move =
  | { readonly kind: 'carry'; readonly from: PileId; readonly to: PileId; readonly count: number }
  | { readonly kind: 'draw' }
  | { readonly kind: 'redeal' };

/** A carry of `count` cards, one if not said. */
export const carry = (from: PileId, to: PileId, count = 1): Move => ({ kind: 'carry', from, to, count });
export const DRAW: Move = { kind: 'draw' };
export const REDEAL: Move = { kind: 'redeal' };

/** What a move did, in the order in which it happened. Score, motion and speech all read these. */
export type Effect =
  /** `cards` bottom first. */
  | { readonly kind: 'carried'; readonly from: PileId; readonly to: PileId; readonly cards: readonly Card[] }
  | { readonly kind: 'turnedUp'; readonly pile: PileId; readonly card: Card }
  /** `cards` in the order in which they were turned; the last is the new top of the waste. */
  | { readonly kind: 'drew'; readonly cards: readonly Card[] }
  /** `nth` is 1 at the first redeal of a game. */
  | { readonly kind: 'redealt'; readonly nth: number; readonly count: number };

/**
 * Why a move is not legal: the rule and the cards concerned (G4). The game changes in no way. A face-down card is
 * never named, so that a refusal gives nothing away.
 */
export type Refusal =
  | { readonly why: 'gameWon' }
  | { readonly why: 'noSuchPile'; readonly pile: PileId }
  | { readonly why: 'noStock' }
  | { readonly why: 'stockEmpty' }
  | { readonly why: 'nothingToRedeal' }
  | { readonly why: 'stockNotEmpty'; readonly left: number }
  | { readonly why: 'noPassLeft'; readonly passes: number }
  | { readonly why: 'badCount'; readonly count: number }
  | { readonly why: 'samePile'; readonly pile: PileId }
  | { readonly why: 'fromStock' }
  | { readonly why: 'ontoStock' }
  | { readonly why: 'ontoWaste' }
  | { readonly why: 'emptyPile'; readonly pile: PileId }
  | { readonly why: 'tooFewCards'; readonly pile: PileId; readonly found: number; readonly asked: number }
  | { readonly why: 'faceDown'; readonly pile: PileId }
  | { readonly why: 'onlyTopCard'; readonly pile: PileId; readonly asked: number }
  | { readonly why: 'notARun'; readonly card: Card; readonly onto: Card; readonly building: Building }
  | { readonly why: 'groupTooLarge'; readonly count: number; readonly limit: number }
  | { readonly why: 'oneCardHome'; readonly count: number }
  | { readonly why: 'wrongFoundation'; readonly card: Card; readonly pile: PileId }
  | { readonly why: 'notNextHome'; readonly card: Card; readonly wanted: Card }
  | { readonly why: 'vacancyWantsKing'; readonly card: Card }
  | { readonly why: 'doesNotBuild'; readonly card: Card; readonly onto: Card; readonly building: Building };
