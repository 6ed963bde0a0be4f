import { deal, play } from '@geduld/core';
import { gameOf } from '@geduld/games';
import { orderOf, parseEntry, shortCode } from '@geduld/notation';
import { expect, test } from 'vitest';
import { stopsOf } from './announce.ts';
import { measure } from './geometry.ts';
import { hitAt } from './hit.ts';
import { sceneOf } from './scene.ts';

test('players-want 12: every pixel of a card that shows picks up that card, however narrow the strip', () => {
  const game = gameOf('RU', 'C');
  if (!game) throw new Error('no Russian');
  let position = deal(game.spec, orderOf(shortCode(game, 6987)));
  // Eight moves that gather 30 open cards in column 4.
  for (const text of 'c3-c4:5 c6-c4 c7-c4:5 c5-c4:2 c6-c4:2 c2-c4:5 c5-c6:3 c6-c4:5'.split(' ')) {
    const move = parseEntry(text);
    if (!move.ok || move.value.kind !== 'carry') throw new Error(text);
    const played = play(game.spec, position, move.value);
    if (!played.ok) throw new Error(`${text}: ${played.error.why}`);
    position = played.value.position;
  }
  for (const size of [
    { width: 320, height: 460 },
    { width: 1440, height: 790 },
  ]) {
    const settings = { stockSide: 'auto', largePrint: false, faces: 'auto' } as const;
    const scene = sceneOf(game.spec, position, false, measure(game.spec, size, settings));
    const stops = stopsOf(scene).filter(({ pile, count }) => pile === 'c4' && count > 0);
    expect(stops.length).toBe(30);
    for (const stop of stops)
      for (const y of [stop.y, stop.y + stop.height / 2, stop.y + stop.height - 1])
        expect(hitAt(scene, { x: stop.x + stop.width / 2, y })).toMatchObject({
          kind: 'group',
          group: { pile: 'c4', count: stop.count },
        });
  }
});
