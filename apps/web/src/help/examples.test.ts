import { readFileSync } from 'node:fs';
import { cardsOf } from '@geduld/core';
import { GAME_LETTERS } from '@geduld/games';
import { cardText, checkRecord, type GameRecord, readCode } from '@geduld/notation';
import { canFinish, sessionWon, verify } from '@geduld/session';
import { describe, expect, test } from 'vitest';
import { type AnyExample, EXAMPLES, type Example } from './examples.ts';
import { type Frame, framesOf } from './frames.ts';
import { recordNamed } from './records.ts';

const recordOf = (name: string): GameRecord => {
  const text = readFileSync(new URL(`../../../../examples/${name}.json`, import.meta.url), 'utf8');
  const record = checkRecord(JSON.parse(text));
  if (!record.ok) throw new Error(`${name}: ${JSON.stringify(record.error)}`);
  return record.value;
};
const all: readonly AnyExample[] = GAME_LETTERS.flatMap(
  (letters): readonly AnyExample[] => EXAMPLES[letters],
);
const framesNamed = (id: AnyExample['id']): readonly Frame[] => {
  const example = all.find((each) => each.id === id);
  if (!example) throw new Error(id);
  return framesOf(example, recordOf(example.record));
};

describe.each(all.map((example) => [example.id, example] as const))('H1: %s', (_, example: Example) => {
  const record = recordOf(example.record);
  test('is a record that holds, of its own game, as the app has it', () => {
    expect(verify(record).ok).toBe(true);
    const code = readCode(record.code);
    const letters = GAME_LETTERS.find((each) => EXAMPLES[each].some(({ id }) => id === example.id));
    expect(code.ok && code.value.game.letters).toBe(letters);
    expect(recordNamed(example.record)).toMatchObject({ code: record.code, moves: record.moves });
  });
  test('shows every note once, in order, each refused move with exactly its reason', () => {
    const frames = framesOf(example, record);
    const told = frames.flatMap(({ note }) => (note === undefined ? [] : [note]));
    expect(told).toEqual(example.stops.map((_stop, nth) => nth));
    for (const { note, refused, at } of frames) {
      const stop = note === undefined ? undefined : example.stops[note];
      expect(refused?.refusal.why).toBe(stop?.refused?.why);
      if (stop) expect(at).toBe(stop.at);
    }
    // One picture at the deal and one after each entry, and those of refused moves besides.
    expect(frames.filter(({ done }) => done)).toHaveLength(example.until ?? record.moves.length);
  });
});

describe('H1: what the notes claim', () => {
  /** The score after each move of an example. */
  const scoresOf = (id: AnyExample['id']): readonly number[] =>
    framesNamed(id).flatMap(({ done, session }) => (done ? [session.standing.score] : []));
  test('H1, T5, R7: a card taken back costs nothing in Thoughtful, and nothing in Yukon', () => {
    expect(scoresOf('thoughtfulTakeBack')).toEqual([10, 10, 20, 20, 30, 30, 30]);
    expect(scoresOf('yukonTakeBack').slice(-3)).toEqual([60, 60, 65]);
  });
  test('H1, T4: three cards are drawn, and the ace comes from beneath the other two', () => {
    const [drawn] = framesNamed('thoughtfulDraw3').flatMap(({ done }) => (done ? [done.step] : []));
    expect(drawn?.after.position.waste.map(cardText)).toEqual(['AC', 'TS', '5H']);
    expect(scoresOf('thoughtfulDraw3')).toEqual([0, 5, 10, 20]);
  });
  test('H1, G2: five points for a card that turns up by itself, ten for an ace at home', () => {
    expect(scoresOf('yukonTurnUp')).toEqual([5, 5, 10]);
    expect(scoresOf('yukonBareAce')).toEqual([0, 10]);
  });
  test('H1: each game has a won game, and each shows a refusal', () => {
    for (const letters of GAME_LETTERS) {
      const examples: readonly Example[] = EXAMPLES[letters];
      expect(examples.length).toBeGreaterThanOrEqual(letters === 'RU' ? 4 : 5);
      const frames = examples.flatMap((example) => framesOf(example, recordOf(example.record)));
      expect(frames.some(({ session }) => sessionWon(session))).toBe(true);
      expect(frames.some(({ refused }) => refused)).toBe(true);
    }
  });
  test('H1, R3: after move 3 the five cards lie on the 4 of clubs', () => {
    const frame = framesNamed('russianGroup').find(({ at }) => at === 3);
    const cards = cardsOf(frame?.session.standing.position ?? never(), 'c4').slice(-6);
    expect(cards.map(cardText)).toEqual(['4C', '3C', '7D', 'AS', '4S', 'TH']);
  });
  test('H1, G7, G3: the redeal takes 15, and undo gives 15 back', () => {
    const scores = framesNamed('klondikeRedeal').slice(-3);
    expect(scores.map(({ session }) => session.standing.score)).toEqual([15, 0, 15]);
  });
  test('H1, K10: Finish is there where the note says so, and not before', () => {
    const finishable = framesNamed('klondikeWon').find(({ session }) => canFinish(session));
    expect(finishable?.at).toBe(99);
  });
  test('H1, R4: twenty cards move, twenty-one are refused', () => {
    const frames = framesNamed('russianRelaxed');
    expect(frames.find(({ refused }) => refused)?.refused?.refusal).toEqual({
      why: 'groupTooLarge',
      count: 21,
      limit: 20,
    });
    expect(frames.find(({ at }) => at === 18)?.done?.entry).toMatchObject({ count: 20 });
    expect(framesNamed('yukonLarge').at(-1)?.done?.entry).toMatchObject({ count: 22 });
  });
});

const never = (): never => {
  throw new Error('the example has this place');
};
