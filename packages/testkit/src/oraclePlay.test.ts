import { describe, expect, test } from 'vitest';
import {
  type OracleTable,
  oracleDeal,
  oracleGame,
  oracleKey,
  oracleMoves,
  oraclePack,
  oraclePlay,
  oracleTable,
} from './index.ts';
import { testChance, testShuffled } from './rng.ts';

const everyGame = [
  ['KL', 'D1N'],
  ['KL', 'D3N'],
  ['KL', 'D1V'],
  ['KL', 'D3V'],
  ['KL', 'D1NP2'],
  ['KL', 'D3NP3E'],
  ['TF', 'D1N'],
  ['TF', 'D3N'],
  ['RU', 'C'],
  ['RU', 'R'],
  ['YU', 'C'],
] as const;

const facesOf = (table: OracleTable) =>
  table.columns.map((column) => column.map(({ up }) => (up ? 'o' : '-')).join(''));

describe('the deal', () => {
  const inOrder = oraclePack(oracleGame('KL', 'D1N')).join(' ');

  test('K1, T1, R1, Y1: which cards lie open', () => {
    const klondike = oracleDeal(oracleGame('KL', 'D3N'), inOrder);
    expect(facesOf(klondike)).toEqual(['o', '-o', '--o', '---o', '----o', '-----o', '------o']);
    const thoughtful = oracleDeal(oracleGame('TF', 'D1N'), inOrder);
    expect(facesOf(thoughtful)).toEqual(['o', 'oo', 'ooo', 'oooo', 'ooooo', 'oooooo', 'ooooooo']);
    const yukon = ['o', '-ooooo', '--ooooo', '---ooooo', '----ooooo', '-----ooooo', '------ooooo'];
    expect(facesOf(oracleDeal(oracleGame('RU', 'C'), inOrder))).toEqual(yukon);
    expect(facesOf(oracleDeal(oracleGame('YU', 'C'), inOrder))).toEqual(yukon);
  });

  test('a deal as text: columns from the bottom, then the stock as it is drawn', () => {
    const game = oracleGame('KL', 'D1N');
    const table = oracleDeal(game, inOrder);
    expect(oracleKey(game, table)).toBe(
      'AS,2s 3S,4s 5s 6S,7s 8s 9s TS,js qs ks ah 2H,3h 4h 5h 6h 7h 8H,9h th jh qh kh ad 2D / s0 h0 d0 c0 / ' +
        '3D 4D 5D 6D 7D 8D 9D TD JD QD KD AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC /  / -',
    );
    expect(oracleDeal(game, inOrder.toLowerCase().replaceAll('t', '10'))).toEqual(table);
    expect(() => oracleDeal(game, inOrder.replace('KC', 'QC'))).toThrow('expected the cards');
  });

  test('C3: options that a game does not have', () => {
    for (const options of ['', 'D2N', 'D1', 'D1NP0', 'D1VP2', 'D1NEP3', 'C']) {
      expect(() => oracleGame('KL', options)).toThrow('has no options');
    }
    expect(() => oracleGame('TF', 'D1V')).toThrow('has no options');
    expect(() => oracleGame('RU', 'D1N')).toThrow('has no options');
    expect(() => oracleGame('YU', 'R')).toThrow('has no options');
  });
});

