import { err } from '@geduld/core';

/** 0 done; 1 the answer is no; 2 the call's words are wrong; 3 a limit or a missing resource stopped it. */
export type Exit = 0 | 1 | 2 | 3;

/** An ending other than 0: how the process ends, and the one sentence that says why. */
export interface Stop {
  readonly exit: Exclude<Exit, 0>;
  /** Without the name of the program: `main` puts it in front. */
  readonly sentence: string;
}

/** The answer is no: a record does not hold, a code is none. */
export const saysNo = (sentence: string) => err<Stop>({ exit: 1, sentence });
/** The call itself is wrong: a word, an option, a value. */
export const wrongCall = (sentence: string) => err<Stop>({ exit: 2, sentence });
/** A limit was reached, or something that the call needs is not there. */
export const cannotGo = (sentence: string) => err<Stop>({ exit: 3, sentence });
