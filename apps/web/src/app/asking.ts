import { answer } from '../messages/answers.ts';
import type { App } from './app.ts';

/** Answers a question that a key asked: as a line, and to be heard, without leaving the table. */
export const askByKey = async (app: App, kind: 'movable' | 'changed'): Promise<void> => {
  const { access } = await app.loadDialogWords();
  app.tell(
    answer(app.words(), access, app.table().session, { kind }, app.settings()).join(' '),
    undefined,
    'answer',
  );
};
