import { describe, expect, test } from 'vitest';
import { oracleGame, oracleMoves, oraclePack, oracleTable } from './index.ts';

const has = (moves: readonly string[], ...wanted: string[]) =>
  expect(moves).toEqual(expect.arrayContaining(wanted));
const hasNone = (moves: readonly string[], ...unwanted: string[]) =>
  expect(moves.filter((move) => unwanted.includes(move))).toEqual([]);

describe('empty columns', () => {
  const columns = ['', 'qh KS', 'QD', 'KH', 'KD', '', ''];
  const kingMoves = ['c2-c1', 'c2-c6', 'c2-c7', 'c2-fs', 'c3-c2', 'c3-fd', 'c4-c1', 'c4-c6', 'c4-c7'];
  kingMoves.push('c5-c1', 'c5-c6', 'c5-c7', 'fc-c1', 'fc-c6', 'fc-c7', 'fs-c4', 'fs-c5');

  test('K3: a king fills a vacancy, also from another bottom or from its foundation, and nothing else does', () => {
    const game = oracleGame('KL', 'D1N');
    expect(oracleMoves(game, oracleTable(game, { columns }))).toEqual(kingMoves);
  });

  test('K3, C3: with E any card fills it, also one taken back', () => {
    const game = oracleGame('KL', 'D1NE');
    const more = ['c3-c1', 'c3-c6', 'c3-c7'];
    for (const pile of ['fd', 'fh', 'fs']) more.push(`${pile}-c1`, `${pile}-c6`, `${pile}-c7`);
    expect(oracleMoves(game, oracleTable(game, { columns }))).toEqual([...kingMoves, ...more].sort());
  });

  test('K3: with E a run moves to a vacancy whole or in part, a heap that is no run does not', () => {
    const game = oracleGame('KL', 'D1NE');
    const sketch = { columns: ['', 'KS QH', 'KC KD', 'KH'] };
    const moves = oracleMoves(game, oracleTable(game, sketch));
    has(moves, 'c2-c1', 'c2-c1:2', 'c3-c1');
    hasNone(moves, 'c3-c1:2');
  });

  test('R5: a king with anything on it fills a vacancy, another card not even to bare a face-down one', () => {
    const game = oracleGame('RU', 'R');
    const moves = oracleMoves(game, oracleTable(game, { columns: ['', 'kh KS QD', 'kc QS', 'KD QH'] }));
    has(moves, 'c2-c1:2', 'c4-c1:2');
    hasNone(moves, 'c3-c1', 'c2-c1', 'c4-c1');
  });
});

describe('building and groups', () => {
  const columns = ['KS', 'KH', 'KD', 'KC', 'QH', '', ''];
  test.each([
    ['KL', 'D1N', ['c5-c1', 'c5-c4']],
    ['TF', 'D3N', ['c5-c1', 'c5-c4']],
    ['YU', 'C', ['c5-c1', 'c5-c4']],
    ['RU', 'C', ['c5-c2']],
    ['RU', 'R', ['c5-c1', 'c5-c2', 'c5-c3', 'c5-c4']],
  ] as const)('K2, T2, Y1, R2: what the queen of hearts goes on in %s %s', (name, options, expected) => {
    const game = oracleGame(name, options);
    const moves = oracleMoves(game, oracleTable(game, { columns }));
    expect(moves.filter((move) => move.startsWith('c5-c'))).toEqual(expected);
  });

  test('K2: a group moves only as a run; R3: in any order, and only its lowest card must fit', () => {
    // On the jack of spades lie two hearts that do not follow it.
    const heap = { columns: ['QD', 'JS KH QH', 'KD', 'KS QS'] };
    const klondike = oracleGame('KL', 'D1N');
    hasNone(oracleMoves(klondike, oracleTable(klondike, heap)), 'c2-c1:3');
    const yukon = oracleGame('YU', 'C');
    has(oracleMoves(yukon, oracleTable(yukon, heap)), 'c2-c1:3', 'c4-c3');
  });

  test('R3: a group does not go onto its own end card, though that may be the one it would fit', () => {
    const game = oracleGame('RU', 'C');
    const table = oracleTable(game, { columns: ['QS KH KS', 'KC', 'KD'] });
    expect(oracleMoves(game, table).filter((move) => move.startsWith('c1'))).toEqual([]);
  });

  test('R2: nothing goes onto a face-down card', () => {
    const game = oracleGame('RU', 'C');
    const table = oracleTable(game, { columns: ['ks', 'QS'] });
    expect(oracleMoves(game, table)).toEqual(['c2-fs', 'fs-c2']);
  });

  test('K2: a run moves from any of its cards, but no card under a face-down one', () => {
    const game = oracleGame('KL', 'D1N');
    const table = oracleTable(game, { columns: ['qc KS QH', 'KD', 'KH QS', 'KC QD'] });
    const moves = oracleMoves(game, table);
    hasNone(moves, 'c1-c2:3', 'c1-c2');
    has(moves, 'c3-c2');
    has(oracleMoves(game, { ...table, columns: [...table.columns, []] }), 'c1-c5:2', 'c3-c5:2');
  });

  test.each([
    ['RU', 'C', 'QS', 'JC', ['c1-c3:20']],
    ['RU', 'R', 'QH', 'JD', ['c1-c3:20']],
    ['YU', 'C', 'QH', 'JD', ['c1-c2:21', 'c1-c3:20']],
  ] as const)(
    'R4, Y1: 20 cards may be lifted, 21 only in Yukon (%s %s)',
    (name, options, lowest, next, expected) => {
      const game = oracleGame(name, options);
      const others = oraclePack(game).filter((card) => ![lowest, next, 'KS', 'QC'].includes(card));
      const pile = [lowest, next, ...others.slice(0, 19)].join(' ');
      const table = oracleTable(game, { columns: [pile, 'KS', 'QC', others.slice(19).join(' ')] });
      const large = oracleMoves(game, table).filter((move) => /^c1-c[23]:2[01]$/.test(move));
      expect(large).toEqual(expected);
    },
  );

  test('R4, R5: the limit holds for a king and a vacancy too', () => {
    const game = oracleGame('RU', 'C');
    const others = oraclePack(game).filter((card) => card !== 'KS');
    const withOnTop = (count: number) => ({
      columns: [`as ${['KS', ...others.slice(1, count)].join(' ')}`, '', others.slice(count).join(' ')],
    });
    has(oracleMoves(game, oracleTable(game, withOnTop(20))), 'c1-c2:20');
    hasNone(oracleMoves(game, oracleTable(game, withOnTop(21))), 'c1-c2:21');
  });
});

