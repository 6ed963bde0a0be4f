import { invariant, isWon, type Move, type Position, play, positionKey, type RuleSpec } from '@geduld/core';
import { klondikeEngine } from './klondike/engine.ts';
import { solvePlainly } from './plain/search.ts';
import type { Budget, Verdict } from './verdict.ts';
import { yukonEngine } from './yukon/engine.ts';

/** What an oracle session may hold while its game lasts. */
export interface OracleLimits {
  /** Bytes of table at most, whatever a single question allows. */
  readonly tableBytes: number;
}

/**
 * The truth about one game, kept while it is played. Asked about one position after the other, it never asks twice
 * for what it knows: dead stays dead, and a position on a winning line that was found is won by the rest of that line.
 */
export interface Oracle {
  /**
   * The truth about a position of the game, or how far the search came within the budget. `visited` counts this
   * question alone. It may be asked in slices, with a `cancelled` that says yes after some milliseconds: an `open`
   * answer loses nothing that was proven, and the next question about the game goes on from there, as far as the
   * engine can (`slicesAddUp`). A position that is not of this game is answered for itself.
   */
  readonly ask: (position: Position, budget: Budget) => Verdict;
  /**
   * Does a question that was cut off leave its finished work to the next? Where it does not, each slice starts again
   * from nothing, and a caller does better with one long question on a thread of its own.
   */
  readonly slicesAddUp: boolean;
  /** Bytes that the table takes now. */
  readonly tableBytes: () => number;
  /** Gives the memory back. Nothing can be asked any more. */
  readonly close: () => void;
}

/** The face that all engines have. */
interface AnyEngine {
  readonly ask: (position: Position, budget: Budget) => Verdict | undefined;
  readonly tableBytes: () => number;
  /** Gives its memory back, where the garbage collector does not do it alone. */
  readonly release?: () => void;
  readonly slicesAddUp: boolean;
}

/** Positions remembered one by one, dead ones and those on winning lines each; the oldest are given up first. */
const MOST_POSITIONS = 1 << 14;

/** An oracle session of the game that begins with `start`, which is a deal or any position of one. */
export const createOracle = (spec: RuleSpec, start: Position, limits: OracleLimits): Oracle => {
  let engine: AnyEngine | undefined = engineOf(spec, start);
  const { slicesAddUp } = engine;
  const dead = new Set<string>();
  const wins = new Map<string, readonly Move[]>();

  const keepDead = (key: string): void => {
    dead.add(key);
    forgetOldest(dead);
  };
  const keepLine = (line: Line): void => {
    line.keys.forEach((key, n) => {
      wins.set(key, line.moves.slice(n));
    });
    forgetOldest(wins);
  };

  return {
    ask: (position, budget) => {
      invariant(engine !== undefined, 'a closed oracle is not asked');
      if (isWon(spec, position)) return { kind: 'win', moves: [], visited: 0 };
      const key = positionKey(spec, position);
      if (dead.has(key)) return { kind: 'dead', visited: 0 };
      const rest = wins.get(key);
      if (rest !== undefined) return { kind: 'win', moves: rest, visited: 0 };
      const bounded = { ...budget, tableBytes: Math.min(budget.tableBytes, limits.tableBytes) };
      const verdict = engine.ask(position, bounded) ?? askedAlone(spec, position, bounded);
      if (verdict.kind === 'dead') keepDead(key);
      if (verdict.kind !== 'win') return verdict;
      const line = straight(spec, position, verdict.moves);
      keepLine(line);
      return { ...verdict, moves: line.moves };
    },
    slicesAddUp,
    tableBytes: () => engine?.tableBytes() ?? 0,
    close: () => {
      engine?.release?.();
      engine = undefined;
      dead.clear();
      wins.clear();
    },
  };
};

/**
 * The engine for a game, made once: its table is what an oracle lives on. The plain search keeps nothing between
 * questions; the engine of the Yukon family goes on with a cut search as long as the same position is asked about.
 */
const engineOf = (spec: RuleSpec, root: Position): AnyEngine => {
  const klondike = klondikeEngine(spec, root);
  if (klondike !== undefined) return { ...klondike, slicesAddUp: true };
  const yukon = yukonEngine(spec, root);
  if (yukon !== undefined) return { ...yukon, slicesAddUp: true };
  return {
    ask: (position, budget) => solvePlainly(spec, position, budget),
    tableBytes: () => 0,
    slicesAddUp: false,
  };
};

/** A winning line: its moves, and the key of the position before each. */
interface Line {
  readonly moves: readonly Move[];
  readonly keys: readonly string[];
}

/**
 * A winning line without its detours: where it comes to one position twice, what lies between is left out. So no
 * position has two rests, and whoever follows the line always comes nearer to its end.
 */
const straight = (spec: RuleSpec, start: Position, moves: readonly Move[]): Line => {
  let now = start;
  const keys = moves.map((move) => {
    const key = positionKey(spec, now);
    const played = play(spec, now, move);
    invariant(played.ok, 'a winning line was played through the rules before');
    now = played.value.position;
    return key;
  });
  const lastAt = new Map(keys.map((key, at) => [key, at]));
  const kept: number[] = [];
  for (let at = 0; at < keys.length; at++) {
    at = lastAt.get(keys[at]!)!;
    kept.push(at);
  }
  return { moves: kept.map((at) => moves[at]!), keys: kept.map((at) => keys[at]!) };
};

/** The answer for a position that play cannot reach from the start of the game: nothing of it is kept. */
const askedAlone = (spec: RuleSpec, position: Position, budget: Budget): Verdict => {
  const engine = engineOf(spec, position);
  const verdict = engine.ask(position, budget);
  engine.release?.();
  invariant(verdict !== undefined, 'an engine that is made for a position answers for it');
  return verdict;
};

/** Sets and maps keep the order in which their keys came. */
const forgetOldest = (kept: Set<string> | Map<string, unknown>): void => {
  for (const key of kept.keys()) {
    if (kept.size <= MOST_POSITIONS) return;
    kept.delete(key);
  }
};
