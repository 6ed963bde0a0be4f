import { type Static, Type } from 'typebox';
import { bytesText, DAY, GAME, INSTANT, oneOf, record } from './fields.ts';
import { BOARD_NAME } from './results.ts';

/**
 * The time that a list looks at. `daily`: the challenge of one day only. Weeks begin on Monday; days are the players' own.
 * There is no streak of one day, and of a challenge neither streak nor number of wins; and no score where points can be farmed.
 */
export const BOARD_PERIODS = ['day', 'week', 'month', 'all', 'daily'] as const;
export type BoardPeriod = (typeof BOARD_PERIODS)[number];

/** Places on a page, at most and when nothing is said. */
export const MOST_PLACES = 100;
export const PAGE_PLACES = 20;

export const BOARD_PATH = record({ game: GAME, board: BOARD_NAME });
export const BOARD_QUERY = record({
  /** `all` when nothing is said. */
  period: Type.Optional(oneOf(BOARD_PERIODS)),
  /** A day of the period; today in universal time when nothing is said. Of no meaning for `all`. */
  day: Type.Optional(DAY),
  /** `next` or `before` of another page. */
  from: Type.Optional(bytesText(1, 200)),
  limit: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,2}$' })),
});
export type BoardQuery = Static<typeof BOARD_QUERY>;

/** One place on a board. Equals share no place: first stands who was there first. */
const PLACE = record({
  place: Type.Integer({ minimum: 1 }),
  /** The shown name, or nothing for who has chosen none. */
  name: Type.Union([Type.String(), Type.Null()]),
  /** Four letters that tell people of one name apart. */
  tag: Type.String(),
  /** Games, points, milliseconds, moves or days. */
  value: Type.Integer(),
  reached: INSTANT,
  /** The game that stands there, where the list is of games. */
  result: Type.Union([bytesText(22, 22), Type.Null()]),
  /** Does the one who asks stand here? */
  mine: Type.Boolean(),
});
export type Place = Static<typeof PLACE>;

export const BOARD = record({
  /** People on the list. */
  players: Type.Integer(),
  places: Type.Array(PLACE),
  /** The pages after and before this one. */
  next: Type.Union([Type.String(), Type.Null()]),
  before: Type.Union([Type.String(), Type.Null()]),
});
export type Board = Static<typeof BOARD>;

/** My place with the places around it; no places for who does not stand on the list. */
export const AROUND_QUERY = record({
  period: BOARD_QUERY.properties.period,
  day: BOARD_QUERY.properties.day,
});
