import type { Receipt } from '@geduld/protocol';
import type { Day } from '@geduld/session';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../http/app.ts';
import { handlers } from '../routes.ts';
import type { Store } from '../store/store.ts';
import { testConfig } from '../testing/config.ts';
import { type Asked, ask, joined, type TestDevice } from '../testing/device.ts';
import { newStore, STORE_KINDS } from '../testing/stores.ts';
import { example, longRecord, submissionOf, wonRecord } from '../testing/wins.ts';

const DAY = '2026-12-01' as Day;
const NOON = Date.parse('2026-12-01T12:00:00Z');

describe.each(STORE_KINDS)('results on %s', (kind) => {
  let store: Store;
  let app: Awaited<ReturnType<typeof createApp>>;
  let now = NOON;
  const asks = (name: Parameters<typeof ask>[1], device: TestDevice | undefined, asked: Asked = {}) =>
    ask(app, name, device, { at: now, ...asked });
  const someone = () => joined(app, 'Test', now);
  const send = (device: TestDevice, submission: object) => asks('submit', device, { body: submission });
  const ticketFor = async (device: TestDevice, attempt: string, code: string) =>
    (await asks('ticket', device, { body: { attempt, code } })).body as { ticket: string; first: boolean };

  beforeAll(async () => {
    store = await newStore(kind);
    app = await createApp({ config: testConfig(), store, clock: () => now, handlers });
  });
  afterAll(async () => {
    await app.close();
    await store.close();
  });

  /** A game from the deal to its end, as a device that is online plays it. */
  const play = async (device: TestDevice, nth: number, { pace = 500, wait = 0 } = {}) => {
    const record = wonRecord(nth, pace);
    const submission = submissionOf(record, DAY);
    const { ticket } = await ticketFor(device, submission.attempt, record.code);
    now += (record.t.at(-1) ?? 0) + wait;
    return { ...submission, ticket };
  };

  test('a game with a ticket is on every board, with its bonus', async () => {
    const device = await someone();
    const { status, body } = await send(device, await play(device, 0));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      score: 600,
      bonus: Math.floor(700_000 / 59),
      moveCount: 119,
      played: 59_000,
      boards: ['won', 'score', 'fastest', 'fewestMoves', 'streak'],
      marks: [],
    } satisfies Partial<Receipt>);
  });

  test('sent in twice, even at once, it is one result with one receipt', async () => {
    const device = await someone();
    const submission = await play(device, 1);
    const answers = await Promise.all([send(device, submission), send(device, submission)]);
    now += 3_600_000;
    answers.push(await send(device, submission));
    for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]?.body]);
    const board = await asks('around', device, { params: { game: 'KL1-D1N', board: 'won' } });
    expect(board.body.places.find(({ mine }: { mine: boolean }) => mine)).toMatchObject({ value: 1 });
  });

  test('without a ticket its time does not count', async () => {
    const device = await someone();
    const { body } = await send(device, submissionOf(wonRecord(2), DAY));
    expect(body).toMatchObject({ bonus: 0, boards: ['won', 'fewestMoves', 'streak'], marks: ['offline'] });
    const vegas = await send(device, submissionOf(example('klondike-vegas'), DAY));
    // Vegas knows no time, so that its score ranks all the same.
    expect(vegas.body).toMatchObject({ boards: ['won', 'score', 'fewestMoves', 'streak'] });
  });

  test('L4: where points can be farmed no score ranks', async () => {
    const device = await someone();
    for (const name of ['russian-classic', 'thoughtful', 'yukon']) {
      const record = example(name);
      const submission = submissionOf({ ...record, t: record.t.map((_, n) => n * 500) }, DAY);
      const { ticket } = await ticketFor(device, submission.attempt, record.code);
      now += record.t.length * 500;
      const { body } = await send(device, { ...submission, ticket });
      expect(body.boards).toEqual(['won', 'fastest', 'fewestMoves', 'streak']);
      const game = record.code.slice(0, record.code.lastIndexOf('-'));
      expect((await asks('board', undefined, { params: { game, board: 'score' } })).status).toBe(404);
    }
  });

  test('a deal that was seen before is not timed, and asking again for a ticket makes no time', async () => {
    const device = await someone();
    const record = wonRecord(3);
    const first = await ticketFor(device, 'first-attempt', record.code);
    expect(first.first).toBe(true);
    const second = submissionOf(record, DAY);
    const ticket = await ticketFor(device, second.attempt, record.code);
    expect(ticket.first).toBe(false);
    now += 600_000;
    // The first attempt keeps the time when it was first asked for: thinking before the ticket is no way to be fast.
    expect(await ticketFor(device, 'first-attempt', record.code)).toEqual(first);
    const { body } = await send(device, { ...second, ticket: ticket.ticket });
    expect(body).toMatchObject({ marks: ['seenBefore'], bonus: 0, boards: ['won', 'fewestMoves', 'streak'] });
  });

  test('much more time between deal and win than was played is long thought: not timed', async () => {
    const device = await someone();
    const { body } = await send(device, await play(device, 4, { wait: 600_000 }));
    expect(body).toMatchObject({ marks: ['paused'], bonus: 0 });
  });

  test('more time than has passed is refused, and nothing of it stays', async () => {
    const device = await someone();
    const { status, body } = await send(device, await play(device, 5, { wait: -30_000 }));
    expect([status, body.why]).toEqual([422, 'record']);
    expect(body.place).toMatch(/^record\.t\[\d+\]$/);
    const around = await asks('around', device, { params: { game: 'KL1-D1N', board: 'won' } });
    expect(around.body.places).toEqual([]);
  });

  test('tickets that are forged, of another person, attempt or deal are refused', async () => {
    const device = await someone();
    const other = await someone();
    const submission = await play(device, 6);
    const { code } = submission.record;
    const refusals = [
      { ...submission, ticket: `${submission.ticket.slice(0, -2)}AA` },
      { ...submission, ticket: (await ticketFor(other, submission.attempt, code)).ticket },
      { ...submission, attempt: 'another-attempt' },
      { ...submission, ticket: (await ticketFor(device, submission.attempt, wonRecord(7).code)).ticket },
    ];
    for (const forged of refusals)
      expect((await send(device, forged)).body).toMatchObject({ why: 'ticket', place: 'ticket' });
    expect((await send(device, submission)).body.marks).toEqual([]);
  });

  test('a deal counts once for each person', async () => {
    const device = await someone();
    await send(device, await play(device, 7));
    const again = await send(device, await play(device, 7, { pace: 300 }));
    expect(again.body).toMatchObject({ marks: ['seenBefore', 'wonBefore'], boards: [] });
    const around = await asks('around', device, { params: { game: 'KL1-D1N', board: 'won' } });
    expect(around.body.places.find(({ mine }: { mine: boolean }) => mine)).toMatchObject({ value: 1 });
    // What ranks nowhere is shown to nobody.
    expect((await asks('published', undefined, { params: { result: again.body.result } })).status).toBe(404);
  });

  test('a result that comes late counts for all time only', async () => {
    const device = await someone();
    const day = '2026-11-28' as Day;
    const { body } = await send(device, submissionOf(wonRecord(8), day));
    expect(body).toMatchObject({ marks: ['offline', 'late'], boards: ['won', 'fewestMoves'] });
    for (const period of ['day', 'week', 'month'] as const) {
      const query = { period, day };
      const around = await asks('around', device, { params: { game: 'KL1-D1N', board: 'won' }, query });
      expect(around.body.places).toEqual([]);
    }
  });

  test('C6: cards that were brought along rank nowhere', async () => {
    const device = await someone();
    const long = longRecord(11);
    const { body } = await send(device, submissionOf(long, DAY));
    expect(body).toMatchObject({ marks: ['offline', 'imported'], boards: [] });
  });

  test('a record that does not hold is refused with its entry', async () => {
    const device = await someone();
    const submission = await play(device, 9);
    submission.record.moves[20] = 'c7-fs';
    expect(await send(device, submission)).toMatchObject({
      status: 422,
      body: { why: 'record', place: 'record.moves[20]', found: 'c7-fs' },
    });
  });

  test('the record of a ranked game can be fetched and holds', async () => {
    const device = await someone();
    const submission = await play(device, 10);
    const { body } = await send(device, submission);
    const published = await asks('published', undefined, { params: { result: body.result } });
    expect(published.body).toEqual({ result: body.result, day: DAY, record: submission.record });
    expect((await asks('published', undefined, { params: { result: 'A'.repeat(22) } })).body.why).toBe(
      'notFound',
    );
  });
});
