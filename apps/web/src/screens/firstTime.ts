import type { App } from '../app/app.ts';
import { isTouched } from '../game/table.ts';

/** Offers the first lesson in one line, once: not to somebody who plays already, and over nothing else that is said. */
export const offerLesson = async (app: App): Promise<void> => {
  const { menu } = await app.loadDialogWords();
  if (isTouched(app.table()) || app.notice() || app.dialog() || app.tab() !== 'mine') return;
  app.tell(menu.firstTime, { name: menu.lesson, run: () => app.show('lesson') });
};
