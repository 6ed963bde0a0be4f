import type { Style } from '../cards.ts';
import { wrapped } from '../widths.ts';
import type { Playing } from './game.ts';
import { PLAY_HELP } from './help.ts';
import { LEAST_SPACE, type Space, tableLines } from './table.ts';

/** What the screen shows: the table or the help, and below it what there is to say. */
export interface Shown {
  readonly playing: Playing;
  readonly now: number;
  readonly says: string | undefined;
  readonly help: boolean;
}

/** Rows that a sentence may take at most. */
const MOST_SAID = 4;

/**
 * The rows of the screen above the line on which the player types: as many as `size.height - 1`, each no wider than
 * the screen.
 */
export const screenLines = (
  { playing, now, says, help }: Shown,
  size: Space,
  style: Style,
): readonly string[] => {
  const rows = Math.max(1, size.height - 1);
  if (size.width < LEAST_SPACE.width || size.height < LEAST_SPACE.height + 2)
    return filled(
      wrapped(`Too small: ${LEAST_SPACE.width} by ${LEAST_SPACE.height + 2} is the least.`, size.width),
      rows,
    );
  const said = wrapped(says ?? '', size.width).slice(0, MOST_SAID);
  const above = rows - Math.max(1, said.length);
  const lines = help
    ? PLAY_HELP.flatMap((line) => (line === '' ? [''] : wrapped(line, size.width)))
    : tableLines(playing, now, { width: size.width, height: above }, style);
  return [...filled(lines, above), ...filled(said, rows - above)];
};

const filled = (lines: readonly string[], rows: number): readonly string[] =>
  Array.from({ length: rows }, (_, row) => lines[row] ?? '');
