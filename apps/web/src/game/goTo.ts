import { assertNever } from '@geduld/core';
import { type Branches, type Command, type Place, sessionAt, wayTo } from '@geduld/session';
import { batch } from 'solid-js';
import { newAttempt } from './attempts.ts';
import { newId } from './chance.ts';
import { practiceFrom } from './practice.ts';
import { putOnTable, type TableOwner } from './putOnTable.ts';
import type { TableController } from './table.ts';

/**
 * Brings the game on the table to one of its places: as if the player undid, redid and moved there, so that its log
 * only grows. What undo does not reach is put on the table as a game of its own; the one that was there stays open.
 */
export const goTo = (
  app: TableOwner,
  branches: Branches,
  place: Place,
): 'here' | 'apart' | 'practice' | 'nowhere' => {
  const { session } = app.controller.state();
  const way = wayTo(session, branches, place);
  if (way) {
    batch(() => {
      for (const command of way) perform(app.controller, command);
    });
    return 'here';
  }
  const { code } = session;
  const { attempt, ended } = app.controller.state();
  // Of a game that has its result, and so of practice, it is practice: one game would be won as often as one likes.
  if (ended) return putOnTable(app, practiceFrom(sessionAt(code, place), place.t)) ? 'practice' : 'nowhere';
  // Of a day's challenge it is that day's as well.
  const { daily, late } = attempt;
  const apart = newAttempt({ newId, wallClock: Date.now }, code, 0, false, { daily, late });
  const opening = { ...apart, session: sessionAt(code, place), played: place.t };
  return putOnTable(app, opening) ? 'apart' : 'nowhere';
};

const perform = (controller: TableController, command: Command): void => {
  switch (command.kind) {
    case 'undo':
      controller.undo();
      break;
    case 'redo':
      controller.redo();
      break;
    case 'finish':
      controller.finish();
      break;
    case 'draw':
    case 'redeal':
      controller.intent({ kind: 'stock' });
      break;
    case 'carry':
      controller.intent({
        kind: 'carry',
        group: { pile: command.from, count: command.count },
        to: command.to,
      });
      break;
    default:
      assertNever(command);
  }
};
