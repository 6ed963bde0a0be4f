import { pointsOf, type ScoreRule, timeBonus } from '@geduld/core';
import { allGames, GAME_LETTERS } from '@geduld/games';
import { describe, expect, test } from 'vitest';
import { BONUS_SECONDS, eventOf, passTable, scoredGames, scoreTable } from './scoreTable.ts';

/** The table as a player reads it: event → points in each column, 0 where a scoring has no line. */
const read = (games: Parameters<typeof scoreTable>[0]) =>
  Object.fromEntries(
    scoreTable(games).rows.map(({ event, cells }) => [event, cells.map((cell) => cell?.points ?? 0)]),
  );

describe('H1: the score table of the rules', () => {
  test('H1, K7, K9: Klondike, for draw 1, draw 3 and Vegas', () => {
    expect(read(scoredGames('KL'))).toEqual({
      'waste-column': [5, 5, 0],
      'waste-foundation': [10, 10, 5],
      'column-foundation': [10, 10, 5],
      turnedUp: [5, 5, 0],
      'foundation-column': [-15, -15, -5],
      redealt: [-100, -20, 0],
    });
    const { rows, columns } = scoreTable(scoredGames('KL'));
    expect(rows.find(({ event }) => event === 'redealt')?.cells[1]?.free).toBe(2);
    expect(columns.map(({ rule }) => [rule.start, rule.floor])).toEqual([
      [0, 0],
      [0, 0],
      [-52, 'none'],
    ]);
  });
  test('H1, T5, R7, Y1: the other games', () => {
    expect(read(scoredGames('TF'))).toMatchObject({ redealt: [-100], 'foundation-column': [0] });
    for (const letters of ['RU', 'YU'] as const)
      expect(read(scoredGames(letters))).toEqual({
        'column-foundation': [10],
        turnedUp: [5],
        'foundation-column': [0],
        'column-column': [0],
      });
  });

  test('H1: a rule that changes changes the table, in its own line alone', () => {
    const [game] = scoredGames('KL');
    if (!game) throw new Error('Klondike is scored');
    const changed: ScoreRule = {
      ...game.scoring,
      rows: game.scoring.rows.map((row) => (row.kind === 'turnedUp' ? { ...row, points: 7 } : row)),
    };
    const { turnedUp: before, ...others } = read([game]);
    const { turnedUp: after, ...othersAfter } = read([{ ...game, scoring: changed }]);
    expect([before, after]).toEqual([[5], [7]]);
    expect(othersAfter).toEqual(others);
  });

  test('H1: every line says what the rule pays', () => {
    for (const { scoring, options } of allGames()) {
      const { rows } = scoreTable([{ scoring, options }]);
      expect(rows).toHaveLength(scoring.rows.length);
      for (const row of scoring.rows) {
        const shown = rows.find(({ event }) => event === eventOf(row))?.cells[0];
        expect(shown?.points).toBe(row.points);
        if (row.kind === 'redealt') {
          const paid = (nth: number) => pointsOf(scoring, { kind: 'redealt', nth, count: 1 });
          expect([paid(row.free), paid(row.free + 1)]).toEqual([0, shown?.points]);
          expect(shown?.free).toBe(row.free);
        }
      }
    }
  });

  test('H1: every scoring of the catalogue is in the table of its family', () => {
    for (const letters of GAME_LETTERS) {
      const shown = new Set(scoredGames(letters).map(({ scoring }) => scoring.id));
      const all = allGames().filter((game) => game.letters === letters);
      expect(new Set(all.map(({ scoring }) => scoring.id))).toEqual(shown);
    }
  });

  test('H1, K8: the bonus is shown where it is most, where it is last, and where it is none', () => {
    expect(BONUS_SECONDS.map(timeBonus)).toEqual([23_333, 11_666, 5_833, 2_916, 1_166, 0]);
  });

  test('H1, K5: passes by scoring and draw', () => {
    expect(passTable('KL').map(({ passes }) => passes)).toEqual([
      ['unlimited', 'unlimited'],
      [1, 3],
      [3, 3],
    ]);
    expect(passTable('RU')).toEqual([]);
  });
});
