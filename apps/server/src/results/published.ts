import { ok } from '@geduld/core';
import { boardsOfWin } from '../boards/counted.ts';
import { gameNamed } from '../boards/lists.ts';
import type { Handler } from '../http/handlers.ts';
import { refused } from '../http/problems.ts';
import { readMarks, unpackRecord } from './stored.ts';

/** The record of a ranked game. What ranks nowhere is shown to nobody. */
export const published: Handler<'published'> = async ({ store, params }) => {
  const row = await store.read
    .selectFrom('result')
    .select(['id', 'game', 'day', 'marks', 'record'])
    .where('id', '=', params.result)
    .executeTakeFirst();
  const game = row && gameNamed(row.game);
  if (!row || !game || boardsOfWin(game, readMarks(row.marks)).length === 0)
    return refused('notFound', 'No ranked game has this name.', { place: 'result', found: params.result });
  return ok({ result: row.id, day: row.day, record: unpackRecord(row.record) });
};
