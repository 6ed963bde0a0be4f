import { mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cardOf, type Position } from '@geduld/core';
import { type Game, gameOf } from '@geduld/games';
import { cardText, parseRecord, shortCode } from '@geduld/notation';
import { recordOf, verify } from '@geduld/session';
import { describe, expect, test } from 'vitest';
import { begin, newsOf, type Playing, randomCode } from './game.ts';
import { mayWrite, writeRecord } from './recordFile.ts';
import { type Table, takeTurn } from './turn.ts';
import { readTyped } from './typed.ts';

const klondike = gameOf('KL', 'D1N') as Game;
const yukon = gameOf('YU', 'C') as Game;
const tableOf = (playing: Playing, record?: string): Table => ({
  playing,
  record,
  written: [],
  asked: undefined,
});
const fresh = (game = klondike, number = 1) => begin(shortCode(game, number));

const standing = (playing: Playing, change: Partial<Position>): Playing => {
  const { session } = playing;
  const position = { ...session.standing.position, ...change };
  return { ...playing, session: { ...session, standing: { ...session.standing, position } } };
};
const typed = (line: string, playing = fresh()) => {
  const read = readTyped(line, playing.session);
  return read.ok ? read.value : read.error;
};
const command = (line: string, playing = fresh()) => {
  const read = typed(line, playing);
  return typeof read === 'object' && read.kind === 'command' ? read.command : read;
};
const carried = (from: string, to: string, count = 1) => ({ kind: 'carry', from, to, count });

describe('what can be typed', () => {
  test('the notation of records, in any case', () => {
    expect(command('c3-c5:2')).toEqual(carried('c3', 'c5', 2));
    expect(command(' W-FH ')).toEqual(carried('w', 'fh'));
    for (const word of ['draw', 'redeal', 'undo', 'redo']) expect(command(word)).toEqual({ kind: word });
  });

  test('short forms', () => {
    expect(command('u')).toEqual({ kind: 'undo' });
    expect(command('r')).toEqual({ kind: 'redo' });
    expect(command('f')).toEqual({ kind: 'finish' });
    expect(command('d')).toEqual({ kind: 'draw' });
    expect(command('d', standing(fresh(), { stock: [], waste: [cardOf(3, 'clubs')] }))).toEqual({
      kind: 'redeal',
    });
    expect(command('d', standing(fresh(), { stock: [], waste: [] }))).toEqual({ kind: 'draw' });
    expect(command('w5')).toEqual(carried('w', 'c5'));
    expect(command('wf', standing(fresh(), { waste: [cardOf(3, 'diamonds')] }))).toEqual(carried('w', 'fd'));
    expect(command('7f')).toEqual(carried('c7', 'fd'));
    expect(command('fs5')).toEqual(carried('fs', 'c5'));
    expect(command('35:4')).toEqual(carried('c3', 'c5', 4));
  });

  test('help, quit, new, save, nothing', () => {
    for (const word of ['h', '?', 'HELP']) expect(typed(word)).toEqual({ kind: 'help' });
    for (const word of ['q', 'quit']) expect(typed(word)).toEqual({ kind: 'quit' });
    expect(typed('n')).toEqual({ kind: 'new' });
    expect(typed('new RU1-C-AAAAABB')).toEqual({ kind: 'new', code: 'RU1-C-AAAAABB' });
    expect(typed('save My Games/a.json')).toEqual({ kind: 'save', path: 'My Games/a.json' });
    expect(typed('save')).toBe('save wants the name of a file behind it.');
    expect(typed('   ')).toEqual({ kind: 'nothing' });
  });

  test('what is no move is told what there is', () => {
    expect(typed('9f')).toBe('There is no column 9; expected 1 to 7.');
    expect(typed('38')).toBe('There is no column 8; expected 1 to 7.');
    expect(typed('jump')).toMatch(/^"jump" is no move; expected one such as 35/);
    expect(typed('c3-q')).toBe(
      '"c3-q", character 4: found "q", expected a pile: c1 to c7, fs, fh, fd, fc, w or s.',
    );
    expect(typed('c3-c5:1')).toMatch(/character 7: found "1", expected a number of cards/);
  });

  test('35 carries the group that fits; where several do, the player must say which', () => {
    const columns = (target: number) =>
      fresh(yukon).session.standing.position.columns.map((column, at) => {
        if (at === 2)
          return {
            down: 1,
            cards: [
              cardOf(9, 'spades'),
              cardOf(6, 'hearts'),
              cardOf(2, 'clubs'),
              cardOf(6, 'diamonds'),
              cardOf(1, 'clubs'),
            ],
          };
        return at === 4 ? { down: 0, cards: [cardOf(target as 7, 'spades')] } : column;
      });
    const two = standing(fresh(yukon), { columns: columns(7) });
    expect(command('35', two)).toBe('Several groups fit: c3-c5:2, c3-c5:4; type the one that you mean.');
    expect(command('35', standing(two, { columns: columns(3) }))).toEqual(carried('c3', 'c5', 3));
    // 9S lies face down and would be one lower than a ten: what is refused must not tell.
    expect(command('35', standing(two, { columns: columns(10) }))).toEqual(carried('c3', 'c5', 1));
  });
});

