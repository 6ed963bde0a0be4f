import { ok } from '@geduld/core';
import type { Handler } from '../http/handlers.ts';
import { refused } from '../http/problems.ts';
import type { Tx } from '../store/store.ts';
import { tellMe } from './devices.ts';

/** Takes devices from their person, with what they had begun. What they told of games stays: it is the person's. */
export const dropDevices = async (tx: Tx, devices: readonly string[]): Promise<void> => {
  if (devices.length === 0) return;
  await tx.deleteFrom('challenge').where('device', 'in', devices).execute();
  await tx.deleteFrom('device').where('id', 'in', devices).execute();
};

/** Can the person come back without any device: by a passkey or a recovery code? */
const hasWayBack = async (tx: Tx, person: string): Promise<boolean> => {
  const passkey = await tx
    .selectFrom('passkey')
    .select('id')
    .where('person', '=', person)
    .limit(1)
    .executeTakeFirst();
  if (passkey) return true;
  const code = await tx
    .selectFrom('recovery')
    .select('hash')
    .where('person', '=', person)
    .limit(1)
    .executeTakeFirst();
  return code !== undefined;
};

/** Signs one device of the person out. The last one goes only where there is a way back: else erasing is what is meant. */
export const signOut: Handler<'signOut'> = ({ params, write }) =>
  write(async (tx, asker) => {
    const devices = await tx.selectFrom('device').select('id').where('person', '=', asker.person).execute();
    if (!devices.some(({ id }) => id === params.device))
      return refused('notFound', 'The person who asks has no such device.', { place: 'device' });
    if (devices.length === 1 && !(await hasWayBack(tx, asker.person)))
      return refused(
        'lastWay',
        'This is the last device, and there is no passkey and no recovery code: nobody could come back.',
      );
    const told = await tellMe(tx, asker);
    await dropDevices(tx, [params.device]);
    return params.device === asker.device && told.ok
      ? ok({ ...told.value, devices: told.value.devices.filter(({ device }) => device !== asker.device) })
      : tellMe(tx, asker);
  });

/** Signs every device of the person out but the one that asks. */
export const signOutOthers: Handler<'signOutOthers'> = ({ write }) =>
  write(async (tx, asker) => {
    const others = await tx
      .selectFrom('device')
      .select('id')
      .where('person', '=', asker.person)
      .where('id', '!=', asker.device)
      .execute();
    await dropDevices(
      tx,
      others.map(({ id }) => id),
    );
    return tellMe(tx, asker);
  });
