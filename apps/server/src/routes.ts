import { about } from './about.ts';
import { around, board } from './boards/board.ts';
import type { Handlers } from './http/handlers.ts';
import { join, me } from './people/devices.ts';
import { erase } from './people/erase.ts';
import { exportMe } from './people/exportMe.ts';
import { rename } from './people/names.ts';
import { addPasskey, passkeyChallenge, removePasskey } from './people/passkeys.ts';
import { recoveryCodes } from './people/recovery.ts';
import { recover, signIn, signInChallenge } from './people/signIn.ts';
import { signOut, signOutOthers } from './people/signOut.ts';
import { published } from './results/published.ts';
import { submit } from './results/submit.ts';
import { ticket } from './results/tickets.ts';
import { sync } from './sync/sync.ts';

/** What every route does. */
export const handlers: Handlers = {
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
  signInChallenge,
  signIn,
  recover,
  erase,
  exportMe,
  sync,
  ticket,
  submit,
  published,
  board,
  around,
};
