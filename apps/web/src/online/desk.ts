import { err, type Result } from '@geduld/core';
import type { About, Me, Receipt } from '@geduld/protocol';
import { createRoot, createSignal } from 'solid-js';
import type { App } from '../app/app.ts';
import type { Database } from '../storage/database.ts';
import { type Ask, createAsk } from './ask.ts';
import type { OnlineFault } from './faults.ts';
import { canHaveKey, type DeviceKey, makeKey } from './key.ts';
import {
  changePerson,
  forgetMembership,
  type Membership,
  readMembership,
  writeMembership,
} from './membership.ts';
import { serverHere } from './presence.ts';
import { createRounds, type Rounds } from './rounds.ts';

/** Does the player take part? `none`: there is no server, or nothing can be stored or signed here. */
type Standing = 'none' | 'out' | Membership['state'];

/** All that the app does with the server of its page. */
export interface OnlineDesk extends Pick<Rounds, 'state' | 'run'> {
  readonly standing: () => Standing;
  readonly about: () => About | undefined;
  readonly ask: Ask;
  /** Who the device is, as the server last said. */
  readonly me: () => Me | undefined;
  readonly setMe: (me: Me) => void;
  readonly refresh: () => Promise<OnlineFault | undefined>;
  /** Takes part from now on, or goes on with it. */
  readonly join: (label: string) => Promise<Result<Me, OnlineFault>>;
  /** Sends nothing any more; what is there stays there. */
  readonly pause: () => Promise<void>;
  /** The device belongs to another person now: it was signed in. */
  readonly moved: (me: Me) => Promise<void>;
  /** Erases everything of the person there, and takes part no more. */
  readonly erase: () => Promise<OnlineFault | undefined>;
  /** So many rows were erased on this page; `undefined` before. */
  readonly erased: () => number | undefined;
  /** The receipt of a won game of this page, once it has come. */
  readonly receiptOf: (attempt: string) => Receipt | undefined;
}

const desks = new WeakMap<App, Promise<OnlineDesk>>();

/** The desk of an app; opened when it is first asked for. */
export const onlineDesk = (app: App): Promise<OnlineDesk> => {
  const open = desks.get(app) ?? createRoot(() => openDesk(app));
  desks.set(app, open);
  return open;
};

const openDesk = async (app: App): Promise<OnlineDesk> => {
  // Settles when the store is open, or known not to open.
  await app.store.named('meta');
  const database = (): Database | undefined => app.store.database();
  const first = database();
  let key: DeviceKey | undefined;
  const [membership, setMembership] = createSignal<Membership | undefined>(
    first && (await readMembership(first)),
  );
  key = membership()?.key;
  const [about, setAbout] = createSignal<About>();
  const [me, setMe] = createSignal<Me>();
  const [erased, setErased] = createSignal<number>();
  const ask = createAsk({
    origin: location.origin,
    fetch: (path, init) => fetch(path, init),
    now: Date.now,
    key: () => key,
  });
  const look = () => serverHere().then(setAbout);
  void look();
  const keep = async (db: Database, next: Membership) => {
    await writeMembership(db, next);
    setMembership(next);
  };
  const rounds = createRounds(app, ask, membership, setMembership);
  const standing = (): Standing => {
    const now = membership();
    if (now) return now.state;
    return about() && database() && canHaveKey() ? 'out' : 'none';
  };
  const refresh = async () => {
    const answer = await ask('me', {});
    if (answer.ok) {
      setMe(answer.value);
      return undefined;
    }
    if (answer.error.why === 'unknownDevice') await rounds.signedOut();
    return answer.error;
  };
  const desk: OnlineDesk = {
    standing,
    about: () => {
      if (about() === undefined) void look();
      return about();
    },
    ask,
    me,
    setMe,
    state: rounds.state,
    receiptOf: (attempt) => (rounds.receipt()?.attempt === attempt ? rounds.receipt() : undefined),
    run: rounds.run,
    refresh,
    join: async (label) => {
      const db = database();
      if (!db) return err({ why: 'answer' });
      const before = membership();
      const fresh = before && before.state !== 'signedOut' ? before.key : await makeKey();
      key = fresh;
      const joined = await ask('join', { body: { key: fresh.publicText, label } });
      if (!joined.ok) {
        key = before?.key;
        return err(joined.error);
      }
      const { person } = joined.value;
      // Who was signed out and comes again is another person: all is told once more.
      if (before?.person !== person) await forgetMembership(db, false);
      await keep(db, {
        key: fresh,
        person,
        heard: before?.person === person ? before.heard : 0,
        state: 'in',
      });
      setMe(joined.value);
      rounds.start();
      return joined;
    },
    pause: async () => {
      const db = database();
      const now = membership();
      if (db && now) await keep(db, { ...now, state: 'paused' });
    },
    moved: async (next) => {
      const db = database();
      const now = membership();
      if (!db || !now) return;
      setMembership(now.person === next.person ? now : await changePerson(db, now, next.person));
      setMe(next);
      void rounds.run();
    },
    erase: async () => {
      const answer = await ask('erase', {});
      // Erased already, by another device or by an answer that was lost: it is gone all the same.
      if (!answer.ok && answer.error.why !== 'unknownDevice') return answer.error;
      const db = database();
      setMembership(undefined);
      key = undefined;
      if (db) await forgetMembership(db, true);
      setErased(answer.ok ? Object.values(answer.value.rows).reduce((sum, rows) => sum + rows, 0) : 0);
      return undefined;
    },
    erased,
  };
  if (membership()?.state === 'in') rounds.start();
  return desk;
};
