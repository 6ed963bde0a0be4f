import type { Io } from './io.ts';

/** A line on a terminal's standard error that is written over and over; nothing elsewhere. */
export interface Progress {
  /** Takes the line away, before something else is written. */
  readonly clear: () => void;
  readonly end: () => void;
}

/** Shows `text` anew twice a second. */
export const progressOf = (io: Io, text: () => string): Progress => {
  const clear = () => {
    if (io.look.errTerminal) io.note('\r\u001b[K');
  };
  const timer = io.look.errTerminal ? setInterval(() => io.note(`\r\u001b[K${text()}`), 500) : undefined;
  return {
    clear,
    end: () => {
      clearInterval(timer);
      clear();
    },
  };
};
