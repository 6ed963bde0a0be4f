import { type Game, gameOf } from '@geduld/games';
import { parseCard, parseEntry } from '@geduld/notation';
import { handPosition } from '@geduld/testkit';
import { describe, expect, test } from 'vitest';
import {
  type Card,
  carry,
  DRAW,
  judge,
  type Move,
  type PileId,
  play,
  REDEAL,
  type Refusal,
  type RuleSpec,
} from './index.ts';

const specOf = (letters: Game['letters'], options: string): RuleSpec =>
  (gameOf(letters, options) as Game).spec;
const klondike = specOf('KL', 'D1N');
const strict = specOf('KL', 'D1V');
const russian = specOf('RU', 'C');
const relaxed = specOf('RU', 'R');
const yukon = specOf('YU', 'C');

const card = (text: string): Card => {
  const read = parseCard(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};
const moveOf = (text: string): Move => {
  const read = parseEntry(text);
  if (!read.ok || read.value.kind === 'undo' || read.value.kind === 'redo') throw new Error(text);
  return read.value;
};

/** The refusal of a move in a hand position, or `undefined` when it is legal; what `play` says is the same. */
const refusal = (spec: RuleSpec, text: string, move: Move | string): Refusal | undefined => {
  const position = handPosition(spec, text);
  const before = JSON.stringify(position);
  const asked = typeof move === 'string' ? moveOf(move) : move;
  const judged = judge(spec, position, asked);
  const played = play(spec, position, asked);
  expect(played.ok).toBe(judged.ok);
  if (!judged.ok) expect(played).toEqual(judged);
  else expect(judged.value).toBe(asked);
  expect(JSON.stringify(position)).toBe(before);
  return judged.ok ? undefined : judged.error;
};

const twenty = 'QS AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AD 2D 3D 4D 5D 6D';

/** One case for every way to be refused: a new one without a case does not compile. */
const cases: {
  readonly [W in Refusal['why']]: readonly [RuleSpec, string, Move | string, Extract<Refusal, { why: W }>];
} = {
  gameWon: [klondike, '', 'fs-c1', { why: 'gameWon' }],
  noSuchPile: [russian, 'c1: KS', carry('w', 'c2'), { why: 'noSuchPile', pile: 'w' }],
  noStock: [russian, 'c1: KS', DRAW, { why: 'noStock' }],
  stockEmpty: [klondike, 'w: KS', DRAW, { why: 'stockEmpty' }],
  nothingToRedeal: [klondike, 'c1: KS', REDEAL, { why: 'nothingToRedeal' }],
  stockNotEmpty: [klondike, 's: KS KH\nw: KD', REDEAL, { why: 'stockNotEmpty', left: 2 }],
  noPassLeft: [strict, 'w: KS', REDEAL, { why: 'noPassLeft', passes: 1 }],
  badCount: [klondike, 'c1: KS', carry('c1', 'c2', 0), { why: 'badCount', count: 0 }],
  samePile: [klondike, 'c1: KS', carry('c1', 'c1'), { why: 'samePile', pile: 'c1' }],
  fromStock: [klondike, 's: KS', carry('s', 'c1'), { why: 'fromStock' }],
  ontoStock: [klondike, 'c1: KS', carry('c1', 's'), { why: 'ontoStock' }],
  ontoWaste: [klondike, 'c1: KS', carry('c1', 'w'), { why: 'ontoWaste' }],
  emptyPile: [klondike, 'c1: KS', carry('c2', 'c1'), { why: 'emptyPile', pile: 'c2' }],
  tooFewCards: [klondike, 'c1: KS', 'c1-c2:3', { why: 'tooFewCards', pile: 'c1', found: 1, asked: 3 }],
  faceDown: [klondike, 'c1: kh ks QD\nc2: kd KC', 'c1-c2:2', { why: 'faceDown', pile: 'c1' }],
  onlyTopCard: [klondike, 'w: KS KH', carry('w', 'c1', 2), { why: 'onlyTopCard', pile: 'w', asked: 2 }],
  notARun: [
    klondike,
    'c1: KS QS\nc2: KH QH',
    'c2-c3:2',
    { why: 'notARun', card: card('QH'), onto: card('KH'), building: 'alternateColor' },
  ],
  groupTooLarge: [
    russian,
    `c1: ${twenty} 7D\nc2: KS\nc3: KC\nrest: c3`,
    'c1-c2:21',
    { why: 'groupTooLarge', count: 21, limit: 20 },
  ],
  oneCardHome: [klondike, 'c1: KS QH\nc2: KH', 'c1-fs:2', { why: 'oneCardHome', count: 2 }],
  wrongFoundation: [klondike, 'c1: KS', 'c1-fh', { why: 'wrongFoundation', card: card('KS'), pile: 'fh' }],
  notNextHome: [
    klondike,
    'c1: KS\nc2: QS\nc3: JS',
    'c1-fs',
    { why: 'notNextHome', card: card('KS'), wanted: card('JS') },
  ],
  vacancyWantsKing: [klondike, 'c1: KS QH\nc2: KH', 'c1-c3', { why: 'vacancyWantsKing', card: card('QH') }],
  doesNotBuild: [
    klondike,
    'c1: KS\nc2: QS',
    'c2-c1',
    { why: 'doesNotBuild', card: card('QS'), onto: card('KS'), building: 'alternateColor' },
  ],
};

describe('G4: every refusal, once, with its facts', () => {
  test.each(Object.entries(cases))('%s', (why, [spec, text, move, expected]) => {
    expect(expected.why).toBe(why);
    expect(refusal(spec, text, move)).toEqual(expected);
  });
});

describe('G4: further refusals', () => {
  const more: readonly (readonly [string, RuleSpec, string, Move | string, Refusal | undefined])[] = [
    ['a won game takes no draw', klondike, '', DRAW, { why: 'gameWon' }],
    ['nor an impossible pile', russian, '', carry('w', 'c1'), { why: 'gameWon' }],
    ['no stock to turn over', russian, 'c1: KS', REDEAL, { why: 'noStock' }],
    ['no stock to carry to', russian, 'c1: KS', carry('c1', 's'), { why: 'noSuchPile', pile: 's' }],
    [
      'the pile is asked for before the count',
      yukon,
      'c1: KS',
      carry('w', 'w', 0),
      { why: 'noSuchPile', pile: 'w' },
    ],
    ['draw with nothing left at all', klondike, 'c1: KS', DRAW, { why: 'nothingToRedeal' }],
    ['draw with a stock', klondike, 's: KS', DRAW, undefined],
    ['redeal while one card is left', klondike, 's: KS', REDEAL, { why: 'stockNotEmpty', left: 1 }],
    ['redeal without limit', klondike, 'w: KS\nredeals: 90', REDEAL, undefined],
    ['redeal while a pass is left', specOf('KL', 'D3V'), 'w: KS\nredeals: 1', REDEAL, undefined],
    [
      'redeal after the last of three',
      specOf('KL', 'D3V'),
      'w: KS\nredeals: 2',
      REDEAL,
      { why: 'noPassLeft', passes: 3 },
    ],
    ['redeal with an empty waste', strict, 'c1: KS', REDEAL, { why: 'nothingToRedeal' }],
    ['a part of a card', klondike, 'c1: KS', carry('c1', 'c2', 1.5), { why: 'badCount', count: 1.5 }],
    ['fewer than none', klondike, 'c1: KS', carry('c1', 'c2', -1), { why: 'badCount', count: -1 }],
    [
      'the count before the pile itself',
      klondike,
      'c1: KS',
      carry('c1', 'c1', 0),
      { why: 'badCount', count: 0 },
    ],
    ['waste to waste', klondike, 'w: KS', carry('w', 'w'), { why: 'samePile', pile: 'w' }],
    ['stock to waste', klondike, 's: KS', carry('s', 'w'), { why: 'fromStock' }],
    ['an empty waste', klondike, 'c1: KS', carry('w', 'c1'), { why: 'emptyPile', pile: 'w' }],
    ['an empty foundation', klondike, 'c1: KS\nrest: s', carry('fh', 'c1'), { why: 'emptyPile', pile: 'fh' }],
    [
      'too many from a foundation',
      klondike,
      'c1: KS\nrest: s\nfh: 2',
      carry('fh', 'c1', 3),
      { why: 'tooFewCards', pile: 'fh', found: 2, asked: 3 },
    ],
    [
      'two from a foundation',
      klondike,
      'c1: KS',
      carry('fh', 'c1', 2),
      { why: 'onlyTopCard', pile: 'fh', asked: 2 },
    ],
    [
      'a foundation to another',
      klondike,
      'c1: KS',
      carry('fh', 'fd'),
      { why: 'wrongFoundation', card: card('KH'), pile: 'fd' },
    ],
    ['all cards of a column that are open', klondike, 'c1: kh ks QD\nc2: kd KC', 'c1-c2', undefined],
    ['the whole of it', klondike, 'c1: kh ks QD\nc2: kd KC', 'c1-c2:3', { why: 'faceDown', pile: 'c1' }],
    [
      'a fault in the middle of a run, the lowest one first',
      klondike,
      'c1: KS QH JC TS 9D\nc2: KH KD\nc3: QC QD QS JS JD JH TC TD TH 9C 9S 9H KC',
      'c1-c4:5',
      { why: 'notARun', card: card('TS'), onto: card('JC'), building: 'alternateColor' },
    ],
    ['the run above it', klondike, 'c1: KS QH\nc2: KH QS\nc3: KD', 'c2-c3', undefined],
    [
      'too large comes before not fitting',
      relaxed,
      `c1: ${twenty} 7D\nc2: KC\nc3: KS\nrest: c3`,
      'c1-c3:21',
      { why: 'groupTooLarge', count: 21, limit: 20 },
    ],
    [
      'face down comes before too large',
      russian,
      `c1: 7d ${twenty}\nc2: KS\nc3: KC\nrest: c3`,
      'c1-c2:21',
      { why: 'faceDown', pile: 'c1' },
    ],
    ['twenty', russian, `c1: 7d ${twenty}\nc2: KS\nc3: KC\nrest: c3`, 'c1-c2:20', undefined],
    ['twenty-one in Yukon', yukon, `c1: ${twenty} 7D\nc2: KD\nc3: KC\nrest: c3`, 'c1-c2:21', undefined],
    [
      'one family only, and the refusal names it',
      russian,
      'c1: QS\nc2: KC\nc3: KS',
      'c1-c2',
      { why: 'doesNotBuild', card: card('QS'), onto: card('KC'), building: 'sameSuit' },
    ],
    ['any suit, but one rank', relaxed, 'c1: QS\nc2: JC QC KC\nc3: KS', 'c1-c2', undefined],
    [
      'the same rank',
      relaxed,
      'c1: QS KS\nc2: QC KC',
      'c1-c2',
      { why: 'doesNotBuild', card: card('KS'), onto: card('KC'), building: 'anySuit' },
    ],
    ['the next card home', klondike, 'c1: KS', 'c1-fs', undefined],
    ['the pile of an ace', klondike, 'c1: AS\nrest: s', 'c1-fs', undefined],
    [
      'a card below the next one is no more welcome',
      klondike,
      'c1: 3S\nrest: s\nfs: 1',
      'c1-fs',
      { why: 'notNextHome', card: card('3S'), wanted: card('2S') },
    ],
    [
      'more than one is said before the wrong foundation',
      klondike,
      'c1: KS QH\nc2: KH',
      'c1-fd:2',
      { why: 'oneCardHome', count: 2 },
    ],
  ];

  test.each(more)('%s', (_name, spec, text, move, expected) => {
    expect(refusal(spec, text, move)).toEqual(expected);
  });

  test.each(['c1', 'c7', 'fs', 'w'] as const)('piles that a small spec lacks: %s', (pile: PileId) => {
    const spec: RuleSpec = { ...klondike, columns: klondike.columns.slice(0, 3) };
    const expected =
      pile === 'c7' ? { why: 'noSuchPile', pile } : expect.not.objectContaining({ why: 'noSuchPile' });
    expect(refusal(spec, 'c1: KS', carry(pile, 'c2'))).toEqual(pile === 'c1' ? undefined : expected);
    const onto = refusal(spec, 'c2: KS', carry('c2', pile));
    if (pile === 'c7') expect(onto).toEqual({ why: 'noSuchPile', pile });
    else expect(onto?.why).not.toBe('noSuchPile');
  });

  test('the first column that a small spec lacks', () => {
    const spec: RuleSpec = { ...klondike, columns: klondike.columns.slice(0, 3) };
    expect(refusal(spec, 'c1: KS', 'c1-c3')).toBeUndefined();
    expect(refusal(spec, 'c1: KS', 'c1-c4')).toEqual({ why: 'noSuchPile', pile: 'c4' });
  });

  test('a kind of move that is not known is a bug', () => {
    expect(() => judge(klondike, handPosition(klondike, 'c1: KS'), { kind: 'odd' } as never)).toThrow(
      'known kinds',
    );
  });
});
