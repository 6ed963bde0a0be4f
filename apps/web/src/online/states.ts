import type { AttemptState, BookmarkState, ResultState, SettingState } from '@geduld/session';
import * as v from 'valibot';
import { CHOICES, DEFAULT_SETTINGS, readSettings } from '../settings/settings.ts';
import { dealFields, lineFields, result, text, time } from '../storage/rowShapes.ts';
import type { AttemptRow, LogRow } from '../storage/schema.ts';

/** What devices tell each other, by kind. */
export interface States {
  readonly result: ResultState;
  readonly attempt: AttemptState;
  readonly bookmark: BookmarkState;
  readonly setting: SettingState;
}
export type StateKind = keyof States;

const SHAPES = {
  result,
  attempt: v.strictObject({
    deal: v.strictObject(dealFields),
    lines: v.pipe(v.array(v.strictObject(lineFields)), v.minLength(1)),
  }),
  bookmark: v.strictObject({ attempt: text, n: lineFields.at, name: text, at: time, removed: v.boolean() }),
  setting: v.strictObject({ value: v.unknown(), at: time, by: text }),
} as const;

/** Reads what another device told; `undefined` for what no version of this program tells. */
export const readState = <Kind extends StateKind>(kind: Kind, body: string): States[Kind] | undefined => {
  try {
    const read = v.safeParse(SHAPES[kind], JSON.parse(body));
    return read.success ? (read.output as unknown as States[Kind]) : undefined;
  } catch {
    return undefined;
  }
};

/** Settings that are about one device and its screen, ears and hand. */
const OF_THE_DEVICE: readonly string[] = [
  'sounds',
  'vibration',
  'volume',
  'hand',
  'largePrint',
  'stockSide',
  'speed',
  'announcements',
];

/** Do all devices of the player have this setting? */
export const isShared = (name: string): boolean =>
  Object.hasOwn(DEFAULT_SETTINGS, name) && !OF_THE_DEVICE.includes(name);

/** Is it a setting of this version, with a value that it may have? */
export const isKnownSetting = (name: string, value: unknown): boolean =>
  isShared(name) &&
  (Object.hasOwn(CHOICES, name) || typeof value === typeof DEFAULT_SETTINGS[name as keyof typeof CHOICES]) &&
  Object.entries(readSettings([[name, value]])).some(([of, read]) => of === name && read === value);

/** What this device knows of an attempt, from its rows, with lines that parted from it. */
export const attemptState = (
  row: AttemptRow,
  log: readonly LogRow[],
  others: AttemptState['lines'] = [],
): AttemptState => ({
  deal: {
    code: row.code,
    carried: row.carried,
    cumulative: row.cumulative,
    started: row.started,
    ...(row.daily === undefined ? {} : { daily: row.daily }),
    ...(row.late === undefined ? {} : { late: row.late }),
  },
  lines: [
    {
      at: row.at,
      played: row.played,
      log: log.map(({ text: entry, t, action }) => [entry, t, action] as const),
    },
    ...others,
  ],
});

/** The rows of a line under a name. */
export const logRowsOf = (attempt: string, { log }: AttemptState['lines'][number]): readonly LogRow[] =>
  log.map(([entry, t, action], n) => ({ attempt, n, text: entry, t, action }));
