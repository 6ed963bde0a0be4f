import { expect, test } from 'vitest';
import { CHOICES, DEFAULT_SETTINGS, readSettings, SWITCHES } from './settings.ts';

test('a new player has the first of every choice', () => {
  expect(DEFAULT_SETTINGS).toMatchObject({
    speed: 'normal',
    placementHelp: true,
    autoPlace: false,
    game: 'KL1-D1N',
  });
  expect(readSettings([])).toEqual(DEFAULT_SETTINGS);
});

test('what is stored is read; what does not fit costs only itself', () => {
  const read = readSettings([
    ['speed', 'calm'],
    ['theme', 'purple'],
    ['hideTime', true],
    ['hideScore', 'yes'],
    ['game', 'RU1-R'],
    ['of a later version', 1],
  ]);
  expect(read).toEqual({ ...DEFAULT_SETTINGS, speed: 'calm', hideTime: true, game: 'RU1-R' });
});

test('no name is both a choice and a switch', () => {
  expect(Object.keys(CHOICES).filter((name) => Object.hasOwn(SWITCHES, name))).toEqual([]);
});
