import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BASE, type Receipt, ROUTES, type RouteName, type Submission } from '@geduld/protocol';
import type { Day } from '@geduld/session';
import { expect } from 'vitest';
import { randomName } from '../people/devices.ts';
import { receiptOf } from '../results/stored.ts';
import { openPostgres } from '../store/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store, StoreKind } from '../store/store.ts';
import { compareBoards, storedWins } from './boardTruth.ts';
import { authorizationOf, newDevice, type TestDevice } from './device.ts';
import { newDatabase } from './postgresServer.ts';
import { startProcess } from './serverProcess.ts';
import { example, submissionOf, wonRecord } from './wins.ts';

const DEVICES = 8;
const DEALS = 20;

/** Asks over the network; `undefined` when the answer did not come, whatever became of the request. */
const askOver = async (
  url: string,
  name: RouteName,
  device: TestDevice,
  body: unknown,
): Promise<{ readonly status: number; readonly body: unknown } | undefined> => {
  const path = BASE + ROUTES[name].path;
  const { method } = ROUTES[name];
  const payload = JSON.stringify(body);
  const authorization = authorizationOf(device, method, path, payload);
  try {
    const headers = { authorization, 'content-type': 'application/json' };
    const answer = await fetch(url + path, { method, headers, body: payload });
    return { status: answer.status, body: await answer.json() };
  } catch {
    return undefined;
  }
};

interface Player {
  readonly device: TestDevice;
  readonly acknowledged: Receipt[];
  /** Sent, and not answered. */
  pending: Submission | undefined;
  sent: number;
}

const today = new Date().toISOString().slice(0, 10) as Day;
const records = Array.from({ length: DEALS }, (_, n) => wonRecord(n));
const vegas = example('klondike-vegas');

/** Sends one game after the other until the server is gone. Deals come again: a deal that was won before is a result, too. */
const playOn = async (url: string, player: Player): Promise<void> => {
  while (true) {
    const record = player.sent % 7 === 6 ? vegas : records[player.sent % DEALS];
    if (record === undefined) return;
    player.pending ??= {
      ...submissionOf(record, today),
      attempt: `${player.device.id.slice(0, 20)}-${player.sent}`,
    };
    const answer = await askOver(url, 'submit', player.device, player.pending);
    if (answer === undefined) return;
    expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
    player.acknowledged.push(answer.body as Receipt);
    player.pending = undefined;
    player.sent += 1;
  }
};

const countOf = (players: readonly Player[]): number =>
  players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);

const answered = async (players: readonly Player[], count: number): Promise<void> => {
  while (countOf(players) < count) await new Promise((resolve) => setTimeout(resolve, 1));
};

const openAt = (folder: string, database: string | undefined): Promise<Store> =>
  database === undefined ? openSqlite(join(folder, 'geduld.sqlite')) : openPostgres(database, 2);

/**
 * Kills a server under load so many times, each time at another moment, and looks at what is left: everything that was acknowledged,
 * each game once, all boards as counting says. Answers how many games were acknowledged.
 */
export const killed = async (kind: StoreKind, times: number): Promise<number> => {
  const folder = mkdtempSync(join(tmpdir(), 'geduld-kill-'));
  const database =
    kind === 'postgres' ? await newDatabase(`k_${randomName().replace(/\W/g, '').toLowerCase()}`) : undefined;
  const players: Player[] = Array.from({ length: DEVICES }, () => ({
    device: newDevice(),
    acknowledged: [],
    pending: undefined,
    sent: 0,
  }));
  for (let n = 0; n < times; n++) {
    const server = await startProcess(folder, database);
    for (const { device } of players) {
      const answer = await askOver(server.url, 'join', device, { key: device.key, label: '' });
      expect(answer?.status).toBe(200);
    }
    const before = countOf(players);
    const playing = players.map((player) => playOn(server.url, player));
    // After so many answers, and then at any moment of the next ones.
    await answered(players, before + ((n * 7) % 30));
    await new Promise((resolve) => setTimeout(resolve, (n * 13) % 40));
    await server.kill();
    await Promise.all(playing);
  }
  const store = await openAt(folder, database);
  const rows = await store.read.selectFrom('result').selectAll().execute();
  const stored = new Map(rows.map((row) => [row.attempt, receiptOf(row)]));
  expect(stored.size).toBe(rows.length);
  const acknowledged = players.flatMap((player) => player.acknowledged);
  for (const receipt of acknowledged) expect(stored.get(receipt.attempt)).toEqual(receipt);
  const unanswered = players.filter(({ pending }) => pending !== undefined).length;
  expect(rows.length).toBeGreaterThanOrEqual(acknowledged.length);
  expect(rows.length).toBeLessThanOrEqual(acknowledged.length + unanswered);
  await compareBoards(store, await storedWins(store));
  await store.close();
  return acknowledged.length;
};
