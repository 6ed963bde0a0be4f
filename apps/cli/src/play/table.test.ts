import { deal, dealOrder, type Position } from '@geduld/core';
import { type Game, gameOf } from '@geduld/games';
import { longCode, shortCode } from '@geduld/notation';
import { describe, expect, test } from 'vitest';
import { styleOf } from '../cards.ts';
import { lookOf } from '../io.ts';
import { widthOf, wrapped } from '../widths.ts';
import { begin, newsOf, type Playing, timeText } from './game.ts';
import { screenLines } from './screen.ts';
import { tableLines } from './table.ts';

const game = (letters: Game['letters'], options: string) => gameOf(letters, options) as Game;
const klondike = begin(shortCode(game('KL', 'D3N'), 1));
const yukon = begin(shortCode(game('YU', 'C'), 1));
const plain = styleOf({ color: false, signs: false });
const rich = styleOf({ color: true, signs: true });

const standing = (playing: Playing, change: Partial<Position>): Playing => {
  const { session } = playing;
  const { standing: before } = session;
  const position = { ...before.position, ...change };
  return { ...playing, session: { ...session, standing: { ...before, position } } };
};
const order = dealOrder(5n);
/** A column longer than any screen here: 6 cards face down, 24 open. */
const tall = standing(yukon, {
  columns: deal(yukon.session.code.game.spec, order).columns.map((column, at) =>
    at === 6 ? { cards: order.slice(0, 30), down: 6 } : column,
  ),
});

const SIZES = [
  { width: 80, height: 24 },
  { width: 40, height: 20 },
  { width: 22, height: 12 },
  { width: 20, height: 10 },
  { width: 200, height: 60 },
  { width: 12, height: 4 },
  { width: 1, height: 1 },
];
const GAMES = { klondike, yukon, tall } as const;

describe.each(SIZES)('a screen of $width × $height', (size) => {
  test.each(Object.entries(GAMES))('holds %s', (_, playing) => {
    for (const style of [plain, rich])
      for (const help of [false, true]) {
        const says = 'KS does not go on QH: it needs a card one rank higher and of the other colour.';
        const lines = screenLines({ playing, now: 0, says, help }, size, style);
        expect(lines.length).toBe(Math.max(1, size.height - 1));
        for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(size.width);
      }
  });
});

test('80 × 24: head, piles with their names, columns, the sentence in the last row', () => {
  const lines = screenLines(
    { playing: klondike, now: 0, says: 'Well.', help: false },
    { width: 80, height: 24 },
    plain,
  );
  expect(lines.slice(0, 9)).toEqual([
    `Klondike KL1-D3N-AAAAAAB${' '.repeat(32)}score 0 | moves 0 | 0:00`,
    ' s     w          fs    fh    fd    fc',
    '##24  --           S     H     D     C',
    '',
    ' 1     2     3     4     5     6     7',
    '5C    ##    ##    ##    ##    ##    ##',
    '      5S    ##    ##    ##    ##    ##',
    '            JC    ##    ##    ##    ##',
    '                  3D    ##    ##    ##',
  ]);
  expect(lines.at(-1)).toBe('Well.');
});

test('40 × 20: the head goes on two rows, the columns move together', () => {
  const lines = tableLines(klondike, 0, { width: 40, height: 18 }, plain);
  expect(lines.slice(0, 7)).toEqual([
    'KL1-D3N-AAAAAAB',
    'score 0 | moves 0 | 0:00',
    ' s    w        fs   fh   fd   fc',
    '##24 --         S    H    D    C',
    '',
    ' 1    2    3    4    5    6    7',
    '5C   ##   ##   ##   ##   ##   ##',
  ]);
});

test('the last cards of the waste are seen, the top one last', () => {
  const playing = standing(klondike, { waste: order.slice(0, 5), stock: order.slice(5, 24) });
  const last = order.slice(2, 5).map(plain.card).join(' ');
  expect(tableLines(playing, 0, { width: 80, height: 20 }, plain)[2]).toContain(`##19  ${last} `);
  const top = plain.card(order[4] as (typeof order)[number]);
  expect(tableLines(playing, 0, { width: 20, height: 9 }, plain).join('\n')).toContain(`19 `);
  expect(tableLines(playing, 0, { width: 20, height: 9 }, plain).join('\n')).toContain(`${top}  `);
});

test('a column that is too long folds from its bottom; its end card is always seen', () => {
  const end = plain.card(order[29] as (typeof order)[number]);
  const column = (height: number) =>
    tableLines(tall, 0, { width: 80, height }, plain).map((line) => line.slice(36).trim());
  expect(column(33).slice(-28, -24)).toEqual(['+3', '##', '##', '##']);
  expect(column(33).at(-1)).toBe(end);
  expect(column(20).filter((cell) => /^\d\d$/.test(cell))).toEqual(['16']);
  for (const height of [8, 10, 20, 24, 33, 60]) expect(column(height)).toContain(end);
});

test('a long code is shortened in the head', () => {
  const lines = tableLines(begin(longCode(game('RU', 'C'), order)), 0, { width: 80, height: 24 }, plain);
  expect(lines[0]).toMatch(/^Russian RU1-CX-[A-Z]{7}~[A-Z]{6} +score 0/);
});

test('without colour nothing but printable ASCII is written', () => {
  for (const playing of Object.values(GAMES))
    expect(tableLines(playing, 0, { width: 80, height: 24 }, plain).join('')).toMatch(/^[ -~]*$/);
});

test('NO_COLOR, pipes, dumb terminals and old character sets are heeded', () => {
  const tty = { isTTY: true };
  const look = (env: Readonly<Record<string, string>>, stdout: { readonly isTTY?: boolean } = tty) =>
    lookOf({ env, stdin: tty, stdout, stderr: tty });
  expect(look({})).toMatchObject({ color: true, signs: true });
  expect(look({ NO_COLOR: '' })).toMatchObject({ color: true });
  expect(look({ NO_COLOR: '1' })).toMatchObject({ color: false, signs: false });
  expect(look({ TERM: 'dumb' })).toMatchObject({ color: false, signs: false });
  expect(look({}, {})).toMatchObject({ color: false, signs: false, outTerminal: false });
  expect(look({ LC_ALL: 'C' })).toMatchObject({ color: true, signs: false });
  expect(look({ LANG: 'de_DE.ISO-8859-1' })).toMatchObject({ signs: false });
  expect(look({ LANG: 'nl_NL.utf8' })).toMatchObject({ signs: true });
});

test('red suits are red, and every colour is ended', () => {
  const text = tableLines(klondike, 0, { width: 80, height: 24 }, rich).join('\n');
  expect(text).toContain('\u001b[31m3♦\u001b[39m');
  expect(text).toContain('5♣');
  const count = (code: string) => text.split(`\u001b[${code}m`).length;
  expect(count('31')).toBe(count('39'));
  expect(count('2') + count('1') - 1).toBe(count('22'));
});

test('sentences are broken between words, and inside only where one is too long', () => {
  expect(wrapped('one two three', 7)).toEqual(['one two', 'three']);
  expect(wrapped('abcdefghij k', 4)).toEqual(['abcd', 'efgh', 'ij k']);
  expect(wrapped('', 4)).toEqual([]);
});

test('time is told in minutes, and in hours when there are any', () => {
  expect([0, 59_999, 60_000, 3_599_000, 3_600_000].map(timeText)).toEqual([
    '0:00',
    '0:59',
    '1:00',
    '59:59',
    '1:00:00',
  ]);
  expect(newsOf(klondike, 0)).toBeUndefined();
});
