import type { BoardSettings, Looks } from '@geduld/board';
import { GAME_LETTERS, type GameLetters } from '@geduld/games';
import { LANGUAGES } from '../messages/messages.ts';

/** Settings with a few named values; the first of each is what a new player has. */
export const CHOICES = {
  language: ['auto', ...LANGUAGES],
  theme: ['auto', 'light', 'dark', 'contrast'],
  speed: ['normal', 'off', 'quick', 'calm'],
  stockSide: ['auto', 'left', 'right'],
  hand: ['right', 'left'],
  cardLetters: ['international', 'language'],
  tapPrefers: ['safe', 'foundation', 'columns', 'chosen'],
  announcements: ['normal', 'low', 'full'],
  hintsFrom: ['openCards', 'allCards'],
  volume: ['medium', 'soft', 'full'],
} as const;

/** Settings that are on or off, as a new player has them. */
export const SWITCHES = {
  letterKeys: true,
  largePrint: false,
  mirror: false,
  placementHelp: true,
  interactiveRules: true,
  autoPlace: false,
  doubleTap: true,
  autoFinish: true,
  sounds: false,
  vibration: false,
  hideTime: false,
  hideScore: false,
  hideMoves: false,
  cumulativeVegas: false,
  deadNoticeKlondike: true,
  deadNotice: false,
  winnableKL: false,
  winnableTF: false,
  winnableRU: false,
  winnableYU: false,
} as const;

/** Settings that are texts, as a new player has them. */
const TEXTS = {
  /** The game that New deals: letters and options as a code writes them. */
  game: 'KL1-D1N',
  /** Designs by their ids; the wardrobe knows which there are. */
  table: 'classicGreen',
  back: 'crimson',
  faces: 'auto',
};

export type ChoiceName = keyof typeof CHOICES;
export type SwitchName = keyof typeof SWITCHES;
/** Choices that stand among the settings; the others have a place of their own. */
export type NamedChoice = Exclude<ChoiceName, 'language' | 'cardLetters'>;
/** Switches that stand in New game and not among the settings. */
export type DealSwitch = 'cumulativeVegas' | `winnable${GameLetters}`;
/** The values of a setting with named values. */
export type ChoiceOf<Name extends ChoiceName> = (typeof CHOICES)[Name][number];

/** All that a player has chosen. Each is stored by its name, so that a broken one costs only itself. */
export type Settings = { readonly [Name in ChoiceName]: ChoiceOf<Name> } & {
  readonly [Name in SwitchName]: boolean;
} & { readonly [Name in keyof typeof TEXTS]: string };
export type SettingName = keyof Settings;

const isSwitch = (name: string): name is SwitchName => Object.hasOwn(SWITCHES, name);
const isChoice = (name: string): name is ChoiceName => Object.hasOwn(CHOICES, name);

/** What a new player has. */
export const DEFAULT_SETTINGS: Settings = {
  ...(Object.fromEntries(Object.entries(CHOICES).map(([name, values]) => [name, values[0]])) as {
    readonly [Name in ChoiceName]: ChoiceOf<Name>;
  }),
  ...SWITCHES,
  ...TEXTS,
};

const GAME = new RegExp(`^(?:${GAME_LETTERS.join('|')})1-[A-Z0-9]{1,8}$`);

/** Does `value` fit the setting `name`? No name that this version does not know has a fitting value. */
const fitsSetting = (name: string, value: unknown): boolean => {
  if (isSwitch(name)) return typeof value === 'boolean';
  if (isChoice(name)) return (CHOICES[name] as readonly unknown[]).includes(value);
  return (
    Object.hasOwn(TEXTS, name) &&
    typeof value === 'string' &&
    (name === 'game' ? GAME : /^\w{1,20}$/).test(value)
  );
};

/** Settings from stored names and values; whatever does not fit stays as a new player has it. */
export const readSettings = (stored: Iterable<readonly [string, unknown]>): Settings => {
  const read: Record<string, unknown> = { ...DEFAULT_SETTINGS };
  for (const [name, value] of stored) if (fitsSetting(name, value)) read[name] = value;
  return read as unknown as Settings;
};

/** What the board is told: the designs that were fetched, and the settings that are about the table. */
export const boardSettings = (
  { speed, stockSide, mirror, largePrint, placementHelp, letterKeys }: Settings,
  looks: Looks,
): BoardSettings => ({ ...looks, speed, stockSide, mirror, largePrint, placementHelp, letterKeys });
