import type { OptionTable, ValuesOf } from './args.ts';
import type { Io } from './io.ts';
import type { Exit } from './stop.ts';

/** A command of `geduld`: what it takes, how it is explained, what it does. */
export interface Command<O extends OptionTable = OptionTable> {
  readonly name: string;
  /** The forms of a call, without `geduld`. */
  readonly usage: readonly string[];
  /** What it does, in a paragraph or two of lines no longer than 80 characters. */
  readonly about: readonly string[];
  /** How many words that are no options it takes. */
  readonly words: { readonly least: number; readonly most: number; readonly called: string };
  readonly options: O;
  /** Calls without `geduld`, each with what it does. */
  readonly examples: readonly (readonly [call: string, does: string])[];
  readonly run: (call: Call<O>, io: Io) => Promise<Exit> | Exit;
}

/** The words of a call, read and checked against the command's own tables. */
interface Call<O extends OptionTable> {
  readonly words: readonly string[];
  readonly values: ValuesOf<O>;
  /** One JSON object a line, and nothing else, on standard output. */
  readonly json: boolean;
}

/** Ties a command to its own options and hides them again, so that commands of all kinds fit one table. */
export const command = <const O extends OptionTable>(of: Command<O>): Command => of as unknown as Command;
