import { err, ok, type Result } from '@geduld/core';
import {
  type Board,
  type BoardName,
  type BoardPeriod,
  MOST_PLACES,
  PAGE_PLACES,
  type Place,
} from '@geduld/protocol';
import { type Day, dayOf, readDay } from '@geduld/session';
import type { Handler } from '../http/handlers.ts';
import { type Refused, refused } from '../http/problems.ts';
import { tagOf } from '../people/tag.ts';
import { type Cursor, cursorText, readCursor } from './cursor.ts';
import { countedPage } from './keptPages.ts';
import { gameNamed, listOf } from './lists.ts';
import { type Page, pageAround, playersOn } from './page.ts';

/** A page of a board. */
export const board: Handler<'board'> = async ({ store, now, asker, params, query }) => {
  const list = askedList(params, query, now);
  if (!list.ok) return list;
  const from = askedCursor(query.from);
  if (!from.ok) return from;
  const limit = Math.min(Number(query.limit ?? PAGE_PLACES), MOST_PLACES);
  const { players, page } = await countedPage(store, list.value, from.value, limit, now, asker !== undefined);
  return ok(shown(params.board, players, page, asker?.person));
};

/** The places around the one who asks. */
export const around: Handler<'around'> = async ({ store, now, asker, params, query }) => {
  const list = askedList(params, query, now);
  if (!list.ok) return list;
  const [players, page] = await Promise.all([
    playersOn(store.read, list.value),
    pageAround(store.read, list.value, asker.person, PAGE_PLACES),
  ]);
  return ok(shown(params.board, players, page ?? NOBODY, asker.person));
};

interface Named {
  readonly game: string;
  readonly board: BoardName;
}

interface When {
  readonly period?: BoardPeriod;
  readonly day?: string;
}

/** The list that a request names. */
const askedList = (
  { game: text, board: name }: Named,
  { period = 'all', day: dayText }: When,
  now: number,
): Result<string, Refused> => {
  const day: Day | undefined = dayText === undefined ? dayOf(now, () => 0) : readDay(dayText);
  if (day === undefined)
    return refused('badRequest', 'No calendar has this day.', {
      place: 'day',
      found: dayText ?? '',
      expected: 'a day such as 2026-11-30',
    });
  const game = gameNamed(text);
  const list = game && listOf(name, game, period, day);
  return list === undefined
    ? refused('notFound', 'There is no such list.', {
        place: game ? 'board' : 'game',
        found: game ? `${name}, ${period}` : text,
      })
    : ok(list);
};

const askedCursor = (text: string | undefined): Result<Cursor | undefined, Refused> => {
  if (text === undefined) return ok(undefined);
  const cursor = readCursor(text);
  return cursor
    ? ok(cursor)
    : err({
        why: 'badRequest',
        says: 'This is the beginning of no page.',
        place: 'from',
        found: text.slice(0, 80),
        expected: '`next` or `before` of another page',
      });
};

const NOBODY: Page = { first: 1, rows: [], more: false };

/** What is better when greater stands on its list as less than nothing. */
const SIGN: Readonly<Record<BoardName, 1 | -1>> = {
  won: -1,
  score: -1,
  fastest: 1,
  fewestMoves: 1,
  streak: -1,
};

const shown = (
  board: BoardName,
  players: number,
  { first, rows, more }: Page,
  asker: string | undefined,
): Board => {
  const places: Place[] = rows.map(({ person, name, value, reached, result }, n) => ({
    place: first + n,
    name,
    tag: tagOf(person),
    value: SIGN[board] * value,
    reached,
    result,
    mine: person === asker,
  }));
  const [top, end] = [rows[0], rows.at(-1)];
  return {
    players,
    places,
    next: end && more ? cursorText({ side: 'after', key: end }) : null,
    before: top && first > 1 ? cursorText({ side: 'before', key: top }) : null,
  };
};
