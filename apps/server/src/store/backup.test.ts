import { describe, expect, test } from 'vitest';
import { newStore, STORE_KINDS } from '../testing/stores.ts';
import { backupLines, restoreLines } from './backup.ts';
import type { Store } from './store.ts';

/** More rows than are read at once, with every kind of value in them. */
const fill = (store: Store): Promise<unknown> =>
  store.write(async (tx) => {
    await tx.insertInto('secret').values({ name: 'ticket', value: 'é"\\\n😀' }).execute();
    for (let part = 0; part < 3; part++)
      await tx
        .insertInto('person')
        .values(
          Array.from({ length: 401 }, (_, at) => ({
            id: `p${part * 401 + at}`,
            name: at % 2 ? null : 'Ada',
            created: 1.7e12 + at,
          })),
        )
        .execute();
    await tx
      .insertInto('standing')
      .values(
        ['a', 'b'].flatMap((list) =>
          Array.from({ length: 600 }, (_, at) => ({
            list,
            person: `p${at}`,
            value: -at,
            reached: at,
            result: null,
          })),
        ),
      )
      .execute();
    await tx
      .insertInto('result')
      .values({
        id: 'r',
        person: 'p0',
        attempt: 'a',
        game: 'KL1-D1N',
        code: 'c',
        day: '2026-11-30',
        daily: null,
        received: 1,
        score: 0,
        bonus: 0,
        moves: 0,
        played: 0,
        scoring: '',
        marks: '',
        record: Buffer.from([0, 255, 10, 13]),
      })
      .execute();
  });

const linesOf = async (store: Store): Promise<readonly string[]> => {
  const lines: string[] = [];
  await backupLines(store, 5, async (line) => void lines.push(line.slice(0, -1)));
  return lines;
};
const feed = (lines: readonly string[]) =>
  async function* () {
    yield* lines;
  };

describe.each(STORE_KINDS)('a backup of %s', (from) => {
  test.each(STORE_KINDS)('is put back into %s, the same row by row', async (to) => {
    const [one, other] = [await newStore(from), await newStore(to)];
    await fill(one);
    const lines = await linesOf(one);
    expect(await restoreLines(other, feed(lines))).toMatchObject({
      ok: true,
      value: { person: 1203, standing: 1200, result: 1, secret: 1, spent: 0 },
    });
    expect(await linesOf(other)).toEqual(lines);
    const { record } = await other.read.selectFrom('result').select('record').executeTakeFirstOrThrow();
    expect([...record]).toEqual([0, 255, 10, 13]);
    const { value } = await other.read.selectFrom('secret').select('value').executeTakeFirstOrThrow();
    expect(value).toBe('é"\\\n😀');
    await one.close();
    await other.close();
  });

  test('that is cut, changed, of other tables, or for a store in use is refused whole', async () => {
    const store = await newStore(from);
    await fill(store);
    const lines = await linesOf(store);
    const [head = '', ...rest] = lines;
    expect(await restoreLines(store, feed(lines))).toEqual({
      ok: false,
      error: 'the store is not empty; a backup goes into a new one',
    });
    await store.close();
    const empty = await newStore(from);
    const refused: readonly (readonly [readonly string[], string])[] = [
      [lines.slice(0, -1), 'has no end'],
      [[head, ...rest.slice(1)], 'checksum'],
      [lines.map((line) => line.replace('"Ada"', '"Eve"')), 'checksum'],
      [lines.slice(1), 'no head'],
      [[head.replace(/"schema":"\d+"/, '"schema":"0000"'), ...rest], 'tables of version 0000'],
      [[head, '{"table":"sqlite_master","row":{}}', ...rest], 'line 2: found no row'],
      [[head, 'x', ...rest], 'line 2: found no object'],
      [[...lines, head], 'more behind the end'],
      [[], 'has no end'],
    ];
    for (const [file, says] of refused) {
      const answer = await restoreLines(empty, feed(file));
      expect(answer.ok ? 'put back' : answer.error).toContain(says);
      expect(await empty.read.selectFrom('person').select('id').execute()).toEqual([]);
    }
    await empty.close();
  });

  test('is of one moment, and those who write meanwhile do not wait for it', async () => {
    const store = await newStore(from);
    await fill(store);
    const lines: string[] = [];
    let wrote = false;
    await backupLines(store, 5, async (line) => {
      lines.push(line);
      if (wrote) return;
      wrote = true;
      await store.write((tx) =>
        tx.insertInto('person').values({ id: 'later', name: null, created: 0 }).execute(),
      );
    });
    expect(lines.filter((line) => line.includes('"later"')).length).toBe(0);
    expect(lines.filter((line) => line.includes('"table":"person"')).length).toBe(1203);
    expect((await linesOf(store)).filter((line) => line.includes('"later"')).length).toBe(1);
    await store.close();
  });
});
