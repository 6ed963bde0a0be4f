import type { Mark } from '@geduld/protocol';
import type { Day } from '@geduld/session';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../store/store.ts';
import type { ModelWin } from '../testing/boardModel.ts';
import { compareBoards } from '../testing/boardTruth.ts';
import { newStore, STORE_KINDS } from '../testing/stores.ts';
import { cursorText, readCursor } from './cursor.ts';
import { countBefore, pageAround, pageOf } from './page.ts';
import { eraseResults, mergeResults } from './people.ts';
import { rankWin } from './rank.ts';
import { countedWin } from './recount.ts';

const GAMES = ['KL1-D1N', 'KL1-D1V', 'TF1-D1N'];
const PEOPLE = Array.from({ length: 6 }, (_, n) => `person-${n}`.padEnd(22, '-'));
const FIRST = Date.parse('2026-11-25T00:00:00Z');
const dayAt = (n: number) => new Date(FIRST + n * 86_400_000).toISOString().slice(0, 10) as Day;

const MARKS: readonly (readonly Mark[])[] = [
  [],
  [],
  ['offline'],
  ['seenBefore'],
  ['paused'],
  ['late'],
  ['imported'],
  ['offline', 'late'],
];

const winning = fc.record({
  kind: fc.constant('win' as const),
  who: fc.nat(5),
  game: fc.constantFrom(...GAMES),
  code: fc.nat(30),
  day: fc.nat(9),
  daily: fc.boolean(),
  later: fc.constantFrom(0, 1, 60_000, 3_600_000),
  score: fc.constantFrom(0, 500, 510, 520),
  bonus: fc.constantFrom(0, 7000, 7003),
  moves: fc.integer({ min: 100, max: 103 }),
  played: fc.constantFrom(60_000, 60_001, 61_000, 300_000),
  marks: fc.constantFrom(...MARKS),
});
const erasing = fc.record({ kind: fc.constant('erase' as const), who: fc.nat(5) });
const merging = fc.record({ kind: fc.constant('merge' as const), who: fc.nat(5), to: fc.nat(5) });
const happening = fc.oneof(
  { weight: 12, arbitrary: winning },
  { weight: 1, arbitrary: erasing },
  { weight: 1, arbitrary: merging },
);

