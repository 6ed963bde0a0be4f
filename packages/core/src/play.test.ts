import { type Game, gameOf } from '@geduld/games';
import { cardText, parseEntry } from '@geduld/notation';
import { handPosition, happeningOf } from '@geduld/testkit';
import { describe, expect, test } from 'vitest';
import {
  type Card,
  DRAW,
  type Move,
  type Played,
  type Position,
  play,
  playLegal,
  REDEAL,
  type RuleSpec,
} from './index.ts';

const spec = (letters: Game['letters'], options: string): RuleSpec => (gameOf(letters, options) as Game).spec;
const klondike = spec('KL', 'D1N');
const three = spec('KL', 'D3N');
const russian = spec('RU', 'C');

const texts = (cards: readonly Card[]) => cards.map(cardText).join(' ');
const columnTexts = ({ columns }: Position) =>
  columns.map(({ cards, down }) => `${down} ${texts(cards)}`.trim());
const played = (rules: RuleSpec, text: string, move: string | Move): Played => {
  const entry = typeof move === 'string' ? parseEntry(move) : undefined;
  const made = play(rules, handPosition(rules, text), (entry?.ok ? entry.value : move) as Move);
  if (!made.ok) throw new Error(made.error.why);
  return made.value;
};
const happened = ({ effects }: Played) => effects.map(happeningOf);

describe('G2: a card that is bared turns up as part of the move', () => {
  test('by a card that goes home', () => {
    const { position, effects } = played(klondike, 'c1: ks QH\nc2: KH', 'c1-fh');
    expect(happened({ position, effects })).toEqual([
      { kind: 'carried', from: 'c1', to: 'fh', cards: ['QH'] },
      { kind: 'turnedUp', pile: 'c1', card: 'KS' },
    ]);
    expect(columnTexts(position).slice(0, 2)).toEqual(['0 KS', '0 KH']);
    expect(position.foundations).toEqual([12, 12, 13, 13]);
  });
  test('by a run, one card only', () => {
    const { position, effects } = played(klondike, 'c1: kh ks QH\nc2: KC', 'c1-c2');
    expect(happened({ position, effects }).map(({ kind }) => kind)).toEqual(['carried', 'turnedUp']);
    expect(columnTexts(position).slice(0, 2)).toEqual(['1 KH KS', '0 KC QH']);
  });
  test('not under an open card, and not in a column that is left empty', () => {
    expect(played(klondike, 'c1: KS QH\nc2: KC\nc3: KH', 'c1-c2').effects.length).toBe(1);
    const bare = played(klondike, 'c1: KS', 'c1-c2');
    expect(bare.effects.length).toBe(1);
    expect(columnTexts(bare.position).slice(0, 2)).toEqual(['0', '0 KS']);
  });
});

describe('K4: drawing', () => {
  test.each([
    ['one by one', klondike, 's: KS KH\nw: KD', 'KD KS', 'KH'],
    ['three at once', three, 's: KS KH KD QS', 'KS KH KD', 'QS'],
    ['three when three are left', three, 's: KS KH KD', 'KS KH KD', ''],
    ['three when two are left', three, 's: KS KH\nw: KD', 'KD KS KH', ''],
    ['three when one is left', three, 's: KS\nw: KD', 'KD KS', ''],
  ])('%s', (_name, rules, text, waste, left) => {
    const { position, effects } = played(rules, text, DRAW);
    expect(texts(position.waste)).toBe(waste);
    expect(texts(position.stock.toReversed())).toBe(left);
    const drawn = effects.map((effect) => (effect.kind === 'drew' ? texts(effect.cards) : effect.kind));
    expect(drawn).toEqual([waste.replace(/^KD K/, 'K')].map((all) => all));
  });
});

test('K5: a redeal turns the waste over, order kept, and counts', () => {
  const { position, effects } = played(three, 'c1: KC\nw: KS KH KD\nredeals: 2', REDEAL);
  expect(texts(position.stock.toReversed())).toBe('KS KH KD');
  expect(position.waste).toEqual([]);
  expect(position.redeals).toBe(3);
  expect(effects).toEqual([{ kind: 'redealt', nth: 3, count: 3 }]);
});

test('K6: the top card of a foundation comes back where it fits', () => {
  const { position, effects } = played(klondike, 'c1: KS', 'fh-c2');
  expect(happened({ position, effects })).toEqual([{ kind: 'carried', from: 'fh', to: 'c2', cards: ['KH'] }]);
  expect(position.foundations).toEqual([12, 12, 13, 13]);
  expect(columnTexts(position).slice(0, 2)).toEqual(['0 KS', '0 KH']);
});

test('K4: only the top of the waste moves, and the next one is freed', () => {
  const { position } = played(three, 'c1: KC\nc2: KH KD\nw: KS QH QD', 'w-c1');
  expect(texts(position.waste)).toBe('KS QH');
  expect(columnTexts(position)[0]).toBe('0 KC QD');
  expect(texts(played(three, 'c1: KC\nw: KS KH', 'w-fh').position.waste)).toBe('KS');
});

test('R3: a group moves as it lies, its order kept', () => {
  const { position, effects } = played(
    russian,
    'c1: qc JS KH QS KD\nc2: KS\nc3: KC\nc4: QH QD JH JD JC TS',
    'c1-c2:2',
  );
  expect(happened({ position, effects })).toEqual([
    { kind: 'carried', from: 'c1', to: 'c2', cards: ['QS', 'KD'] },
  ]);
  expect(columnTexts(position).slice(0, 2)).toEqual(['1 QC JS KH', '0 KS QS KD']);
});

test('G4: a refused move gives no position', () => {
  expect(play(klondike, handPosition(klondike, 'c1: KS'), DRAW)).toEqual({
    ok: false,
    error: { why: 'nothingToRedeal' },
  });
});

test('playing leaves the position before it as it was', () => {
  const before = handPosition(klondike, 'c1: qs KS\nc2: QH JS\nc3: KH\ns: KD\nw: KC');
  const text = JSON.stringify(before);
  for (const move of [DRAW, { kind: 'carry', from: 'c1', to: 'c4', count: 1 }] as const) {
    const after = playLegal(klondike, before, move).position;
    expect(JSON.stringify(before)).toBe(text);
    expect(after).not.toEqual(before);
  }
});

test('a draw where there is no stock changes nothing, and a kind of move that is not known is a bug', () => {
  const position = handPosition(russian, 'c1: KS');
  expect(playLegal(russian, position, DRAW).position).toEqual(position);
  expect(() => playLegal(russian, position, { kind: 'odd' } as never)).toThrow('known kinds');
  expect(() => play(russian, position, { kind: 'odd' } as never)).toThrow('known kinds');
});
