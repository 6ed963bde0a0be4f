import type { TSchema } from 'typebox';
import { ABOUT } from './about.ts';
import { AROUND_QUERY, BOARD, BOARD_PATH, BOARD_QUERY } from './boards.ts';
import { bytesText, DEVICE, record } from './fields.ts';
import {
  CEREMONY,
  ERASED,
  EXPORTED,
  JOIN,
  ME,
  PASSKEY_MADE,
  PASSKEY_USED,
  RECOVERY,
  RECOVERY_CODES,
  RENAME,
} from './people.ts';
import { PUBLISHED, RECEIPT, SUBMISSION, TICKET, TICKET_WISH } from './results.ts';
import { SYNC, SYNCED } from './sync.ts';

/** One route: checks, types and the description for others are all made from it. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Under `BASE`; `:name` is a parameter. */
  readonly path: string;
  /**
   * Who may ask. `device`: a signed request of a device that is known. `key`: signed by the key in the body, which is how a
   * device joins. `maybe`: signed or not; signed, the answer knows who asks. `anybody`: not signed.
   */
  readonly by: 'anybody' | 'maybe' | 'key' | 'device';
  /** What it does, in a sentence. */
  readonly does: string;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  readonly answer: TSchema;
}

/** Where the routes begin. */
export const BASE = '/api/v1';

const DEVICE_PATH = record({ device: DEVICE });
const PASSKEY_PATH = record({ passkey: bytesText(1, 400) });
const RESULT_PATH = record({ result: bytesText(22, 22) });

/** Every route there is. */
export const ROUTES = {
  about: {
    method: 'GET',
    path: '/about',
    by: 'anybody',
    does: 'Says what this server is, and its clock.',
    answer: ABOUT,
  },
  join: {
    method: 'POST',
    path: '/devices',
    by: 'key',
    does: 'Makes a device known. Done again with the same key, it changes nothing.',
    body: JOIN,
    answer: ME,
  },
  me: { method: 'GET', path: '/me', by: 'device', does: 'Says who the device is.', answer: ME },
  rename: {
    method: 'PATCH',
    path: '/me',
    by: 'device',
    does: 'Gives or takes away the shown name.',
    body: RENAME,
    answer: ME,
  },
  erase: {
    method: 'DELETE',
    path: '/me',
    by: 'device',
    does: 'Erases the person: results, places on boards, sync, devices, passkeys.',
    answer: ERASED,
  },
  exportMe: {
    method: 'GET',
    path: '/me/export',
    by: 'device',
    does: 'Hands over all that the server holds of the person.',
    answer: EXPORTED,
  },
  signOut: {
    method: 'DELETE',
    path: '/me/devices/:device',
    by: 'device',
    does: 'Signs one device of the person out.',
    params: DEVICE_PATH,
    answer: ME,
  },
  signOutOthers: {
    method: 'DELETE',
    path: '/me/devices',
    by: 'device',
    does: 'Signs out every device of the person but the one that asks.',
    answer: ME,
  },
  passkeyChallenge: {
    method: 'POST',
    path: '/me/passkeys/challenge',
    by: 'device',
    does: 'Begins to add a passkey.',
    answer: CEREMONY,
  },
  addPasskey: {
    method: 'POST',
    path: '/me/passkeys',
    by: 'device',
    does: 'Adds the passkey that the browser made.',
    body: PASSKEY_MADE,
    answer: ME,
  },
  removePasskey: {
    method: 'DELETE',
    path: '/me/passkeys/:passkey',
    by: 'device',
    does: 'Takes a passkey away.',
    params: PASSKEY_PATH,
    answer: ME,
  },
  recoveryCodes: {
    method: 'POST',
    path: '/me/recovery-codes',
    by: 'device',
    does: 'Makes new recovery codes; those before hold no more.',
    answer: RECOVERY_CODES,
  },
  signInChallenge: {
    method: 'POST',
    path: '/sign-in/challenge',
    by: 'device',
    does: 'Begins to sign in by passkey.',
    answer: CEREMONY,
  },
  signIn: {
    method: 'POST',
    path: '/sign-in',
    by: 'device',
    does: 'Makes the device one of the passkey’s person; what it had of its own goes there too.',
    body: PASSKEY_USED,
    answer: ME,
  },
  recover: {
    method: 'POST',
    path: '/sign-in/recovery',
    by: 'device',
    does: 'The same by a recovery code, which is used up.',
    body: RECOVERY,
    answer: ME,
  },
  ticket: {
    method: 'POST',
    path: '/tickets',
    by: 'device',
    does: 'Signs that a deal began now.',
    body: TICKET_WISH,
    answer: TICKET,
  },
  submit: {
    method: 'POST',
    path: '/results',
    by: 'device',
    does: 'Verifies a won game and ranks it. Sent in again, it counts once.',
    body: SUBMISSION,
    answer: RECEIPT,
  },
  published: {
    method: 'GET',
    path: '/results/:result',
    by: 'anybody',
    does: 'The record of a ranked game, for anybody to verify.',
    params: RESULT_PATH,
    answer: PUBLISHED,
  },
  board: {
    method: 'GET',
    path: '/boards/:game/:board',
    by: 'maybe',
    does: 'A page of a board.',
    params: BOARD_PATH,
    query: BOARD_QUERY,
    answer: BOARD,
  },
  around: {
    method: 'GET',
    path: '/boards/:game/:board/around',
    by: 'device',
    does: 'The places around the one who asks.',
    params: BOARD_PATH,
    query: AROUND_QUERY,
    answer: BOARD,
  },
  sync: {
    method: 'POST',
    path: '/sync',
    by: 'device',
    does: 'Takes states of the device and tells those of the person’s others.',
    body: SYNC,
    answer: SYNCED,
  },
} as const satisfies Readonly<Record<string, Route>>;
export type RouteName = keyof typeof ROUTES;
