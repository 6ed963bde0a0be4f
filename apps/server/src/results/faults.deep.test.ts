import type { Receipt } from '@geduld/protocol';
import { type Day, dayOf } from '@geduld/session';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { startPostgres } from '../../../../tools/postgres.mjs';
import { steadyClock } from '../clock.ts';
import { createApp } from '../http/app.ts';
import { handlers } from '../routes.ts';
import { openPostgres } from '../store/postgres.ts';
import type { Store } from '../store/store.ts';
import { compareBoards, storedWins } from '../testing/boardTruth.ts';
import { testConfig } from '../testing/config.ts';
import { ask, joined, type TestDevice } from '../testing/device.ts';
import { newStore, STORE_KINDS } from '../testing/stores.ts';
import { submissionOf, wonRecord } from '../testing/wins.ts';

const today = dayOf(Date.now(), () => 0);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type App = Awaited<ReturnType<typeof createApp>>;
const appOn = (store: Store, clock = steadyClock(Date.now)): Promise<App> =>
  createApp({ config: testConfig(), store, clock, handlers });

/** Sends a game until it is taken; every answer on the way says that the store is away. Answers how often that was. */
const sendUntilTaken = async (
  app: App,
  device: TestDevice,
  nth: number,
): Promise<{ receipt: Receipt; away: number }> => {
  const body = submissionOf(wonRecord(nth), today);
  for (let away = 0; ; away++) {
    const answer = await ask(app, 'submit', device, { body });
    if (answer.status === 200) return { receipt: answer.body, away };
    expect([answer.status, answer.body]).toEqual([503, expect.objectContaining({ why: 'unavailable' })]);
    await pause(50);
  }
};

describe('a store that is away is said so, and comes back without hands', () => {
  test.each(['SIGINT', 'SIGQUIT'] as const)(
    'PostgreSQL stopped by %s under requests and started again',
    async (signal) => {
      const server = await startPostgres();
      const store = await openPostgres(server.url, 4);
      const app = await appOn(store);
      const devices = await Promise.all([0, 1, 2, 3].map(() => joined(app)));
      let stopped = false;
      const playing = devices.map(async (device) => {
        let away = 0;
        const receipts: Receipt[] = [];
        // Two games more after it has come back.
        for (let nth = 0, after = 0; after < 2; nth++) {
          const sent = await sendUntilTaken(app, device, nth);
          away += sent.away;
          receipts.push(sent.receipt);
          if (stopped) after++;
        }
        return { away, receipts };
      });
      await pause(300);
      await server.halt(signal);
      const { status, body } = await ask(app, 'board', undefined, {
        params: { game: 'KL1-D1N', board: 'won' },
      });
      expect([status, body.why]).toEqual([503, 'unavailable']);
      await pause(500);
      await server.start();
      stopped = true;
      const played = await Promise.all(playing);
      expect(played.reduce((sum, { away }) => sum + away, 0)).toBeGreaterThan(0);
      const wins = await storedWins(store);
      const names = played.flatMap(({ receipts }) => receipts.map(({ result }) => result));
      expect(wins.map(({ id }) => id).toSorted()).toEqual(names.toSorted());
      await compareBoards(store, wins);
      await app.close();
      await store.close();
      await server.stop();
    },
  );

  test('a disk that is full', async () => {
    const store = await newStore('sqlite');
    const app = await appOn(store);
    const device = await joined(app);
    const { receipt } = await sendUntilTaken(app, device, 0);
    const limit = (pages: number) =>
      store.write(async (tx) => void (await sql`pragma max_page_count = ${sql.lit(pages)}`.execute(tx)));
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(store.read);
    await limit(rows[0]?.page_count ?? 0);
    // At once, so that they share a transaction; some fit into what is free of the pages that there are.
    const bodies = Array.from({ length: 40 }, (_, n) => submissionOf(wonRecord(n + 1), today));
    const send = (body: object) => ask(app, 'submit', device, { body });
    const answers = await Promise.all(bodies.map(send));
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(503);
    for (const { status, body } of answers)
      if (status !== 200) expect([status, body.why]).toEqual([503, 'unavailable']);
    const taken = answers.filter(({ status }) => status === 200);
    await compareBoards(store, await storedWins(store));
    expect((await storedWins(store)).length).toBe(taken.length + 1);
    const board = await ask(app, 'board', undefined, { params: { game: 'KL1-D1N', board: 'won' } });
    expect(board.body.places).toMatchObject([{ value: taken.length + 1 }]);
    await limit(1_000_000);
    const again = await Promise.all(bodies.map(send));
    expect(again.map(({ status }) => status)).toEqual(bodies.map(() => 200));
    const wins = await storedWins(store);
    expect(wins.length).toBe(bodies.length + 1);
    expect(wins.map(({ id }) => id)).toContain(receipt.result);
    await compareBoards(store, wins);
    await app.close();
    await store.close();
  });
});

test.each(STORE_KINDS)(
  'the clock moved back on %s: games that were dealt before keep their time',
  async (kind) => {
    const store = await newStore(kind);
    let wall = Date.parse('2026-12-01T12:00:00Z');
    let running = 0;
    const pass = (ms: number, set = 0) => {
      running += ms;
      wall += ms + set;
    };
    const app = await appOn(
      store,
      steadyClock(
        () => wall,
        () => running,
      ),
    );
    const day = '2026-12-01' as Day;
    let now = wall;
    const device = await joined(app, 'Test', now);
    const submission = submissionOf(wonRecord(0), day);
    const body = { attempt: submission.attempt, code: submission.record.code };
    const { ticket } = (await ask(app, 'ticket', device, { body, at: now })).body;
    pass(59_000, -7_200_000);
    now += 59_000;
    // The device goes by the clock of the server, which ran on.
    const { body: receipt } = await ask(app, 'submit', device, { body: { ...submission, ticket }, at: now });
    expect(receipt).toMatchObject({ marks: [], played: 59_000 });
    // A device that goes by the right time is told the server's.
    const wrong = await ask(app, 'me', device, { at: wall });
    expect(wrong).toMatchObject({ status: 401, body: { why: 'clock', now } });
    expect((await ask(app, 'me', device, { at: wrong.body.now })).status).toBe(200);
    await app.close();
    await store.close();
  },
);
