import { describe, expect, test } from 'vitest';
import { readTransfer, type Transfer, transferText } from './transfer.ts';

const row = {
  id: 'a1',
  code: 'KL1-D1N-AAAAABB',
  carried: 0,
  cumulative: false,
  started: 1_700_000_000_000,
  at: 1_700_000_060_000,
  played: 60_000,
  moves: 2,
  score: 0,
  won: false,
  daily: '2023-11-14',
} as const;

const everything: Transfer = {
  attempts: [
    {
      row,
      log: [
        { attempt: 'a1', n: 0, text: 'draw', t: 0, action: 0 },
        { attempt: 'a1', n: 1, text: 'draw', t: 900, action: 1 },
        { attempt: 'a1', n: 2, text: 'undo', t: 1200, action: 2 },
      ],
    },
  ],
  results: [
    {
      attempt: 'a1',
      code: row.code,
      ending: 'givenUp',
      score: 0,
      bonus: 0,
      moveCount: 2,
      played: 60_000,
      scoring: 'klondike-standard-1/1',
      endedAt: 1_700_000_070_000,
      day: '2023-11-14',
    },
  ],
  bookmarks: [{ id: 'b', attempt: 'a1', n: 2, name: 'Before the king', at: 1_700_000_050_000 }],
  truths: [{ code: row.code, truth: 'win', at: 1_700_000_080_000 }],
  settings: [
    { name: 'language', value: 'nl' },
    { name: 'of a later version', value: { some: ['thing', 1, null] } },
  ],
  meta: [{ name: 'vegasBalance', value: -104 }],
  setAside: [{ id: 's', at: 5, reason: 'entry 3', value: { attempt: null, rows: [{ n: 'x' }, 7] } }],
  outbox: [
    { attempt: 'a1', at: 1_700_000_000_100, state: 'dealt', ticket: 'abc' },
    {
      attempt: 'a0',
      at: 1_600_000_000_000,
      state: 'sent',
      result: 'r',
      boards: ['won'],
      marks: ['offline'],
    },
  ],
};
const text = transferText(everything);
/** Later than all that is in the file. */
const NOW = 1_800_000_000_000;

test('a file read and written again is the same, byte for byte', () => {
  const read = readTransfer(text, NOW);
  expect(read).toEqual({ ok: true, value: everything });
  expect(read.ok && transferText(read.value)).toBe(text);
});

test('the order in which fields were stored does not matter', () => {
  const shuffled = {
    ...everything,
    attempts: everything.attempts.map(({ log, row: of }) => ({
      row: Object.fromEntries(Object.entries(of).reverse()) as unknown as typeof of,
      log,
    })),
  };
  expect(transferText(shuffled)).toBe(text);
});

test('a file of version 2 is read', () => {
  const { outbox, ...old } = JSON.parse(text) as Record<string, unknown>;
  expect(outbox).toHaveLength(2);
  const read = readTransfer(JSON.stringify({ ...old, version: 2 }), NOW);
  expect(read).toEqual({ ok: true, value: { ...everything, outbox: [] } });
});

test('a file of version 1 is read', () => {
  const { bookmarks, truths, ...old } = JSON.parse(text) as Record<
    string,
    readonly Record<string, unknown>[]
  >;
  const without = (name: string) => (each: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(each).filter(([key]) => key !== name));
  const file = {
    ...old,
    version: 1,
    attempts: old.attempts?.map(without('daily')),
    results: old.results?.map(without('day')),
  };
  expect(readTransfer(JSON.stringify(file), NOW)).toMatchObject({
    ok: true,
    value: { bookmarks: [], truths: [], settings: everything.settings },
  });
  expect([bookmarks, truths]).not.toContain(undefined);
});

