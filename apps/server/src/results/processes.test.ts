import type { Receipt } from '@geduld/protocol';
import type { Day } from '@geduld/session';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../http/app.ts';
import { randomName } from '../people/devices.ts';
import { handlers } from '../routes.ts';
import { openPostgres } from '../store/postgres.ts';
import type { Store } from '../store/store.ts';
import { compareBoards, storedWins } from '../testing/boardTruth.ts';
import { testConfig } from '../testing/config.ts';
import { ask, joined } from '../testing/device.ts';
import { newDatabase } from '../testing/postgresServer.ts';
import { example, submissionOf, wonRecord } from '../testing/wins.ts';

const NOON = Date.parse('2026-12-01T12:00:00Z');
const DAYS = ['2026-11-30', '2026-12-01'] as Day[];

/** A shuffle that is the same in every run. */
const mixed = <T>(items: readonly T[]): readonly T[] =>
  items
    .map((item, n) => ({ item, at: Math.imul(n + 1, 0x9e3779b1) >>> 0 }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);

describe('three servers on one PostgreSQL', () => {
  let stores: readonly Store[];
  let apps: readonly Awaited<ReturnType<typeof createApp>>[];
  let ticks = 0;
  // Each server hears a little later than the one before, in an order of its own.
  const clocks = [0, 40, 15].map((ahead) => () => NOON + ahead + ++ticks);

  beforeAll(async () => {
    const url = await newDatabase(`p_${randomName().replace(/\W/g, '').toLowerCase()}`);
    // They make the tables at the same moment, too.
    stores = await Promise.all(clocks.map(() => openPostgres(url, 8)));
    apps = await Promise.all(
      stores.map((store, n) =>
        createApp({ config: testConfig(), store, clock: clocks[n] as () => number, handlers }),
      ),
    );
  });
  afterAll(async () => {
    for (const app of apps) await app.close();
    for (const store of stores) await store.close();
  });

  test('L4: submissions of the same and of other people at once come to one truth', async () => {
    const app = (n: number) => apps[n % apps.length] as (typeof apps)[number];
    const devices = await Promise.all(Array.from({ length: 6 }, (_, n) => joined(app(n), 'Test', NOON)));
    const own = devices.flatMap((device, who) =>
      Array.from({ length: 8 }, (_, n) => {
        // Deals that others play too, at another pace; every fourth is an attempt at the deal before it.
        const record =
          n === 7 ? example('klondike-vegas') : wonRecord(n - (n % 4 === 3 ? 1 : 0), 300 + 50 * who);
        return { device, submission: submissionOf(record, DAYS[(n + who) % 2] as Day) };
      }),
    );
    const tickets = await Promise.all(
      own.map(async ({ device, submission }, n) => {
        if (n % 3 === 0) return submission;
        const body = { attempt: submission.attempt, code: submission.record.code };
        const answer = await ask(app(n), 'ticket', device, { body, at: NOON });
        return { ...submission, ticket: answer.body.ticket as string };
      }),
    );
    ticks += 150_000;
    // Each is sent to two servers.
    const sent = mixed([...own.keys(), ...own.keys()]);
    const receipts = await Promise.all(
      sent.map(async (n, at) => {
        const device = own[n]?.device;
        const answer = await ask(app(at), 'submit', device, { body: tickets[n], at: NOON + 150_000 });
        expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
        return answer.body as Receipt;
      }),
    );
    const one = new Map(receipts.map((receipt) => [receipt.attempt, receipt]));
    expect(one.size).toBe(own.length);
    for (const receipt of receipts) expect(receipt).toEqual(one.get(receipt.attempt));
    for (const store of stores) {
      const wins = await storedWins(store);
      expect(wins.length).toBe(own.length);
      const deals = Map.groupBy(wins, ({ person, code }) => `${person} ${code}`);
      for (const [deal, some] of deals)
        expect(some.filter(({ marks }) => !marks.includes('wonBefore')).length, deal).toBe(1);
      await compareBoards(store, wins, { inOrder: false });
    }
  });
});
