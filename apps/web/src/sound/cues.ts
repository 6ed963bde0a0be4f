import { assertNever, type Effect, isFoundation } from '@geduld/core';
import type { Happening } from '../game/table.ts';

/** The noises of the table. */
export type Noise = 'lift' | 'put' | 'turn' | 'draw' | 'redeal' | 'refused' | 'home' | 'win';

/** Something to be heard: what happened at the table, or a group that was lifted by dragging. */
export type Heard = Happening | { readonly kind: 'lifted' };

/** A noise, and after how many milliseconds it begins. */
export interface Cue {
  readonly noise: Noise;
  readonly after: number;
}

/** Between the cards of a finish, and what follows the card that moved, in milliseconds. */
const STEP = 75;
const FOLLOWS = 110;
/** More cards one after the other would be a rattle. */
const MOST = 16;

/** What is heard of something: read from what happened, never from two positions. */
export const cuesOf = (heard: Heard): readonly Cue[] => {
  switch (heard.kind) {
    case 'moved':
    case 'redone':
      return effectCues(heard.step.effects);
    case 'undone':
      return [{ noise: 'put', after: 0 }];
    case 'dealt':
      return [{ noise: 'redeal', after: 0 }];
    case 'lifted':
    case 'selected':
      return [{ noise: 'lift', after: 0 }];
    case 'refused':
      return [{ noise: 'refused', after: 0 }];
    case 'won':
      return [{ noise: 'win', after: FOLLOWS }];
    case 'dropped':
    case 'opened':
      return [];
    default:
      return assertNever(heard);
  }
};

const effectCues = (effects: readonly Effect[]): readonly Cue[] => {
  const carries = effects.filter((effect) => effect.kind === 'carried').length;
  if (carries > 1)
    return Array.from({ length: Math.min(carries, MOST) }, (_, nth) => ({
      noise: 'home',
      after: nth * STEP,
    }));
  return effects.map((effect, nth) => ({ noise: noiseOf(effect), after: nth * FOLLOWS }));
};

const noiseOf = (effect: Effect): Noise => {
  switch (effect.kind) {
    case 'carried':
      return isFoundation(effect.to) ? 'home' : 'put';
    case 'turnedUp':
      return 'turn';
    case 'drew':
      return 'draw';
    case 'redealt':
      return 'redeal';
    default:
      return assertNever(effect);
  }
};

/** The same noise twice within this time would be one louder noise, or a buzz; in milliseconds. */
const APART = 40;

/** Leaves out a noise that would begin with or right after another of its kind. `now` in milliseconds. */
export const createSpacing = () => {
  const latest = new Map<Noise, number>();
  return (cues: readonly Cue[], now: number): readonly Cue[] =>
    cues.filter(({ noise, after }) => {
      const begins = now + after;
      if (Math.abs(begins - (latest.get(noise) ?? Number.NEGATIVE_INFINITY)) < APART) return false;
      latest.set(noise, begins);
      return true;
    });
};
