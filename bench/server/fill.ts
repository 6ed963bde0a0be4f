import { BOARD_NAMES, type BoardName, type BoardPeriod } from '@geduld/protocol';
import { addDays, type Day } from '@geduld/session';
import type { Stand } from '../../apps/server/src/boards/changes.ts';
import { gameNamed, listOf } from '../../apps/server/src/boards/lists.ts';
import { tallyChanges } from '../../apps/server/src/boards/tallies.ts';

/** A row as it is inserted: values in the order of its table's columns. */
export type Row = readonly (string | number | Uint8Array | null)[];
export type Insert = (table: string, columns: readonly string[], rows: readonly Row[]) => Promise<void>;

const PEOPLE = 100_000;
const RESULTS_EACH = 10;
/** People on one list more, through which pages go. */
export const LONG_LIST = 'fewestMoves KL1-D3N all';
const LONG_PEOPLE = 1_000_000;
const CHUNK = 20_000;
const GAME = 'KL1-D1N';
const PERIODS: readonly BoardPeriod[] = ['all', 'day', 'week', 'month'];

/** A number below `bound` that looks like chance and is the same in every run. */
const hash = (n: number, salt: number, bound: number): number => {
  let x = Math.imul(n + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d);
  x = Math.imul(x ^ (x >>> 12), 0x297a2d39);
  return ((x ^ (x >>> 15)) >>> 0) % bound;
};

const nameOf = (kind: string, n: number): string => `${kind}${n}`.padEnd(22, '_');

/** A win that was made up. */
interface MadeUp {
  readonly id: string;
  readonly day: number;
  readonly received: number;
  readonly score: number;
  readonly bonus: number;
  readonly moves: number;
  readonly played: number;
}

const winsOf = (person: number, now: number): readonly MadeUp[] =>
  Array.from({ length: RESULTS_EACH }, (_, n) => {
    const key = person * RESULTS_EACH + n;
    const played = 40_000 + hash(key, 1, 560_000);
    return {
      id: nameOf('r', key),
      day: n < RESULTS_EACH / 2 ? 1 : 0,
      received: now - (RESULTS_EACH - n) * 7_200_000 - hash(key, 2, 7_000_000),
      score: 400 + 5 * hash(key, 3, 60),
      bonus: Math.floor(700_000 / Math.floor(played / 1000)),
      moves: 100 + hash(key, 4, 100),
      played,
    };
  });

/** The places that come of the wins of one person. `lists[day]` holds the lists of a day by board. */
const standsOf = (
  wins: readonly MadeUp[],
  lists: readonly (readonly { readonly board: BoardName; readonly list: string }[])[],
): readonly Stand[] => {
  const stands = new Map<string, Stand>();
  const days = new Map<string, Set<number>>();
  for (const win of wins)
    for (const { board, list } of lists[win.day] ?? []) {
      const before = stands.get(list);
      const on = days.get(list) ?? new Set();
      days.set(list, on.add(win.day));
      const value = {
        won: (before?.value ?? 0) - 1,
        score: 0 - (win.score + win.bonus),
        fastest: win.played,
        fewestMoves: win.moves,
        streak: 0 - on.size,
      }[board];
      const result = board === 'won' || board === 'streak' ? null : win.id;
      if (before === undefined || value < before.value)
        stands.set(list, { list, value, reached: win.received, result });
    }
  return [...stands.values()];
};

/** Fills an empty store with a million results, and what belongs to them. The record of each is one that was really played. */
export const fill = async (insert: Insert, now: number, today: Day, record: Uint8Array): Promise<void> => {
  const game = gameNamed(GAME);
  if (game === undefined) throw new Error('there is no Klondike');
  const names = [today, addDays(today, -1)].map((day) =>
    BOARD_NAMES.flatMap((board) =>
      PERIODS.flatMap((period) => {
        const list = listOf(board, game, period, day);
        return list === undefined ? [] : [{ board, list }];
      }),
    ),
  );
  const days = [today, addDays(today, -1)];
  const tallies = new Map<string, { readonly list: string; readonly bucket: number; players: number }>();
  const count = (stands: readonly Stand[]) => {
    for (const { list, bucket, players } of tallyChanges([], stands)) {
      const key = `${list} ${bucket}`;
      const known = tallies.get(key);
      if (known) known.players += players;
      else tallies.set(key, { list, bucket, players });
    }
  };
  const chunk = CHUNK / RESULTS_EACH;
  for (let from = 0; from < PEOPLE; from += chunk) {
    const people = Array.from({ length: chunk }, (_, n) => from + n);
    const wins = people.map((n) => winsOf(n, now));
    const stands = wins.map((own) => standsOf(own, names));
    for (const own of stands) count(own);
    await insert(
      'person',
      ['id', 'name', 'created'],
      people.map((n) => [nameOf('p', n), n % 3 === 0 ? `Player ${n}` : null, now]),
    );
    await insert(
      'result',
      'id person attempt game code day daily received score bonus moves played scoring marks record'.split(
        ' ',
      ),
      people.flatMap((n, at) =>
        (wins[at] ?? []).map(({ id, day, received, score, bonus, moves, played }) => {
          const code = `${GAME}-${id.trim()}`;
          const scoring = 'klondike-standard-1/1';
          return [
            id,
            nameOf('p', n),
            id,
            GAME,
            code,
            days[day] ?? today,
            null,
            received,
            score,
            bonus,
            moves,
            played,
            scoring,
            '',
            record,
          ];
        }),
      ),
    );
    await insert(
      'winday',
      ['person', 'game', 'day', 'first', 'last'],
      people.flatMap((n) =>
        days.map((day, ago) => [nameOf('p', n), GAME, day, now - ago * 86_400_000, now - ago * 86_400_000]),
      ),
    );
    await insert(
      'standing',
      ['list', 'person', 'value', 'reached', 'result'],
      people.flatMap((n, at) => rowsOf(stands[at] ?? [], nameOf('p', n))),
    );
  }
  for (let from = 0; from < LONG_PEOPLE; from += CHUNK) {
    const rows = Array.from({ length: CHUNK }, (_, n): readonly [string, Stand] => [
      nameOf('q', from + n),
      {
        list: LONG_LIST,
        value: 90 + hash(from + n, 5, 60),
        reached: now - hash(from + n, 6, 2_000_000_000),
        result: null,
      },
    ]);
    for (const [, stand] of rows) count([stand]);
    await insert(
      'standing',
      ['list', 'person', 'value', 'reached', 'result'],
      rows.flatMap(([person, stand]) => rowsOf([stand], person)),
    );
  }
  const counted = [...tallies.values()];
  for (let from = 0; from < counted.length; from += CHUNK)
    await insert(
      'tally',
      ['list', 'bucket', 'players'],
      counted.slice(from, from + CHUNK).map(({ list, bucket, players }) => [list, bucket, players]),
    );
};

const rowsOf = (stands: readonly Stand[], person: string): readonly Row[] =>
  stands.map(({ list, value, reached, result }) => [list, person, value, reached, result]);
