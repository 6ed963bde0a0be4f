import { ok, type Result } from '@geduld/core';
import { type OptionTable, quoted, type ValuesOf } from './args.ts';
import { type Stop, wrongCall } from './stop.ts';

/** What a deployment says of a call, where the call itself says nothing. */
export interface Settled<O extends OptionTable> {
  readonly values: ValuesOf<O>;
  /** How an option is called in a sentence: as it was given. */
  readonly placeOf: (name: Extract<keyof O, string>) => string;
}

/** The variable of an option: `GEDULD_PORT` for `--port`. */
const variableOf = (name: string): string => `GEDULD_${name.toUpperCase()}`;

/** Fills in options that were not given from the variables of the environment; a flag is `1` or `0` there. */
export const fromEnvironment = <const O extends OptionTable>(
  options: O,
  given: ValuesOf<O>,
  env: Readonly<Record<string, string | undefined>>,
): Result<Settled<O>, Stop> => {
  const values: Record<string, string | true> = {};
  const told = new Map<string, string>();
  for (const [name, { type }] of Object.entries(options)) {
    const variable = variableOf(name);
    const text = env[variable];
    if (Object.hasOwn(given, name) || text === undefined || text === '') continue;
    if (type === 'flag' && text !== '1' && text !== '0')
      return wrongCall(`${variable}: found ${quoted(text)}, expected 1 or 0.`);
    if (text === '0' && type === 'flag') continue;
    values[name] = type === 'flag' ? true : text;
    told.set(name, variable);
  }
  return ok({ values: { ...values, ...given }, placeOf: (name) => told.get(name) ?? `--${name}` });
};
