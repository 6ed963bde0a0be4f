import { readdirSync, readFileSync } from 'node:fs';
import { cardsOf, judge } from '@geduld/core';
import { cardText, parseEntry, parseRecord } from '@geduld/notation';
import { describe, expect, test } from 'vitest';
import { replay, startSession, verify } from './index.ts';

const folder = new URL('../../../examples/', import.meta.url);

/** An example is a record; where it shows a refusal, `refused` says which move is refused at its end, and why. */
const read = (name: string) => {
  const text = readFileSync(new URL(name, folder), 'utf8');
  const record = parseRecord(text);
  if (!record.ok) throw new Error(`${name}: ${JSON.stringify(record.error)}`);
  const { refused } = JSON.parse(text) as {
    readonly refused?: { readonly move: string; readonly why: string };
  };
  return { record: record.value, refused };
};

const heldOf = (name: string) => {
  const { record } = read(name);
  const held = verify(record);
  if (!held.ok) throw new Error(`${name}: ${JSON.stringify(held.error)}`);
  return held.value;
};

const refusalOf = (name: string) => {
  const { refused } = read(name);
  const session = heldOf(name);
  const move = parseEntry(refused?.move ?? '');
  if (!move.ok || move.value.kind !== 'carry') throw new Error(`${name} names no refused carry`);
  const { position } = session.standing;
  const judged = judge(session.code.game.spec, position, move.value);
  return { refusal: judged.ok ? undefined : judged.error, session, move: move.value };
};

describe('H1: the examples that the sources describe', () => {
  test('H1: every example is a record that holds', () => {
    const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
    expect(names.length).toBeGreaterThanOrEqual(10);
    for (const name of names) heldOf(name);
  });

  test('H1, R3: move 3 of the Russian game carries the unordered group 3♣ 7♦ A♠ 4♠ 10♥', () => {
    const { record } = read('russian-unordered-group.json');
    const session = heldOf('russian-unordered-group.json');
    const before = replay(startSession(session.code), {
      moves: record.moves.slice(0, 2),
      t: record.t.slice(0, 2),
    });
    const third = parseEntry(record.moves[2] ?? '');
    if (!before.ok || !third.ok || third.value.kind !== 'carry') throw new Error('move 3 is no carry');
    const { from, count } = third.value;
    const group = cardsOf(before.value.standing.position, from).slice(-count);
    expect(group.map(cardText)).toEqual(['3C', '7D', 'AS', '4S', 'TH']);
    expect(session.standing.score).toBe(625);
    expect(record.won).toBe(true);
  });

  test('H1, R5: a non-king is refused in an empty column, not even to bare a face-down card', () => {
    const { refusal, session, move } = refusalOf('russian-refused-non-king.json');
    expect(refusal?.why).toBe('vacancyWantsKing');
    const { columns } = session.standing.position;
    const column = columns[Number(move.from.slice(1)) - 1];
    expect(column?.cards.length).toBe((column?.down ?? 0) + move.count);
    expect(column?.down).toBeGreaterThan(0);
  });

  test('H1, T2: Thoughtful refuses an unordered open group on the first deal', () => {
    const { refusal, session } = refusalOf('thoughtful-refused-group.json');
    expect(session.log).toEqual([]);
    expect(refusal?.why).toBe('notARun');
  });

  test('R7, Y1: a game won without taking back ends at 625', () => {
    for (const name of ['won-russian-classic', 'won-russian-relaxed', 'won-yukon']) {
      const { standing, log } = heldOf(`${name}.json`);
      expect(standing.score).toBe(625);
      expect(log.some(({ entry }) => entry.kind === 'carry' && entry.from.startsWith('f'))).toBe(false);
    }
  });
});
