import { branchesOf, type Session } from '@geduld/session';
import { expect, test } from 'vitest';
import { framesOf } from '../help/frames.ts';
import { recordNamed } from '../help/records.ts';
import { DEFAULT_SETTINGS } from '../settings/settings.ts';
import type { Sink } from '../storage/store.ts';
import { isPractice, newAttempt } from './attempts.ts';
import { goTo } from './goTo.ts';
import { practiceFrom } from './practice.ts';
import { putOnTable, type TableOwner } from './putOnTable.ts';
import { createTable } from './tableController.ts';

const record = recordNamed('won-russian-relaxed');
const stages = framesOf({ id: 'russianRelaxed', record: 'won-russian-relaxed', stops: [] }, record).map(
  ({ session }) => session,
);
const stage = (at: number): Session => {
  const session = stages.at(at);
  if (!session) throw new Error(`no stage ${at}`);
  return session;
};

/** A table with a game of the player's own on it. `mayDeal`: what the plan says; `results`: what was counted. */
const tableWith = (session: Session, ended: boolean, mayDeal = true) => {
  const results: unknown[] = [];
  const sink: Sink = {
    acted: () => {},
    noted: () => {},
    ended: (result) => results.push(result),
    dropped: () => {},
    balance: () => {},
  };
  let names = 0;
  const host = {
    ...{ now: () => 0, wallClock: () => 1, dayOf: () => '2026-11-30', newId: () => `own-${++names}` },
    ...{ settings: () => DEFAULT_SETTINGS, sink },
    ...{ onChange: () => {}, onHappening: () => {}, onKey: () => {} },
  };
  const controller = createTable(host, { ...newAttempt(host, session.code), session, ended });
  controller.setStill(false);
  const app = { controller, store: sink, plan: () => ({ mayDeal: () => mayDeal }) };
  return { app, controller, results };
};
/** To the deal, beyond undo in Russian. */
const goToDeal = (app: TableOwner) => {
  const branches = branchesOf(app.controller.state().session);
  const [place] = branches.line;
  if (!place) throw new Error('no deal');
  return goTo(app, branches, place);
};

test('a place beyond undo of a game in play opens as a game of the player’s own', () => {
  const { app, controller } = tableWith(stage(-2), false);
  expect(goToDeal(app)).toBe('apart');
  expect(controller.state()).toMatchObject({ ended: false, session: { log: [] } });
  expect(isPractice(controller.state().attempt.id)).toBe(false);
});

test('players-want 4: a place beyond undo of a game that has its result opens as practice', () => {
  const { app, controller } = tableWith(stage(-1), true);
  expect(goToDeal(app)).toBe('practice');
  expect(controller.state()).toMatchObject({ ended: true, session: { log: [] } });
  expect(isPractice(controller.state().attempt.id)).toBe(true);
});

test('players-want 4: a game that is over, played on from its last place and won again, has no second result', () => {
  const { app, controller, results } = tableWith(stage(-1), true);
  expect(putOnTable(app, practiceFrom(stage(-2), 700))).toBe(true);
  expect(controller.state().won).toBe(false);
  const last = record.moves.at(-1);
  const [, from, to] = /^(.+)-(.+)$/.exec(last ?? '') ?? [];
  controller.intent({ kind: 'carry', group: { pile: from as 'c1', count: 1 }, to: to as 'fs' });
  expect(controller.state().won).toBe(true);
  expect(results).toEqual([]);
});

test('players-want 4: practice restarted, and restarted again, stays practice', () => {
  const { app, controller } = tableWith(stage(-1), true);
  putOnTable(app, practiceFrom(stage(-2), 700));
  for (let n = 0; n < 2; n++) {
    const before = controller.state().attempt.id;
    controller.restart();
    const { attempt, ended, session } = controller.state();
    expect(attempt.id).not.toBe(before);
    expect(isPractice(attempt.id)).toBe(true);
    expect(ended).toBe(true);
    expect(session.log).toEqual([]);
  }
});

test('P2: what the plan does not allow is not put on the table', () => {
  const { app, controller } = tableWith(stage(3), false, false);
  const before = controller.state();
  expect(putOnTable(app, practiceFrom(stage(-2), 700))).toBe(false);
  expect(controller.state()).toBe(before);
});

test('where another tab has the table nothing is put on it', () => {
  const { app, controller } = tableWith(stage(3), false);
  controller.setStill(true);
  const before = controller.state();
  expect(putOnTable(app, practiceFrom(stage(-2), 700))).toBe(false);
  expect(controller.state()).toBe(before);
});