describe('turns', () => {
  const take = (table: Table, line: string, now = 0) => takeTurn(table, line, now, cardText);
  const after = (table: Table, ...lines: readonly string[]): Table =>
    lines.reduce((at, line, n) => {
      const turn = take(at, line, n * 1000);
      expect(turn, line).toMatchObject({ ok: true });
      return turn.ok ? turn.value.table : at;
    }, table);

  test('time runs from the first move, not from a refused one', () => {
    const refused = take(tableOf(fresh()), 'c1-c2', 5000);
    expect(refused.ok).toBe(false);
    const first = take(tableOf(fresh()), 'd', 7000);
    expect(first.ok && first.value.table.playing.clock).toEqual({ played: 0, since: 7000 });
    const later = first.ok ? take(first.value.table, 'd', 9000) : first;
    expect(later.ok && recordOf(later.value.table.playing.session).t).toEqual([0, 2000]);
  });

  test('a game that has begun is given up only when that is asked twice in a row', () => {
    const begun = after(tableOf(fresh()), 'd');
    expect(take(tableOf(fresh()), 'q')).toMatchObject({ value: { next: 'quit' } });
    const asked = after(begun, 'q');
    expect(asked.asked).toBe('quit');
    expect(take(asked, 'q')).toMatchObject({ value: { next: 'quit' } });
    expect(after(asked, 'd').asked).toBeUndefined();
    const other = after(begun, 'n RU1-C-AAAAABB', 'n RU1-C-AAAAABB');
    expect(other.playing.session.code).toMatchObject({ game: { letters: 'RU' }, deal: { number: 27 } });
    expect(take(begun, 'n nonsense')).toMatchObject({ ok: false });
  });

  test('a record is written after every action, and is whole', () => {
    const folder = mkdtempSync(join(tmpdir(), 'geduld-'));
    const path = join(folder, 'game.json');
    const table = tableOf(fresh(), path);
    const lines = ['d', 'd', 'u'];
    let at = table;
    for (const [n, line] of lines.entries()) {
      at = after(at, line);
      const record = parseRecord(readFileSync(path, 'utf8'));
      expect(record.ok && record.value.moves.length).toBe(n + 1);
      expect(record.ok && verify(record.value).ok).toBe(true);
    }
    expect(readdirSync(folder)).toEqual(['game.json']);
  });

  test('save writes over nothing but what it has written itself', () => {
    const folder = mkdtempSync(join(tmpdir(), 'geduld-'));
    const mine = join(folder, 'mine.json');
    const theirs = join(folder, 'theirs.txt');
    writeFileSync(theirs, 'a letter');
    const saved = after(tableOf(fresh()), 'd', `save ${mine}`, 'd', `save ${mine}`);
    expect(parseRecord(readFileSync(mine, 'utf8'))).toMatchObject({ value: { moveCount: 2 } });
    expect(take(saved, `save ${theirs}`)).toMatchObject({ ok: false });
    expect(readFileSync(theirs, 'utf8')).toBe('a letter');
    expect(take(saved, `save ${folder}`)).toMatchObject({ ok: false });
    expect(take(saved, `save ${join(folder, 'no', 'x')}`)).toMatchObject({ ok: false });
    expect(mayWrite('/dev/null', false)).toMatchObject({ ok: false, error: { exit: 3 } });
  });

  test('a link is followed, not replaced', () => {
    const folder = mkdtempSync(join(tmpdir(), 'geduld-'));
    writeFileSync(join(folder, 'real.json'), '');
    symlinkSync(join(folder, 'real.json'), join(folder, 'link.json'));
    expect(writeRecord(join(folder, 'link.json'), fresh().session)).toMatchObject({ ok: true });
    expect(readFileSync(join(folder, 'real.json'), 'utf8')).toMatch(/^\{"v":1/);
  });

  test('a finish is offered, done and undone in one step, and a win is told with its bonus', () => {
    const queen = { cards: [cardOf(12, 'spades')], down: 0 };
    const king = { cards: [cardOf(13, 'spades')], down: 0 };
    const none = { cards: [], down: 0 };
    const columns = [king, queen, none, none, none, none, none];
    const ready = standing(fresh(), { columns, foundations: [11, 13, 13, 13], stock: [], waste: [] });
    expect(newsOf(ready, 0)).toBe('Every card lies open: f sends them all home.');
    const won = after(tableOf(ready), 'f');
    expect(newsOf(won.playing, 99_000)).toBe('Won in 2 moves and 0:00: score 20 + 23333 for time = 23353.');
    const back = after(won, 'u');
    expect(back.playing.session.standing).toEqual(ready.session.standing);
    expect(take(tableOf(fresh()), 'f')).toMatchObject({ ok: false });
  });

  test('random codes differ', () => {
    const numbers = Array.from({ length: 20 }, () => JSON.stringify(randomCode(klondike).deal));
    expect(new Set(numbers).size).toBe(20);
  });
});