describe('foundations', () => {
  test('G1: only the next rank of the suit goes home, from an end or the top of the waste', () => {
    const game = oracleGame('KL', 'D1N');
    const table = oracleTable(game, { columns: ['KH', 'KS QS'], stock: 'KC', waste: 'KD QD' });
    const homeward = oracleMoves(game, table).filter((move) => move.includes('-f'));
    expect(homeward).toEqual(['c1-fh', 'c2-fs', 'w-fd']);
  });

  test('K6, R6: the top card of a foundation is taken back where it fits, and only that one', () => {
    for (const game of [oracleGame('KL', 'D3N'), oracleGame('TF', 'D1N'), oracleGame('YU', 'C')]) {
      const table = oracleTable(game, { columns: ['KS', 'QH KH', 'KD', 'QC KC'] });
      const back = oracleMoves(game, table).filter((move) => move.startsWith('f'));
      expect(back).toEqual(['fd-c1', 'fd-c4', 'fs-c2', 'fs-c3']);
    }
    const russian = oracleGame('RU', 'C');
    const table = oracleTable(russian, { columns: ['KS', 'QH KH', 'KD', 'QC KC', ''] });
    expect(oracleMoves(russian, table).filter((move) => move.startsWith('f'))).toEqual(['fd-c3', 'fs-c1']);
  });

  test('G1: a won table has no moves', () => {
    const game = oracleGame('KL', 'D1NE');
    expect(oracleMoves(game, oracleTable(game, { columns: ['', '', '', '', '', '', ''] }))).toEqual([]);
  });
});

describe('the stock', () => {
  test.each([
    ['KL', 'D1N', 50, ['redeal']],
    ['KL', 'D3N', 50, ['redeal']],
    ['TF', 'D3N', 50, ['redeal']],
    ['KL', 'D1V', 0, []],
    ['KL', 'D3V', 1, ['redeal']],
    ['KL', 'D3V', 2, []],
    ['KL', 'D1NP1', 0, []],
    ['KL', 'D1NP3', 1, ['redeal']],
    ['KL', 'D1NP3', 2, []],
    ['KL', 'D3NP9E', 7, ['redeal']],
    ['KL', 'D3NP9E', 8, []],
  ] as const)('K5, T4: %s %s after %i redeals, with an empty stock', (name, options, redeals, expected) => {
    const game = oracleGame(name, options);
    const table = oracleTable(game, { columns: ['KS'], waste: 'KH QH', redeals });
    expect(oracleMoves(game, table).filter((move) => move === 'redeal')).toEqual(expected);
  });

  test('K5: no redeal while cards are left in the stock, nor of an empty waste', () => {
    const game = oracleGame('KL', 'D1N');
    expect(oracleMoves(game, oracleTable(game, { columns: ['KS'], stock: 'KD', waste: 'KH' }))).toContain(
      'draw',
    );
    expect(oracleMoves(game, oracleTable(game, { columns: ['KS'], stock: 'KD', waste: 'KH' }))).not.toContain(
      'redeal',
    );
    const bare = oracleMoves(game, oracleTable(game, { columns: ['KS', 'KC'] }));
    hasNone(bare, 'draw', 'redeal');
  });

  test('K4: only the top of the waste can be played', () => {
    const game = oracleGame('KL', 'D3N');
    const table = oracleTable(game, { columns: ['KS', 'KC'], waste: 'KH QH KD QD' });
    const played = oracleMoves(game, table).filter((move) => move.startsWith('w'));
    expect(played).toEqual(['w-c1', 'w-c2', 'w-fd']);
  });
});
