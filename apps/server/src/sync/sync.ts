import { ok, type Result } from '@geduld/core';
import { MOST_KEPT, MOST_LETTERS, type State } from '@geduld/protocol';
import type { Asker, Handler } from '../http/handlers.ts';
import { type Refused, refused } from '../http/problems.ts';
import type { Tx } from '../store/store.ts';
import { told } from './told.ts';

/** Names a thing within one device's states. */
const thingOf = ({ kind, key }: Pick<State, 'kind' | 'key'> | { kind: string; key: string }): string =>
  `${kind} ${key}`;

/** How long each state is that the device has said of these things before. */
const sizesBefore = async (
  tx: Tx,
  { person, device }: Asker,
  states: readonly State[],
): Promise<ReadonlyMap<string, number>> => {
  const rows = await tx
    .selectFrom('state')
    .select(['kind', 'key', (of) => of.fn<number>('length', ['body']).as('size')])
    .where('person', '=', person)
    .where('device', '=', device)
    .where(
      'key',
      'in',
      states.map(({ key }) => key),
    )
    .execute();
  return new Map(rows.map((row) => [thingOf(row), row.size]));
};

/** Those that say something new. Only what is as long as before can be the same, so that little is read for it. */
const newOnes = async (
  tx: Tx,
  { person, device }: Asker,
  states: readonly State[],
  before: ReadonlyMap<string, number>,
): Promise<readonly State[]> => {
  const perhaps = states.filter((state) => before.get(thingOf(state)) === lettersOf(state));
  if (perhaps.length === 0) return states;
  const rows = await tx
    .selectFrom('state')
    .select(['kind', 'key', 'body'])
    .where('person', '=', person)
    .where('device', '=', device)
    .where((where) =>
      where.or(perhaps.map(({ kind, key }) => where('kind', '=', kind).and(where('key', '=', key)))),
    )
    .execute();
  const same = new Map(rows.map((row) => [thingOf(row), row.body]));
  return states.filter((state) => same.get(thingOf(state)) !== state.body);
};

/** As both stores count: code points. */
const lettersOf = ({ body }: State): number => {
  let letters = 0;
  for (let at = 0; at < body.length; at++) {
    letters++;
    if ((body.codePointAt(at) ?? 0) > 0xffff) at++;
  }
  return letters;
};

/** Takes what a device says: each thing once, the last word of it; what it said before of the same things is replaced. */
const takeStates = async (
  tx: Tx,
  asker: Asker,
  said: readonly State[],
  now: number,
): Promise<Result<undefined, Refused>> => {
  const states = [...new Map(said.map((state) => [thingOf(state), state])).values()];
  const before = await sizesBefore(tx, asker, states);
  const fresh = await newOnes(tx, asker, states, before);
  if (fresh.length === 0) return ok(undefined);
  const { person, device } = asker;
  const row = await tx
    .selectFrom('person')
    .select(['numbered', 'kept', 'letters'])
    .where('id', '=', person)
    .executeTakeFirstOrThrow();
  const kept = row.kept + fresh.filter((state) => !before.has(thingOf(state))).length;
  const letters = fresh.reduce(
    (sum, state) => sum + lettersOf(state) - (before.get(thingOf(state)) ?? 0),
    row.letters,
  );
  if (kept > MOST_KEPT || letters > MOST_LETTERS)
    return refused('full', 'More than one person may keep here.', {
      place: 'states',
      found: `${kept} states of ${letters} letters`,
      expected: `${MOST_KEPT} states of ${MOST_LETTERS} letters at most`,
    });
  await tx
    .insertInto('state')
    .values(
      fresh.map((state, at) => ({ ...state, person, device, number: row.numbered + at + 1, heard: now })),
    )
    .onConflict((same) =>
      same.columns(['person', 'kind', 'key', 'device']).doUpdateSet((set) => ({
        number: set.ref('excluded.number'),
        body: set.ref('excluded.body'),
        heard: set.ref('excluded.heard'),
      })),
    )
    .execute();
  await tx
    .updateTable('person')
    .set({ numbered: row.numbered + fresh.length, kept, letters })
    .where('id', '=', person)
    .execute();
  return ok(undefined);
};

/** Takes states of the device and tells those of the person's others. Said again, nothing changes. */
export const sync: Handler<'sync'> = async ({ store, asker, body, now, write }) => {
  if (body.states.length === 0) return ok(await told(store.read, asker, body.after));
  return write(async (tx, sender) => {
    const taken = await takeStates(tx, sender, body.states, now);
    return taken.ok ? ok(await told(tx, sender, body.after)) : taken;
  });
};
