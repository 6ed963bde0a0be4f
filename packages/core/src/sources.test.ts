import { type Game, gameOf } from '@geduld/games';
import { cardText, parseEntry } from '@geduld/notation';
import { handPosition } from '@geduld/testkit';
import { describe, expect, test } from 'vitest';
import { judge, type Move, type Position, playLegal, type RuleSpec } from './index.ts';

/* The examples that the sources of the rules give in words, each on a table of its own. */

const spec = (letters: Game['letters'], options: string): RuleSpec => (gameOf(letters, options) as Game).spec;
const klondike = spec('KL', 'D1N');
const three = spec('KL', 'D3N');
const thoughtful = spec('TF', 'D1N');
const russian = spec('RU', 'C');

const move = (text: string): Move => {
  const read = parseEntry(text);
  if (!read.ok) throw new Error(text);
  return read.value as Move;
};
/** What lies on column 1 after the moves, or the first refusal. */
const first = (rules: RuleSpec, start: Position, ...texts: readonly string[]): string => {
  let position = start;
  for (const text of texts) {
    const judged = judge(rules, position, move(text));
    if (!judged.ok) return judged.error.why;
    position = playLegal(rules, position, judged.value).position;
  }
  return (position.columns[0]?.cards ?? []).map(cardText).join(' ');
};

describe('the sources’ own examples', () => {
  test('K2: a red 7 on a black 8, a black 7 on a red 8', () => {
    const table = (on: string, card: string) => handPosition(klondike, `c1: ${on}\nc2: ${card}\nrest: s`);
    expect(first(klondike, table('8S', '7H'), 'c2-c1')).toBe('8S 7H');
    expect(first(klondike, table('8C', '7H'), 'c2-c1')).toBe('8C 7H');
    expect(first(klondike, table('8D', '7C'), 'c2-c1')).toBe('8D 7C');
    expect(first(klondike, table('8D', '7H'), 'c2-c1')).toBe('doesNotBuild');
    expect(first(klondike, table('9S', '7H'), 'c2-c1')).toBe('doesNotBuild');
    expect(first(klondike, table('6S', '7H'), 'c2-c1')).toBe('doesNotBuild');
  });
  test('K2: 9♥ 8♠ 7♦ goes on 10♣ in one move', () => {
    const table = handPosition(klondike, 'c1: TC\nc2: 9H 8S 7D\nrest: s');
    expect(first(klondike, table, 'c2-c1:3')).toBe('TC 9H 8S 7D');
  });
  test('K3: K♥ Q♣ J♥ may go to an empty column, Q♠ alone may not', () => {
    const table = handPosition(klondike, 'c2: KH QC JH\nc3: QS\nrest: s');
    expect(first(klondike, table, 'c2-c1:3')).toBe('KH QC JH');
    expect(first(klondike, table, 'c3-c1')).toBe('vacancyWantsKing');
    expect(first(spec('KL', 'D1NE'), table, 'c3-c1')).toBe('QS');
  });
  test('G1, K6: A♥ 2♥ 3♥ one after the other; 4♣ comes back on 5♦ so that 3♥ goes on it', () => {
    const table = handPosition(klondike, 'c1: 5D\nc2: 3H\nfc: 4\nfh: 2\nrest: s');
    expect(first(klondike, table, 'fc-c1', 'c2-c1')).toBe('5D 4C 3H');
    expect(first(klondike, table, 'c2-fh', 'fh-c1')).toBe('doesNotBuild');
  });
  test('K4: 4♦ J♣ 8♥ one by one, or at once with 8♥ on top and J♣ free only after it', () => {
    const table = (rules: RuleSpec) => handPosition(rules, 'c1: 9C\nc2: QH\ns: 4D JC 8H\nrest: s');
    expect(first(klondike, table(klondike), 'draw', 'draw', 'w-c2', 'draw', 'w-c1')).toBe('9C 8H');
    expect(first(three, table(three), 'draw', 'w-c2')).toBe('doesNotBuild');
    expect(first(three, table(three), 'draw', 'w-c1', 'w-c2')).toBe('9C 8H');
  });
  test('T1, T2: seeing a card is not being able to move it', () => {
    const table = handPosition(thoughtful, 'c1: 9D\nc2: 8S 2D\nc3: 8C 7H\nrest: s');
    expect(first(thoughtful, table, 'c2-c1:2')).toBe('notARun');
    expect(first(thoughtful, table, 'c3-c1:2')).toBe('9D 8C 7H');
  });
  test('T3: the longest run, from king to ace, moves at once: 13 cards', () => {
    const run = 'KS QH JS TH 9S 8H 7S 6H 5S 4H 3S 2H AS';
    const table = handPosition(thoughtful, `c2: AC ${run}\nrest: s`);
    expect(first(thoughtful, table, 'c2-c1:13')).toBe(run);
    expect(first(thoughtful, table, 'c2-c1:14')).toBe('notARun');
    expect(first(thoughtful, table, 'c2-c1:12')).toBe('vacancyWantsKing');
  });
  test('T4: one may redeal as often as one likes, in both draw modes', () => {
    for (const rules of [thoughtful, spec('TF', 'D3N')]) {
      const table = handPosition(rules, 'c1: KS\ns: KH');
      const turns = Array.from({ length: 30 }, () => ['draw', 'redeal']).flat();
      expect(first(rules, table, ...turns)).toBe('KS');
    }
  });
  test('R2: 7♥ on 8♥, never on 8♦ or a black 8', () => {
    const table = (on: string) => handPosition(russian, `c1: ${on}\nc2: 7H\nc3: KC\nrest: c3`);
    expect(first(russian, table('8H'), 'c2-c1')).toBe('8H 7H');
    for (const on of ['8D', '8S', '8C']) expect(first(russian, table(on), 'c2-c1')).toBe('doesNotBuild');
    for (const on of ['8H', '8D', '8S', '8C'])
      expect(first(spec('RU', 'R'), table(on), 'c2-c1')).toBe(`${on} 7H`);
  });
  test('R3: the group 3♣ 7♦ A♠ 4♠ 10♥ moves on 4♣, though it is in no order', () => {
    const table = handPosition(russian, 'c1: 4C\nc2: 3C 7D AS 4S TH\nc3: KC\nrest: c3');
    expect(first(russian, table, 'c2-c1:5')).toBe('4C 3C 7D AS 4S TH');
    expect(first(thoughtful, handPosition(thoughtful, 'c1: 4H\nc2: 3C 7D AS\nrest: s'), 'c2-c1:3')).toBe(
      'notARun',
    );
  });
  test('R5: to an empty column only a king, alone or with what lies on it, not even to bare a card', () => {
    const table = handPosition(russian, 'c2: KH 3C\nc3: 2d 9S\nc4: KD\nrest: c5\nc5: KC');
    expect(first(russian, table, 'c2-c1:2')).toBe('KH 3C');
    expect(first(russian, table, 'c4-c1')).toBe('KD');
    expect(first(russian, table, 'c3-c1')).toBe('vacancyWantsKing');
  });
  test('R6: one card at a time from the end of a column; the top of a foundation comes back', () => {
    const table = handPosition(russian, 'c1: 3S\nc2: 2S AS\nc3: KC\nrest: c3');
    expect(first(russian, table, 'c2-fs', 'c2-fs', 'fs-c1')).toBe('3S 2S');
    expect(first(russian, table, 'c2-fs:2')).toBe('oneCardHome');
  });
});
