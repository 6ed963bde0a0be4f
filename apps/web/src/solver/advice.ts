import {
  isFoundation,
  legalMoves,
  type Move,
  type Position,
  playLegal,
  positionKey,
  type RuleSpec,
} from '@geduld/core';
import { type Hint, hintsOf } from '@geduld/session';

/** Where a hint comes from: from what lies open, or from a proven win that knows every card. */
export type Source = 'openCards' | 'allCards';

/** One thing that can be shown. */
export interface Advice {
  readonly source: Source;
  readonly hint: Hint;
}

/** What is known of a position when a win is looked for. */
export type Prospect =
  | { readonly kind: 'win'; readonly moves: readonly Move[] }
  | { readonly kind: 'dead' | 'open' };

/** A card that comes back from its foundation: never suggested (K14). */
const takesBack = (move: Move): boolean => move.kind === 'carry' && isFoundation(move.from);

const adviceOf = (move: Move): Advice => ({
  source: 'allCards',
  hint: move.kind === 'carry' ? { kind: 'move', move } : { kind: 'stock', move },
});

/**
 * The positions at which hints were followed one after the other. A hint never leads back to one of them, so that
 * whoever follows hints of either kind, mixed as they may be, never comes to a position twice.
 */
export interface Trail {
  /** Comes to a position; one that no hint led to begins a new trail. */
  readonly arrive: (key: string) => void;
  readonly avoids: (key: string) => boolean;
  /** A hint was shown that leads there. */
  readonly shown: (key: string) => void;
}

/** A trail that begins nowhere. */
export const createTrail = (): Trail => {
  const visited = new Set<string>();
  let leads = new Set<string>();
  let here: string | undefined;
  return {
    arrive: (key) => {
      if (key === here) return;
      if (!leads.has(key)) visited.clear();
      leads = new Set();
      here = key;
      visited.add(key);
    },
    avoids: (key) => visited.has(key),
    shown: (key) => leads.add(key),
  };
};

/** The key of the position to which a move leads. */
export const keyAfter = (spec: RuleSpec, position: Position, move: Move): string =>
  positionKey(spec, playLegal(spec, position, move).position);

/** Hints from the open cards that do not lead back. The last of them, `nothing`, stands alone. */
export const openAdvice = (spec: RuleSpec, position: Position, trail: Trail): readonly Advice[] => {
  const hints = hintsOf(spec, position).filter(
    (hint) => hint.kind !== 'nothing' && !trail.avoids(keyAfter(spec, position, hint.move)),
  );
  return (hints.length > 0 ? hints : [{ kind: 'nothing' } as const]).map((hint) => ({
    source: 'openCards',
    hint,
  }));
};

/**
 * Hints that keep a proven win, the first of the known line before all others; each that comes later is looked for only
 * when it is asked for. None takes a card back, and none leads back on the trail. Where the line does either, and for
 * the alternatives, a move is offered that settles something by the open cards and keeps the win, or one after which a
 * line is known that takes no card back and is no detour: so whoever follows them comes to an end.
 */
export async function* winningAdvice(
  spec: RuleSpec,
  position: Position,
  line: readonly Move[],
  trail: Trail,
  prospectOf: (position: Position) => Promise<Prospect | undefined>,
): AsyncGenerator<Advice> {
  const [first] = line;
  const fits = (move: Move) => !takesBack(move) && !trail.avoids(keyAfter(spec, position, move));
  const known = first !== undefined && fits(first) ? first : undefined;
  if (known) yield adviceOf(known);
  const useful = hintsOf(spec, position).flatMap((hint) => (hint.kind === 'move' ? [hint.move] : []));
  const seen = new Set(first === undefined ? [] : [keyAfter(spec, position, first)]);
  for (const [nth, move] of [...useful, ...legalMoves(spec, position)].entries()) {
    const next = playLegal(spec, position, move).position;
    const key = positionKey(spec, next);
    if (seen.has(key) || !fits(move)) continue;
    seen.add(key);
    const prospect = await prospectOf(next);
    if (prospect === undefined) return;
    if (prospect.kind !== 'win') continue;
    const { moves } = prospect;
    const isStraight = !moves.some(takesBack) && (!known || moves.length < line.length);
    if (nth < useful.length || isStraight) yield adviceOf(move);
  }
}
