import type { Settings } from '../settings/settings.ts';
import { createSpacing, cuesOf, type Heard } from './cues.ts';
import { createSpeaker, type Speaker } from './speaker.ts';

const VOLUME: Readonly<Record<Settings['volume'], number>> = { soft: 0.3, medium: 0.6, full: 1 };
/** How long the hand feels that a move was refused, in milliseconds. */
const SHAKE = 12;

let speaker: Speaker | undefined;
const spaced = createSpacing();

/** Lets something be heard and felt, as far as the player wants it; never while the page is hidden. */
export const hear = (heard: Heard, { sounds, volume, vibration }: Settings): void => {
  if (document.hidden) return;
  if (vibration && heard.kind === 'refused') navigator.vibrate?.(SHAKE);
  if (!sounds) return;
  speaker ??= createSpeaker();
  for (const { noise, after } of spaced(cuesOf(heard), performance.now()))
    speaker.play(noise, after, VOLUME[volume]);
};
