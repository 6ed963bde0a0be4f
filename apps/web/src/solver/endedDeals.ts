import { codeText } from '@geduld/notation';
import type { App } from '../app/app.ts';
import { historyOf } from '../app/history.ts';
import { isTouched } from '../game/table.ts';
import { keepTruth } from '../storage/played.ts';
import { codesToLookAt, createTruthKeeper, type TruthHost } from './truthKeeper.ts';

/** Finds out about the deals of games that are over, while nobody plays and `isBusy` says that no search runs. */
export const createEndedDeals = (app: App, isBusy: () => boolean, truthOf: TruthHost['truthOf']) => {
  const isOver = () => app.table().won || app.table().ended;
  return createTruthKeeper({
    wanted: async () => {
      const code = codeText(app.table().attempt.code);
      return codesToLookAt(await historyOf(app), isOver() ? undefined : code);
    },
    mayLook: () =>
      !isBusy() &&
      !document.hidden &&
      app.tab() === 'mine' &&
      app.table().clock.since === undefined &&
      (isOver() || !isTouched(app.table()) || app.dialog() !== undefined),
    truthOf,
    keep: async (code, truth) => {
      const database = app.store.database();
      if (database) await keepTruth(database, { code, truth, at: Date.now() });
    },
  });
};
