import { readFileSync } from 'node:fs';
import {
  isWon,
  legalMoves,
  type Move,
  type Position,
  play,
  playLegal,
  positionKey,
  type RuleSpec,
} from '@geduld/core';
import { describe, expect, test } from 'vitest';
import { createOracle } from './oracle.ts';
import { type ReviewEntry, review, type Truth } from './review.ts';
import { klondikeSpec, startOf } from './testing/golden.ts';
import { smallDeal, smallSpec, strayed, testRng, truthFrom } from './testing/smallGames.ts';
import type { Budget, Verdict } from './verdict.ts';

const text = readFileSync(new URL('../golden/deals.txt', import.meta.url), 'utf8');
const deals = text.trim().split('\n');
const budget: Budget = { visits: 150_000, tableBytes: 1 << 26, cancelled: () => false };
const UNDO: ReviewEntry = { kind: 'undo' };
const REDO: ReviewEntry = { kind: 'redo' };

const asking = (spec: RuleSpec, start: Position) => {
  const oracle = createOracle(spec, start, { tableBytes: 1 << 26 });
  const asked: Position[] = [];
  return {
    asked,
    ask: (position: Position): Verdict => {
      asked.push(position);
      return oracle.ask(position, budget);
    },
  };
};
const winningLine = (spec: RuleSpec, start: Position): readonly Move[] => {
  const verdict = asking(spec, start).ask(start);
  if (verdict.kind !== 'win') throw new Error('the deal can be won');
  return verdict.moves;
};
const won = Array.from({ length: 12 }, (_, line) => line).filter((line) => ![9, 10].includes(line));

describe('golden deals', () => {
  const spec = klondikeSpec(1);

  test.each(won.slice(0, 5))('a won game was winnable all along, and takes one question: deal %i', (line) => {
    const start = startOf(spec, deals[line] as string);
    const moves = winningLine(spec, start);
    const { ask, asked } = asking(spec, start);
    const found = review(spec, start, moves, ask);
    expect(found).toEqual({
      truths: Array<Truth>(moves.length + 1).fill('win'),
      losses: [],
      lostAt: undefined,
      kept: undefined,
    });
    expect(asked.length).toBe(1);
  });

  test('a deal that cannot be won is dead throughout, and nothing was lost', () => {
    const start = startOf(spec, deals[9] as string);
    const { ask } = asking(spec, start);
    const move = legalMoves(spec, start)[0] as Move;
    expect(review(spec, start, [move], ask)).toMatchObject({ truths: ['dead', 'dead'], losses: [] });
  });
});

/** Small games with a winning line, and a position on it where a legal move loses; their whole truth is known. */
const lostGames = function* () {
  const rng = testRng(2024);
  for (let games = 0; games < 12; ) {
    const spec = smallSpec(rng);
    const start = strayed(spec, smallDeal(spec, rng), 30, rng);
    const truth = truthFrom(spec, start, 600);
    if (!truth?.winnable[0] || isWon(spec, start)) continue;
    const winnable = new Map(
      truth.positions.map((position, n) => [positionKey(spec, position), truth.winnable[n] as boolean]),
    );
    const canBeWon = (position: Position) => winnable.get(positionKey(spec, position)) === true;
    const line = winningLine(spec, start);
    let now = start;
    for (const [at, move] of line.entries()) {
      const position = now;
      const bad = legalMoves(spec, position).find(
        (each) => !canBeWon(playLegal(spec, position, each).position),
      );
      if (bad !== undefined) {
        games++;
        yield { spec, start, line, at, position, bad, canBeWon };
        break;
      }
      now = playLegal(spec, now, move).position;
    }
  }
};
const lost = [...lostGames()];

describe('games in which the win was lost', () => {
  test('the move is named, and another that would have kept the win', () => {
    expect(lost.length).toBe(12);
    for (const { spec, start, line, at, position, bad, canBeWon } of lost) {
      const moves = [...line.slice(0, at), bad];
      const found = review(spec, start, moves, asking(spec, start).ask);
      expect(found.truths).toEqual([...Array<Truth>(at + 1).fill('win'), 'dead']);
      expect(found.lostAt).toBe(at + 1);
      const kept = play(spec, position, found.kept as Move);
      expect(kept.ok && canBeWon(kept.value.position)).toBe(true);
    }
  });

  test('a loss that is undone is a loss still, and so is the same one made again', () => {
    for (const { spec, start, line, at, bad } of lost.slice(0, 10)) {
      const entries = [...line.slice(0, at), bad, UNDO, REDO, UNDO, ...line.slice(at)];
      const found = review(spec, start, entries, asking(spec, start).ask);
      expect(found.truths.slice(at)).toEqual([
        'win',
        'dead',
        'win',
        'dead',
        'win',
        ...line.slice(at).map(() => 'win'),
      ]);
      // The line that won in the end is what would have kept the win.
      expect(found.losses).toEqual([at + 1, at + 3].map((number) => ({ at: number, kept: line[at] })));
    }
  });

  test('without an answer everything is open, and nothing is lost', () => {
    for (const { spec, start, line, at, bad } of lost.slice(0, 5)) {
      const found = review(spec, start, [...line.slice(0, at), bad], () => ({
        kind: 'open',
        because: 'cancelled',
        visited: 0,
      }));
      expect(new Set(found.truths)).toEqual(new Set(['open']));
      expect(found.lostAt).toBeUndefined();
    }
  });

  test('what follows a dead position is dead, also where the search was stopped', () => {
    for (const { spec, start, line, at, position, bad } of lost) {
      const dead = playLegal(spec, position, bad).position;
      const next = legalMoves(spec, dead)[0];
      if (next === undefined) continue;
      const { ask } = asking(spec, start);
      const moves = [...line.slice(0, at), bad, next];
      let first = true;
      const found = review(spec, start, moves, (each) => {
        const open = first;
        first = false;
        return open ? { kind: 'open', because: 'visits', visited: 0 } : ask(each);
      });
      expect(found.truths.slice(-2)).toEqual(['dead', 'dead']);
      expect(found.lostAt).toBe(at + 1);
      return;
    }
    expect.unreachable('some game goes on after its loss');
  });
});
