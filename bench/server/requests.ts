import type { GameRecord } from '@geduld/notation';
import { BASE, BOARD_NAMES } from '@geduld/protocol';
import type { Day } from '@geduld/session';
import { cursorText } from '../../apps/server/src/boards/cursor.ts';
import { ticketText } from '../../apps/server/src/results/ticket.ts';
import { authorizationOf, newDevice, ORIGIN, type TestDevice } from '../../apps/server/src/testing/device.ts';
import { wonRecord } from '../../apps/server/src/testing/wins.ts';
import { type Insert, LONG_LIST } from './fill.ts';

/** Deals that each device plays: fewer than there are, so that all of them count. */
const DEALS_EACH = 40;
const READERS = 200;
const HOST = new URL(ORIGIN).host;

/** A device that is known, with its person. */
interface Known {
  readonly device: TestDevice;
  readonly person: string;
}

const known = async (insert: Insert, kind: string, count: number, now: number): Promise<readonly Known[]> => {
  const all = Array.from({ length: count }, (_, n) => ({
    device: newDevice(),
    person: `${kind}${n}`.padEnd(22, '_'),
  }));
  await insert(
    'person',
    ['id', 'name', 'created'],
    all.map(({ person }) => [person, null, now]),
  );
  await insert(
    'device',
    ['id', 'person', 'key', 'label', 'joined', 'seen'],
    all.map(({ device, person }) => [
      device.id,
      person,
      device.key,
      '',
      now,
      new Date(now).toISOString().slice(0, 10),
    ]),
  );
  return all;
};

const requestText = (method: string, path: string, authorization: string | undefined, body: string): string =>
  [
    `${method} ${path} HTTP/1.1`,
    `Host: ${HOST}`,
    ...(authorization ? [`Authorization: ${authorization}`] : []),
    ...(body ? ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`] : []),
    '',
    body,
  ].join('\r\n');

/** The devices that will play, and the secret of the tickets. */
export interface Players {
  readonly players: readonly Known[];
  readonly readers: readonly Known[];
  readonly secret: Buffer;
}

/** Makes enough devices for so many submissions. */
export const playersFor = async (insert: Insert, submissions: number, now: number): Promise<Players> => {
  const secret = Buffer.alloc(32, 5);
  await insert('secret', ['name', 'value'], [['tickets', secret.toString('base64url')]]);
  return {
    players: await known(insert, 's', Math.ceil(submissions / DEALS_EACH), now),
    readers: await known(insert, 'b', READERS, now),
    secret,
  };
};

/**
 * Signed submissions, each with a ticket that fits when it is sent at its moment: the nth at `start + n / rate`. The long part of
 * the text is put together when it is asked for.
 */
export const submissionsAt = async (
  insert: Insert,
  { players, secret }: Players,
  start: number,
  rate: number,
  count: number,
  today: Day,
): Promise<(n: number) => string> => {
  const records: readonly GameRecord[] = Array.from({ length: DEALS_EACH }, (_, n) => wonRecord(n));
  const texts = records.map((record) => JSON.stringify(record));
  const path = `${BASE}/results`;
  const of = (n: number) => {
    const { device, person } = players[n % players.length] as Known;
    const deal = Math.floor(n / players.length);
    const record = records[deal] as GameRecord;
    const due = Math.round(start + (n * 1000) / rate);
    const dealt = due - (record.t.at(-1) ?? 0) - 5_000;
    const attempt = `attempt-${n}`;
    const ticket = ticketText(secret, { person, attempt, code: record.code, at: dealt });
    const body = `{"attempt":"${attempt}","ticket":"${ticket}","record":${texts[deal]},"day":"${today}","endedAt":${due}}`;
    return { device, person, record, due, dealt, attempt, body };
  };
  const authorizations: string[] = [];
  const sights: (string | number)[][] = [];
  for (let n = 0; n < count; n++) {
    const { device, person, record, due, dealt, attempt, body } = of(n);
    authorizations.push(authorizationOf(device, 'POST', path, body, { at: due }));
    sights.push([person, record.code, attempt, dealt]);
  }
  for (let from = 0; from < count; from += 20_000)
    await insert('sight', ['person', 'code', 'attempt', 'at'], sights.slice(from, from + 20_000));
  return (n) => requestText('POST', path, authorizations[n], of(n).body);
};

/**
 * Reads of boards: first pages of every board and period, one in eight a page deep in the list of a million, one in sixteen signed
 * and around the one who asks.
 */
export const readsAt = (
  { readers }: Players,
  start: number,
  rate: number,
  count: number,
): ((n: number) => string) => {
  const first = BOARD_NAMES.flatMap((board) =>
    ['all', 'day', 'week', 'month'].map((period) =>
      // Of a single day there is no streak.
      board === 'streak' && period === 'day'
        ? `${BASE}/boards/KL1-D1N/streak`
        : `${BASE}/boards/KL1-D1N/${board}?period=${period}`,
    ),
  );
  const [board, game] = LONG_LIST.split(' ');
  const deep = (n: number) => {
    const key = {
      value: 90 + (n % 60),
      reached: start - ((n * 7_919_993) % 2_000_000_000),
      person: 'q'.repeat(22),
    };
    return `${BASE}/boards/${game}/${board}?from=${cursorText({ side: n % 3 === 0 ? 'before' : 'after', key })}`;
  };
  const signed = new Map<number, string>();
  for (let n = 15; n < count; n += 16) {
    const { device } = readers[n % readers.length] as Known;
    const path = `${BASE}/boards/KL1-D1N/${BOARD_NAMES[n % 3]}/around`;
    const at = Math.round(start + (n * 1000) / rate);
    signed.set(n, requestText('GET', path, authorizationOf(device, 'GET', path, '', { at }), ''));
  }
  return (n) =>
    signed.get(n) ??
    requestText('GET', n % 8 === 1 ? deep(n) : (first[n % first.length] ?? ''), undefined, '');
};