describe('a bad file is refused with place, found and expected', () => {
  const edited = (edit: (file: Record<string, never>) => void) => {
    const file = JSON.parse(text) as Record<string, never>;
    edit(file);
    return readTransfer(JSON.stringify(file), NOW);
  };
  const at = (path: readonly (string | number)[], value: unknown) =>
    edited((file) => {
      let inner: Record<string | number, unknown> = file;
      for (const key of path.slice(0, -1)) inner = inner[key] as Record<string | number, unknown>;
      inner[path.at(-1) as string] = value;
    });

  test.each<readonly [readonly (string | number)[], unknown, string, string, string]>([
    [['attempts', 0, 'played'], 'long', 'attempts[0].played', '"long"', 'a whole number'],
    [['attempts', 0, 'played'], -1, 'attempts[0].played', '-1', 'a whole number from 0'],
    [
      ['attempts', 0, 'at'],
      8_640_000_000_000_001,
      'attempts[0].at',
      '8640000000000001',
      'a moment that a date can tell',
    ],
    [
      ['attempts', 0, 'played'],
      Number.MAX_SAFE_INTEGER,
      'attempts[0].played',
      '9007199254740991',
      'milliseconds of at most ten years',
    ],
    [
      ['attempts', 0, 'log', 1, 1],
      400_000_000_000,
      'attempts[0].log[1][1]',
      '400000000000',
      'milliseconds of at most ten years',
    ],
    [
      ['results', 0, 'played'],
      400_000_000_000,
      'results[0].played',
      '400000000000',
      'milliseconds of at most ten years',
    ],
    [['attempts', 0, 'won'], 1, 'attempts[0].won', '1', 'true or false'],
    [['attempts', 0, 'code'], 'KL1-D1N-AAA', 'attempts[0].code', '"KL1-D1N-AAA"', 'a code'],
    [['attempts', 0, 'log', 1, 0], 'c1-c9', 'attempts[0].log[1]', '"c1-c9"', 'a move'],
    [['attempts', 0, 'log', 1, 0], 'c1-fs', 'attempts[0].log[1]', '"c1-fs"', 'a move that this game allows'],
    [['attempts', 0, 'log', 1], 'draw', 'attempts[0].log[1]', '"draw"', 'a text, milliseconds, an action'],
    [['results', 0, 'ending'], 'lost', 'results[0].ending', '"lost"', 'won, givenUp or newDeal'],
    [['attempts', 0, 'daily'], '14.11.2023', 'attempts[0].daily', '"14.11.2023"', 'a day such as 2026-11-30'],
    [['attempts', 0, 'daily'], '2026-02-30', 'attempts[0].daily', '"2026-02-30"', 'a day such as 2026-11-30'],
    [['results', 0, 'day'], '2026-02-31', 'results[0].day', '"2026-02-31"', 'a day such as 2026-11-30'],
    [['truths', 0, 'truth'], 'lost', 'truths[0].truth', '"lost"', 'win, dead or open'],
    [['settings', 0], 3, 'settings[0]', '3', 'a name and a value'],
    [['results'], undefined, 'results', 'nothing', 'an object'],
  ])('%j as %j', (path, value, place, found, expected) => {
    expect(at(path, value)).toEqual({ ok: false, error: { why: 'badPlace', place, found, expected } });
  });

  test('no JSON, another program, a later version', () => {
    expect(readTransfer('{', NOW)).toMatchObject({ error: { why: 'notJson' } });
    for (const other of ['null', '[]', '{}', '{"format":"other"}', '7'])
      expect(readTransfer(other, NOW)).toEqual({ ok: false, error: { why: 'notOurs' } });
    expect(at(['version'], 4)).toEqual({ ok: false, error: { why: 'laterFile', version: 4 } });
    expect(at(['version'], '1')).toMatchObject({
      error: { why: 'badPlace', place: 'version', expected: '1 to 3' },
    });
  });
});

test('moments in the future are those of a wrong clock: they become now, so that no later game is older than they', () => {
  const [one] = everything.attempts;
  if (one === undefined) throw new Error('there is a game');
  const future = {
    ...everything,
    attempts: [{ ...one, row: { ...row, started: 8_640_000_000_000_000, at: 8_640_000_000_000_000 } }],
    results: everything.results.map((result) => ({ ...result, endedAt: NOW + 1 })),
  };
  const read = readTransfer(transferText(future), NOW);
  expect(read).toMatchObject({
    ok: true,
    value: { attempts: [{ row: { started: NOW, at: NOW } }], results: [{ endedAt: NOW }] },
  });
});
