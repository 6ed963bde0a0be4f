import { about } from './about.ts';
import type { Handlers } from './http/handlers.ts';
import { join, me } from './people/devices.ts';
import { rename } from './people/names.ts';
import { addPasskey, passkeyChallenge, removePasskey } from './people/passkeys.ts';
import { recoveryCodes } from './people/recovery.ts';
import { signOut, signOutOthers } from './people/signOut.ts';
import { sync } from './sync/sync.ts';

/** What every route does. */
export const handlers: Partial<Handlers> = {
  about,
  join,
  me,
  rename,
  signOut,
  signOutOthers,
  passkeyChallenge,
  addPasskey,
  removePasskey,
  recoveryCodes,
  sync,
};
