import { expect, test } from 'vitest';
import { ALL_PRUNINGS, NO_PRUNINGS } from './prunings.ts';
import { disagreements } from './testing/agreement.ts';

test.each([
  { building: 'sameSuit', games: 1500 },
  { building: 'alternateColor', games: 1000 },
  { building: 'anySuit', games: 600 },
] as const)(
  'small games, $building: the engine says what all full positions say, on many',
  ({ building, games }) => {
    const { found, asked, wins } = disagreements(building, 90_210, games, [ALL_PRUNINGS, NO_PRUNINGS], 3000);
    expect(found).toEqual([]);
    expect(asked).toBe(games * 48);
    expect(wins).toBeGreaterThan(1000);
    expect(asked - wins).toBeGreaterThan(1000);
  },
);
