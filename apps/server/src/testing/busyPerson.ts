import type { Ceremony } from '@geduld/protocol';
import type { Day } from '@geduld/session';
import type { FastifyInstance } from 'fastify';
import { utcDay } from '../day.ts';
import { makePasskey, type TestPasskey } from './authenticator.ts';
import { ask, joined, ORIGIN, type TestDevice } from './device.ts';
import { submissionOf, wonRecord } from './wins.ts';

/** Somebody who has done everything that there is to do, with what only they know. */
export interface BusyPerson {
  readonly device: TestDevice;
  readonly person: string;
  readonly tag: string;
  readonly passkey: TestPasskey;
  /** Of a sign-in that was begun. */
  readonly ceremony: Ceremony;
  readonly codes: readonly string[];
  /** Of a game that was dealt and not sent in, with its deal. */
  readonly ticket: string;
  readonly dealt: { readonly attempt: string; readonly code: string };
  readonly result: string;
  readonly attempt: string;
}

/** Makes one. `word` is the label of the device, and in every state. */
export const busyPerson = async (app: FastifyInstance, word: string, states = 40): Promise<BusyPerson> => {
  const device = await joined(app, word);
  const asked = async (name: Parameters<typeof ask>[1], body?: unknown) => {
    const answer = await ask(app, name, device, body === undefined ? {} : { body });
    if (answer.status !== 200) throw new Error(`${name} answered ${JSON.stringify(answer)}`);
    return answer.body;
  };
  await asked('rename', { name: 'Erika Ohnesorg' });
  const { codes } = await asked('recoveryCodes');
  const adding = await asked('passkeyChallenge');
  const passkey = makePasskey(adding, ORIGIN);
  await asked('addPasskey', { challenge: adding.challenge, answer: passkey.made, label: word });
  const dealt = { attempt: `dealt-${device.id.slice(0, 8)}`, code: wonRecord(4).code };
  const { ticket } = await asked('ticket', dealt);
  const submission = submissionOf(wonRecord(3), utcDay(Date.now()) as Day);
  const { result } = await asked('submit', submission);
  for (let at = 0; at < states; at++) {
    const body = `${word} ${'x'.repeat((at * 977) % 9000)}`;
    await asked('sync', { after: 0, states: [{ kind: 'bookmark', key: `${word}-${at}`, body }] });
  }
  const ceremony = await asked('signInChallenge');
  const { person, tag } = await asked('me');
  return {
    device,
    person,
    tag,
    passkey,
    ceremony,
    codes,
    ticket,
    dealt,
    result,
    attempt: submission.attempt,
  };
};
