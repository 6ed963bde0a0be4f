import { parseArgs } from 'node:util';
import { ok, type Result } from '@geduld/core';
import { type Stop, wrongCall } from './stop.ts';

/** One option of a command. */
type OptionRow =
  | { readonly type: 'flag'; readonly about: string }
  /** `value` names what stands behind it, in capitals. */
  | { readonly type: 'value'; readonly value: string; readonly about: string };
/** The options of a command, by their long names. */
export type OptionTable = Readonly<Record<string, OptionRow>>;

/** What a call gave for each option: absent when it was not given. */
export type ValuesOf<O extends OptionTable> = {
  readonly [N in keyof O]?: ValueOf<O[N]>;
};
type ValueOf<R> = R extends { readonly type: 'flag' } ? true : string;

/** Options that every command knows. */
export const COMMON: OptionTable = {
  json: { type: 'flag', about: 'one JSON object a line, and nothing else, on standard output' },
  help: { type: 'flag', about: 'this text' },
};

/** A call of one command, read. */
export interface Read {
  readonly words: readonly string[];
  readonly values: Readonly<Record<string, string | true>>;
}

/** What a command's call may hold. */
export interface Shape {
  readonly options: OptionTable;
  readonly words: { readonly least: number; readonly most: number; readonly called: string };
}

/**
 * Reads the words behind a command's name. The standard library splits them; what is wrong is said here, since its
 * own messages name neither what was found nor what was expected.
 */
export const readArgs = (shape: Shape, argv: readonly string[]): Result<Read, Stop> => {
  const table: OptionTable = { ...shape.options, ...COMMON };
  const { tokens } = parseArgs({
    args: [...argv],
    options: Object.fromEntries(
      Object.entries(table).map(([name, { type }]) => [
        name,
        { type: type === 'flag' ? 'boolean' : 'string', ...(name === 'help' ? { short: 'h' } : {}) } as const,
      ]),
    ),
    strict: false,
    tokens: true,
  });
  const words: string[] = [];
  const values: Record<string, string | true> = {};
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue;
    if (token.kind === 'positional') {
      words.push(token.value);
      continue;
    }
    const value = optionValue(table, token);
    if (!value.ok) return value;
    if (Object.hasOwn(values, token.name))
      return wrongCall(`${token.rawName} is given twice, expected once.`);
    values[token.name] = value.value;
  }
  const { least, most, called } = shape.words;
  if (values.help !== true) {
    if (words.length < least) return wrongCall(`found nothing, expected ${called}.`);
    const over = words[most];
    if (over !== undefined)
      return wrongCall(
        `found one word too many, ${quoted(over)}; expected ${most === 0 ? 'options only' : called}.`,
      );
  }
  return ok({ words, values });
};

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

const optionValue = (
  table: OptionTable,
  { name, rawName, value, inlineValue }: OptionToken,
): Result<string | true, Stop> => {
  const row = Object.hasOwn(table, name) ? table[name] : undefined;
  if (row === undefined) {
    const known = Object.keys(table).map((each) => `--${each}`);
    return wrongCall(`found the option ${quoted(rawName)}, expected one of ${known.join(', ')}.`);
  }
  if (row.type === 'flag')
    return value === undefined
      ? ok(true)
      : wrongCall(`${rawName} takes no value, found ${quoted(value)} behind it.`);
  // `--number --json` forgot its number; `--number -5` gave a bad one, which its reader will name.
  const another = value !== undefined && inlineValue !== true && /^-[^\d]/.test(value);
  if (value === undefined || another)
    return wrongCall(
      `${rawName} wants ${row.value} behind it, found ${another ? quoted(value) : 'nothing'}.`,
    );
  return ok(value);
};

/** A whole number of a range, for an option or a word called `place`. */
export const readWhole = (place: string, text: string, least: number, most: number): Result<number, Stop> =>
  /^\d{1,16}$/.test(text) && Number(text) >= least && Number(text) <= most
    ? ok(Number(text))
    : wrongCall(`${place}: found ${quoted(text)}, expected a whole number from ${least} to ${most}.`);

/**
 * Characters that a terminal obeys or that change the order in which it writes: controls, the second set of them
 * included (JSON leaves U+007F to U+009F as they are), marks of direction, and whatever else shows nothing itself.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** A text from outside on one line, each character that a terminal would obey as a question mark. */
export const plainText = (text: string): string => text.replace(UNSEEN, '?');

/** The same text of JSON, with every such character written as an escape. */
export const plainJson = (json: string): string =>
  json.replace(UNSEEN, (unseen) =>
    unseen
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );

/** A text from outside in quotes: on one line, without control characters, not too long. */
export const quoted = (text: string): string => {
  const shown = [...text].slice(0, 60).join('');
  return `${plainText(JSON.stringify(shown))}${shown === text ? '' : ' …'}`;
};
