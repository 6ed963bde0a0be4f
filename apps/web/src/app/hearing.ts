import type { Settings } from '../settings/settings.ts';
import type { Heard } from '../sound/cues.ts';

/** Sound and vibration; nothing of them is fetched while both are off. */
export const createHearing =
  (settings: () => Settings) =>
  (heard: Heard): void => {
    const now = settings();
    if (now.sounds || now.vibration)
      import('../sound/hear.ts').then(({ hear }) => hear(heard, now)).catch(() => undefined);
  };
