import { invariant, type ScoreRow, type ScoreRule } from '@geduld/core';
import { FAMILIES, type Game, type GameLetters, gameOf } from '@geduld/games';

/** What a line of a score table pays for, as the languages name it. */
export type ScoreEvent =
  | 'waste-column'
  | 'waste-foundation'
  | 'column-foundation'
  | 'foundation-column'
  | 'column-column'
  | 'turnedUp'
  | 'redealt';

/** Points of one event in one scoring. `free`: so many of them cost nothing before the points count. */
interface Points {
  readonly points: number;
  readonly free: number;
}

/** One scoring of a game, told by the options of a game that has it. */
interface ScoreColumn {
  readonly options: string;
  readonly rule: ScoreRule;
}

/** The score table of a game: a column for each scoring, a line for each event that any of them pays for. */
export interface ScoreTable {
  readonly columns: readonly ScoreColumn[];
  /** `undefined` where a scoring has no line for the event, which then brings nothing. */
  readonly rows: readonly {
    readonly event: ScoreEvent;
    readonly cells: readonly (Points | undefined)[];
  }[];
}

const EVENTS: readonly ScoreEvent[] = [
  'waste-column',
  'waste-foundation',
  'column-foundation',
  'turnedUp',
  'foundation-column',
  'column-column',
  'redealt',
];

/** The event of a row of a score rule. */
export const eventOf = (row: ScoreRow): ScoreEvent => {
  const name = row.kind === 'carried' ? `${row.from}-${row.to}` : row.kind;
  const event = EVENTS.find((each) => each === name);
  invariant(event !== undefined, `the score table has no word for ${name}`);
  return event;
};

/** Options that show each scoring of a family once. */
const SHOWN: Readonly<Record<GameLetters, readonly string[]>> = {
  KL: ['D1N', 'D3N', 'D1V'],
  TF: [FAMILIES.TF.standard],
  RU: [FAMILIES.RU.standard],
  YU: [FAMILIES.YU.standard],
};

/** The games whose scorings the table of a family shows. */
export const scoredGames = (letters: GameLetters): readonly Game[] =>
  SHOWN[letters].flatMap((options) => gameOf(letters, options) ?? []);

/** The table of some games, made from nothing but the rules that score them. */
export const scoreTable = (games: readonly Pick<Game, 'options' | 'scoring'>[]): ScoreTable => {
  const columns = games.map(({ options, scoring }) => ({ options, rule: scoring }));
  const cellOf = (event: ScoreEvent, { rule }: ScoreColumn): Points | undefined => {
    const row = rule.rows.find((each) => eventOf(each) === event);
    return row && { points: row.points, free: row.kind === 'redealt' ? row.free : 0 };
  };
  const rows = EVENTS.map((event) => ({ event, cells: columns.map((column) => cellOf(event, column)) }));
  return { columns, rows: rows.filter(({ cells }) => cells.some((cell) => cell !== undefined)) };
};

/** Seconds for which the time bonus is shown: its most, some between, its last and none. */
export const BONUS_SECONDS = [30, 60, 120, 240, 600, 601] as const;

/** Passes through the stock: what each choice of scoring allows in draw 1 and draw 3; none without a stock. */
export const passTable = (letters: GameLetters) =>
  letters === 'KL'
    ? (['N', 'V', 'NP3'] as const).map((scoring) => ({
        scoring,
        passes: (['D1', 'D3'] as const).map((draw) => stockPasses(letters, draw + scoring)),
      }))
    : [];

const stockPasses = (letters: GameLetters, options: string): number | 'unlimited' => {
  const stock = gameOf(letters, options)?.spec.stock;
  invariant(stock !== undefined && stock !== 'none', 'every Klondike has a stock');
  return stock.passes;
};
