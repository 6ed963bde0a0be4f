import type { App } from '../app/app.ts';
import type { AttemptRow } from '../storage/schema.ts';
import { openingOf } from './attempts.ts';

/** Puts a stored attempt on the table again, or says that it could not be read. */
export const putStored = async (app: App, row: AttemptRow): Promise<void> => {
  const opened = await readStored(app, row);
  if (opened && !app.controller.state().still) app.controller.open(openingOf(opened), 'chosen');
};

/** A stored attempt with its moves; if it cannot be read that is said, and there is none. */
export const readStored = (app: App, { id }: AttemptRow): ReturnType<App['store']['open']> =>
  app.store.open(id).catch(() => {
    app.show(undefined);
    app.tell(app.dialogWords().earlier.unreadable);
    return undefined;
  });