describe.each(STORE_KINDS)('boards on %s', (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await newStore(kind);
  });
  afterAll(() => store.close());

  const empty = () =>
    store.write(async (tx) => {
      for (const table of ['result', 'sight', 'winday', 'standing', 'tally'] as const)
        await tx.deleteFrom(table).execute();
    });

  const enter = (win: ModelWin) =>
    store.write(async (tx) => {
      const { marks, ...row } = win;
      const stored = { ...row, attempt: win.id, scoring: 'test/1', record: new Uint8Array() };
      await tx
        .insertInto('result')
        .values({ ...stored, marks: marks.join(',') })
        .execute();
      const counted = countedWin(win);
      if (counted) await rankWin(tx, win.person, counted, Date.parse(`${win.day}T12:00:00Z`));
    });

  test('L4: they are what counting every win says, whoever wins, erases or becomes one with another', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { minLength: 1, maxLength: 40 }), async (happenings) => {
        await empty();
        let wins: ModelWin[] = [];
        let received = FIRST;
        let n = 0;
        for (const one of happenings) {
          const person = PEOPLE[one.who] as string;
          if (one.kind === 'erase') {
            const erased = await store.write((tx) => eraseResults(tx, person));
            expect(erased.results).toBe(wins.filter((win) => win.person === person).length);
            wins = wins.filter((win) => win.person !== person);
          } else if (one.kind === 'merge') {
            const to = PEOPLE[one.to] as string;
            if (to === person) continue;
            await store.write((tx) => mergeResults(tx, person, to));
            for (const win of wins) if (win.person === person) win.person = to;
            markAgain(wins.filter((win) => win.person === to));
          } else {
            received += one.later;
            const { kind: _, who: __, later: ___, ...rest } = one;
            const code = `${one.game}-${one.code}`;
            const again = wins.some((win) => win.person === person && win.code === code);
            const win: ModelWin = {
              ...rest,
              person,
              code,
              id: `result-${String(n++).padStart(4, '0')}`.padEnd(22, '-'),
              day: dayAt(one.day),
              daily: one.daily ? dayAt(one.day) : null,
              received,
              marks: again ? [...one.marks, 'wonBefore'] : [...one.marks],
            };
            wins.push(win);
            await enter(win);
          }
        }
        await compareBoards(store, wins);
      }),
      { numRuns: kind === 'sqlite' ? 40 : 12 },
    );
  });

  const markAgain = (wins: readonly ModelWin[]) => {
    const codes = new Set<string>();
    for (const win of wins.toSorted(
      (one, other) => one.received - other.received || (one.id < other.id ? -1 : 1),
    )) {
      win.marks = win.marks.filter((mark) => mark !== 'wonBefore');
      if (codes.has(win.code)) win.marks.push('wonBefore');
      codes.add(win.code);
    }
  };

  test.each(['fewestMoves', 'fastest', 'won'] as const)(
    '%s: pages forward and back over ties, and places that are exact',
    async (board) => {
      await empty();
      const count = 60;
      for (let n = 0; n < count; n++)
        await enter({
          person: `tied-${String((n * 37) % count).padStart(3, '0')}`.padEnd(22, '-'),
          id: `tied-${n}`.padEnd(22, '-'),
          game: 'KL1-D1N',
          code: `KL1-D1N-${n}`,
          day: '2026-12-01',
          daily: null,
          // Four moments, two hours, and many at each of them.
          received: FIRST + (n % 4) * 1_800_000,
          score: 500,
          bonus: 100,
          moves: 100 + (n % 3),
          played: 60_000 + (n % 3),
          marks: [],
        });
      const list = `${board} KL1-D1N all`;
      const all = (await pageOf(store.read, list, undefined, 1000)).rows;
      expect(all.length).toBe(count);
      for (const limit of [1, 7, 60, 100]) {
        const forward: unknown[] = [];
        let page = await pageOf(store.read, list, undefined, limit);
        while (true) {
          expect(page.first).toBe(forward.length + 1);
          forward.push(...page.rows);
          const end = page.rows.at(-1);
          if (!page.more || end === undefined) break;
          page = await pageOf(store.read, list, { side: 'after', key: end }, limit);
        }
        expect(forward).toEqual(all);
        const back: unknown[] = [...page.rows];
        while (page.first > 1 && page.rows[0]) {
          page = await pageOf(store.read, list, { side: 'before', key: page.rows[0] }, limit);
          back.unshift(...page.rows);
          expect(page.first).toBe(count - back.length + 1);
        }
        expect(back).toEqual(all);
      }
      for (const [n, row] of all.entries()) {
        expect(await countBefore(store.read, list, row)).toBe(n);
        const around = await pageAround(store.read, list, row.person, 9);
        expect(around?.first).toBe(Math.max(1, n - 3));
        expect(around?.rows).toEqual(all.slice(Math.max(0, n - 4), n + 5));
        expect(around?.more).toBe(n + 5 < count);
      }
      expect(await pageAround(store.read, list, 'nobody', 9)).toBeUndefined();
    },
  );
});

test('the text of a cursor is read as it was written, and nothing else is', () => {
  for (const side of ['after', 'before'] as const) {
    const cursor = { side, key: { value: -12, reached: FIRST, person: 'A'.repeat(22) } };
    expect(readCursor(cursorText(cursor))).toEqual(cursor);
  }
  const texts = [
    '',
    'AAAA',
    Buffer.from('after 1 1').toString('base64url'),
    Buffer.from(`after 1e9 1 ${'A'.repeat(22)}`).toString('base64url'),
  ];
  for (const text of texts) expect(readCursor(text)).toBeUndefined();
});
