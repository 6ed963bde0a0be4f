import { type Entry, entryText, parseEntry } from '@geduld/notation';
import type { Happening } from '../game/table.ts';

/** The first lesson: a Klondike deal that begins with everything a newcomer needs, a step for each entry. */
export const LESSON = {
  code: 'KL1-D1N-AAAAAFE',
  steps: [
    { entry: 'c5-c1', keys: ['5', '1'] },
    { entry: 'c1-c5:2', keys: ['1', '5'] },
    { entry: 'c4-c1', keys: ['4', '1'] },
    { entry: 'c4-fs', keys: ['4', 'F'] },
    { entry: 'draw', keys: ['S'] },
    { entry: 'undo', keys: ['Z'] },
  ],
} as const;

/** What a step waits for; `undefined` after the last. */
export const wantedAt = (step: number): Entry | undefined => {
  const read = parseEntry(LESSON.steps[step]?.entry ?? '');
  return read.ok ? read.value : undefined;
};

/** What follows from something that happened: the next step, or the way back to where the lesson is. */
export const lessonTurn = (step: number, happening: Happening): 'next' | 'undo' | 'redo' | 'stay' => {
  const wanted = LESSON.steps[step]?.entry;
  switch (happening.kind) {
    case 'moved': {
      const [move] = happening.step.moves;
      if (wanted === undefined) return 'stay';
      return move && entryText(move) === wanted ? 'next' : 'undo';
    }
    case 'redone':
      return wanted === undefined ? 'stay' : 'undo';
    case 'undone':
      return wanted === 'undo' ? 'next' : wanted === undefined ? 'stay' : 'redo';
    default:
      return 'stay';
  }
};
