import {
  isWon,
  legalMoves,
  type Move,
  type Position,
  play,
  playLegal,
  positionKey,
  type Rng,
  type RuleSpec,
} from '@geduld/core';
import type { Verdict } from '../../verdict.ts';

/** A game of the family with few cards. Small group limits, so that they bite. */
export const smallFamilySpec = (rng: Rng, building: RuleSpec['building']): RuleSpec => {
  const ranks = building === 'anySuit' ? 2 + rng.below(2) : 3 + rng.below(3);
  const columns: { down: number; up: number }[] = [];
  for (let left = 4 * ranks; left > 0; ) {
    const full = columns.length === ranks;
    const down = Math.min(left - 1, rng.below(4));
    const up = full ? left - down : Math.min(left - down, 1 + rng.below(4));
    columns.push({ down, up });
    left -= down + up;
  }
  const groupLimit = ([2, 3, 4, 6, 'none'] as const)[rng.below(5)] ?? 'none';
  return {
    id: `small ${building} ${groupLimit}`,
    ranks,
    columns,
    building,
    group: 'any',
    groupLimit,
    vacancy: 'king',
    stock: 'none',
  };
};

/** So many moves, each chosen blindly; a card is rarely taken back, or play would never come far. */
export const strolled = (spec: RuleSpec, start: Position, moves: number, rng: Rng): Position => {
  let now = start;
  for (let n = 0; n < moves; n++) {
    const legal = legalMoves(spec, now).filter((move) => !takesBack(move) || rng.below(10) === 0);
    const move = legal[rng.below(Math.max(1, legal.length))];
    if (move === undefined) return now;
    now = playLegal(spec, now, move).position;
  }
  return now;
};

const takesBack = (move: Move): boolean => move.kind === 'carry' && move.from.startsWith('f');

/** A position without the order of its columns: what all its arrangements have in common. */
export const arrangementKey = (spec: RuleSpec, position: Position): string => {
  const columns = position.columns.map(
    (column) => positionKey(spec, { ...position, columns: [column] }).split('/')[0],
  );
  return `${columns.sort().join('|')}/${position.foundations.join()}`;
};

/**
 * The truth by the rules alone: breadth first over full positions that differ by more than the order of columns,
 * without any pruning; `undefined` when there are more than `limit` of them.
 */
export const naiveVerdict = (spec: RuleSpec, start: Position, limit: number): 'win' | 'dead' | undefined => {
  const seen = new Set([arrangementKey(spec, start)]);
  let level = [start];
  while (level.length > 0) {
    const next: Position[] = [];
    for (const position of level) {
      if (isWon(spec, position)) return 'win';
      for (const move of legalMoves(spec, position)) {
        const reached = playLegal(spec, position, move).position;
        const key = arrangementKey(spec, reached);
        if (seen.has(key)) continue;
        if (seen.size >= limit) return undefined;
        seen.add(key);
        next.push(reached);
      }
    }
    level = next;
  }
  return 'dead';
};

/** Is the verdict a win whose moves the rules take, one after the other, to the end? */
export const replays = (spec: RuleSpec, start: Position, verdict: Verdict): boolean => {
  if (verdict.kind !== 'win') return false;
  let now = start;
  for (const move of verdict.moves) {
    const played = play(spec, now, move);
    if (!played.ok) return false;
    now = played.value.position;
  }
  return isWon(spec, now);
};
