import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Day } from '@geduld/session';
import { describe, expect, test } from 'vitest';
import { utcDay } from '../day.ts';
import { createApp } from '../http/app.ts';
import { handlers } from '../routes.ts';
import { openSqlite } from '../store/sqlite.ts';
import { busyPerson } from '../testing/busyPerson.ts';
import { testConfig } from '../testing/config.ts';
import { ask, joined } from '../testing/device.ts';
import { storedLines } from '../testing/storedLines.ts';
import { newStore, STORE_KINDS } from '../testing/stores.ts';
import { submissionOf, wonRecord } from '../testing/wins.ts';

const SECRET = 'zzq-a-word-that-nobody-else-has-said-qzz';

describe.each(STORE_KINDS)('erasing on %s', (kind) => {
  test('takes everything of the person, nothing of others, and says how much', async () => {
    const store = await newStore(kind);
    const app = await createApp({ config: testConfig(), store, clock: Date.now, handlers });
    const other = await joined(app, 'Other');
    await ask(app, 'submit', other, { body: submissionOf(wonRecord(5), utcDay(Date.now()) as Day) });
    await ask(app, 'ticket', other, { body: { attempt: 'another-deal', code: wonRecord(6).code } });
    const before = await storedLines(store);
    const { device, person, tag } = await busyPerson(app, SECRET);
    const erased = await ask(app, 'erase', device);
    expect(erased).toMatchObject({
      status: 200,
      body: {
        rows: {
          results: 1,
          sights: 1,
          winDays: 1,
          states: 40,
          passkeys: 1,
          recoveryCodes: 10,
          devices: 1,
          people: 1,
        },
      },
    });
    expect(erased.body.rows.places).toBeGreaterThan(3);
    const after = await storedLines(store);
    const all = after.join('');
    for (const word of [person, device.id, device.key, SECRET, 'Erika']) expect(all).not.toContain(word);
    // All that is left besides: hashes of used signatures, and counters that count nobody.
    const more = after.filter((line) => !before.includes(line)).map((line) => JSON.parse(line));
    for (const { table, row } of more)
      expect([table, table === 'tally' ? row.players : 0]).toEqual(
        table === 'tally' ? ['tally', 0] : ['spent', 0],
      );
    expect(before.filter((line) => !after.includes(line))).toEqual([]);
    for (const name of ['me', 'exportMe', 'erase'] as const)
      expect((await ask(app, name, device)).body).toMatchObject({ why: 'unknownDevice' });
    const board = await ask(app, 'board', undefined, { params: { game: 'KL1-D1N', board: 'won' } });
    expect(board.body.players).toBe(1);
    expect(JSON.stringify(board.body)).not.toContain(tag);
    await app.close();
    await store.close();
  });

  test('what is handed over is all of the person, and nothing of another', async () => {
    const store = await newStore(kind);
    const app = await createApp({ config: testConfig(), store, clock: Date.now, handlers });
    const other = await busyPerson(app, 'Somebody else');
    const { device, dealt } = await busyPerson(app, SECRET);
    const { status, body } = await ask(app, 'exportMe', device);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      person: { name: 'Erika Ohnesorg', recoveryCodes: 10 },
      devices: [{ id: device.id, label: SECRET }],
      deals: [{ attempt: dealt.attempt }],
      passkeys: [{ label: SECRET }],
      results: [{ record: { won: true }, marks: ['offline'] }],
      days: [{ game: 'KL1-D1N' }],
    });
    expect(body.states.length).toBe(40);
    expect(body.places.length).toBeGreaterThan(3);
    expect(JSON.stringify(body)).not.toContain(other.device.id);
    expect(JSON.stringify(body)).not.toContain('Somebody else');
    await app.close();
    await store.close();
  });
});

test('what was erased is gone from the bytes of the files, too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'geduld-'));
  const store = await openSqlite(join(folder, 'geduld.sqlite'));
  const app = await createApp({ config: testConfig(), store, clock: Date.now, handlers });
  const bytes = () =>
    Buffer.concat(readdirSync(folder).map((name) => readFileSync(join(folder, name)))).toString('latin1');
  await busyPerson(app, 'Other');
  const { device, person } = await busyPerson(app, SECRET);
  const words = [person, device.id, device.key, SECRET];
  expect(words.filter((word) => bytes().includes(word))).toEqual(words);
  expect((await ask(app, 'erase', device)).status).toBe(200);
  expect(words.filter((word) => bytes().includes(word))).toEqual([]);
  await app.close();
  await store.close();
});
