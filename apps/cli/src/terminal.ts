import { writeSync } from 'node:fs';

const ENTER = '\u001b[?1049h\u001b[H\u001b[2J';
const LEAVE = '\u001b[?1049l';

/** A screen of our own on the user's terminal, which is given back as it was. */
export interface Screen {
  /** Puts lines on the screen from its top, and leaves the cursor on the row below them. */
  readonly show: (lines: readonly string[]) => void;
  /** Puts lines at the top and brings the cursor back to where it was. */
  readonly showTop: (lines: readonly string[]) => void;
  /** Gives the terminal back; `enter` takes it again. */
  readonly leave: () => void;
  readonly enter: () => void;
}

/**
 * Takes the terminal's alternate screen. However this process ends, short of being killed outright, the terminal is
 * given back: at the exit it is written without waiting, since nothing that waits would still be done.
 */
export const openScreen = (stdout: NodeJS.WriteStream, stdin: NodeJS.ReadStream): Screen => {
  let open = false;
  const leave = (): void => {
    if (!open) return;
    open = false;
    try {
      stdin.setRawMode?.(false);
      writeSync(1, LEAVE);
    } catch {
      // The terminal is gone: nothing is left to give back.
    }
  };
  const enter = (): void => {
    open = true;
    stdout.write(ENTER);
  };
  process.on('exit', leave);
  enter();
  return {
    // Row by row over what is there: nothing flickers. Nothing is shown on a screen that is not ours.
    show: (lines) => {
      if (open) stdout.write(`\u001b[H${lines.map((line) => `${line}\u001b[K\r\n`).join('')}\u001b[J`);
    },
    showTop: (lines) => {
      const placed = lines.map((line, row) => `\u001b[${row + 1};1H${line}\u001b[K`).join('');
      if (open) stdout.write(`\u001b7${placed}\u001b8`);
    },
    leave,
    enter,
  };
};