describe('what a move does', () => {
  test('G2: the bared face-down card turns up in the same move, whatever bared it', () => {
    const game = oracleGame('KL', 'D1N');
    const table = oracleTable(game, { columns: ['ks QH', 'KC', 'kh KD'] });
    const home = oraclePlay(game, table, 'c1-fh');
    expect(home.happenings).toEqual([
      { kind: 'carried', from: 'c1', to: 'fh', cards: ['QH'] },
      { kind: 'turnedUp', pile: 'c1', card: 'KS' },
    ]);
    expect(facesOf(home.table)).toEqual(['o', 'o', '-o']);
    const moved = oraclePlay(game, table, 'c1-c2');
    expect(moved.table.columns[0]).toEqual([{ card: 'KS', up: true }]);
    expect(moved.table.columns[1]?.map(({ card }) => card)).toEqual(['KC', 'QH']);
  });

  test('G2: nothing turns up under an open card or in a column that is left empty', () => {
    const game = oracleGame('KL', 'D1N');
    const table = oracleTable(game, { columns: ['KS QH', 'KC', '', 'KH'] });
    expect(oraclePlay(game, table, 'c1-c2').happenings).toHaveLength(1);
    expect(oraclePlay(game, table, 'c2-c3').happenings).toHaveLength(1);
  });

  test.each([
    ['D3N', '9H TH JH QH', '9H TH JH', 'QH'],
    ['D3N', 'TH JH QH', 'TH JH QH', ''],
    ['D3N', 'JH QH', 'JH QH', ''],
    ['D3N', 'QH', 'QH', ''],
    ['D1N', 'JH QH', 'JH', 'QH'],
  ])('K4: a draw in %s from the stock %s turns %s', (options, stock, drawn, left) => {
    const game = oracleGame('KL', options);
    const table = oracleTable(game, { columns: ['KS'], stock, waste: 'KH' });
    const played = oraclePlay(game, table, 'draw');
    expect(played.table.waste.join(' ')).toBe(`KH ${drawn}`);
    expect(played.table.stock.join(' ')).toBe(left);
    expect(played.happenings).toEqual([{ kind: 'drew', cards: drawn.split(' ') }]);
  });

  test('K5, T4: a redeal keeps the order and is counted', () => {
    const game = oracleGame('TF', 'D3N');
    const table = oracleTable(game, { columns: ['KS'], waste: 'TH KH QH JH' });
    const played = oraclePlay(game, table, 'redeal');
    expect(played.table).toEqual({ ...table, stock: ['TH', 'KH', 'QH', 'JH'], waste: [], redeals: 1 });
    expect(played.happenings).toEqual([{ kind: 'redealt', nth: 1 }]);
  });

  test('K5: redeals tell positions apart only where passes are counted', () => {
    const sketch = { columns: ['KS'], waste: 'KH' };
    const key = (options: string, redeals: number) => {
      const game = oracleGame('KL', options);
      return oracleKey(game, oracleTable(game, { ...sketch, redeals }));
    };
    expect(key('D1N', 0)).toBe(key('D1N', 1));
    expect(key('D1NP3', 0)).not.toBe(key('D1NP3', 1));
  });

  test('T2: a run that was dealt moves at once in Thoughtful, and cannot in Klondike', () => {
    const front = '9D 8S 7H 2C 6H 5S'.split(' ');
    const rest = oraclePack(oracleGame('TF', 'D1N')).filter((card) => !front.includes(card));
    const deal = [...front, ...rest].join(' ');
    const thoughtful = oracleGame('TF', 'D1N');
    const moves = oracleMoves(thoughtful, oracleDeal(thoughtful, deal));
    expect(moves).toContain('c2-c1:2');
    // 2C 6H 5S is no run as a whole; 6H 5S is one, but its lowest card finds no black 7.
    expect(moves.filter((move) => move.startsWith('c3'))).toEqual([]);
    const played = oraclePlay(thoughtful, oracleDeal(thoughtful, deal), 'c2-c1:2');
    expect(played.table.columns[0]?.map(({ card }) => card)).toEqual(['9D', '8S', '7H']);
    const klondike = oracleGame('KL', 'D1N');
    expect(oracleMoves(klondike, oracleDeal(klondike, deal))).not.toContain('c2-c1:2');
  });

  test('G4: a move that is not legal is refused', () => {
    const game = oracleGame('KL', 'D1N');
    const table = oracleTable(game, { columns: ['KS', 'KH QH', ''] });
    for (const move of ['c2-c3', 'c2-c1:1', 'c1-c1', 'c9-c1', 'draw', 'redeal', 'w-c1', 'fh-fh', '']) {
      expect(() => oraclePlay(game, table, move)).toThrow('not a legal move');
    }
  });
});

test.each(everyGame)('G1: no card is lost or turned down in random play of %s %s', (name, options) => {
  const game = oracleGame(name, options);
  const pack = oraclePack(game);
  for (let seed = 1; seed <= 12; seed++) {
    const chance = testChance(seed);
    let table = oracleDeal(game, testShuffled(pack, chance).join(' '));
    for (let turn = 0; turn < 150; turn++) {
      const moves = oracleMoves(game, table);
      const move = moves[chance(moves.length)];
      if (move === undefined) break;
      table = oraclePlay(game, table, move).table;
      const inColumns = table.columns.flat().map(({ card }) => card);
      const cards = [
        ...inColumns,
        ...Object.values(table.foundations).flat(),
        ...table.stock,
        ...table.waste,
      ];
      expect(cards.toSorted()).toEqual(pack.toSorted());
      for (const faces of facesOf(table)) expect(faces).toMatch(/^(-*o+)?$/);
    }
  }
});
