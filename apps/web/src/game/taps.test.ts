import { legalMoves } from '@geduld/core';
import { readCode } from '@geduld/notation';
import { type Session, startSession } from '@geduld/session';
import { describe, expect, test } from 'vitest';
import { tapMeaning } from './taps.ts';

const startOf = (text: string): Session => {
  const code = readCode(text);
  if (!code.ok) throw new Error(text);
  return startSession(code.value);
};

describe('players-want 10: a tap that prefers nothing', () => {
  const settings = { doubleTap: false, tapPrefers: 'chosen' } as const;
  test.each(['KL1-D1N-AAAAAAB', 'RU1-C-AAAAABB', 'TF1-D1N-AAAAAAB'])(
    'takes the cards, and a second tap names any place that fits, %s',
    (text) => {
      const session = startOf(text);
      const carries = legalMoves(session.code.game.spec, session.standing.position).flatMap((move) =>
        move.kind === 'carry' ? [move] : [],
      );
      expect(carries.length).toBeGreaterThan(0);
      for (const { from, to, count } of carries) {
        const group = { pile: from, count };
        const first = tapMeaning(session, { group, double: false, selected: undefined, settings });
        expect(first).toEqual({ kind: 'select', group });
        const place = { pile: to, count: 0 };
        const second = tapMeaning(session, { group: place, double: false, selected: group, settings });
        expect(second).toMatchObject({ kind: 'play', move: { from, to, count } });
      }
    },
  );
});
