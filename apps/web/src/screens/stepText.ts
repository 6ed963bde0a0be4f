import { entryText } from '@geduld/notation';
import type { Place } from '@geduld/session';
import type { App } from '../app/app.ts';
import { moveText } from './moveText.ts';

/** A step that led to a place, in a sentence; a finish is one sentence. Nothing for the deal. */
export const stepText = (app: App, { before, moves }: Place): string => {
  const [first] = moves;
  if (!before || !first) return '';
  if (moves.length > 1) return app.words().said.finished(moves.length);
  return moveText(app.words(), app.dialogWords().help, before.position, first);
};

/** The same in short notation, as records write it: `c3-c5:2`. */
export const stepNotation = ({ moves }: Place): string => {
  const [first] = moves;
  return first ? `${entryText(first)}${moves.length > 1 ? ' …' : ''}` : '';
};
