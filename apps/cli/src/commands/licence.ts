import { randomUUID } from 'node:crypto';
import { type LicenceClaims, readClaims } from '@geduld/session';
import { quoted } from '../args.ts';
import { command as commandOf } from '../command.ts';
import { isDeploymentName } from '../edition.ts';
import type { Io } from '../io.ts';
import { makeKey, readKey, signLicence } from '../licences.ts';
import { type Exit, wrongCall } from '../stop.ts';

const ACTIONS = ['new-key', 'public-key', 'issue'] as const;

/** `geduld licence`: keys and licences for those who run a deployment of the freemium edition. */
export const command = commandOf({
  name: 'licence',
  usage: [
    'licence new-key FILE',
    'licence public-key FILE',
    'licence issue FILE --for NAME --until DAY [--from DAY] [--id TEXT]',
  ],
  about: [
    'new-key makes a key pair in a new file and prints its public half, which `geduld edition`',
    'puts into the app; public-key prints it again. Keep the file: whoever has it can issue',
    'licences. issue signs a licence for the deployment NAME that holds from one day through',
    'another where the player is; the player pastes it in the app, which checks it offline.',
  ],
  words: { least: 2, most: 2, called: 'new-key, public-key or issue, and the file of the key' },
  options: {
    for: { type: 'value', value: 'NAME', about: 'the deployment, as `geduld edition` names it' },
    until: { type: 'value', value: 'DAY', about: 'the last day, 2027-12-31' },
    from: { type: 'value', value: 'DAY', about: 'the first day (today, in universal time)' },
    id: { type: 'value', value: 'TEXT', about: 'what tells it from others (a random one)' },
  },
  examples: [
    ['licence new-key cards.key', 'a key pair; the public half is printed'],
    ['licence issue cards.key --for cards.example --until 2027-12-31', 'a licence'],
  ],
  run: async ({ words, values, json }, io) => {
    const [action = '', path = ''] = words;
    switch (ACTIONS.find((each) => each === action)) {
      case 'new-key':
        return tellKey(await makeKey(path), json, io);
      case 'public-key':
        return tellKey(readKey(path), json, io);
      case 'issue':
        return issue(path, values, json, io);
      default:
        return io.complain(
          wrongCall(`found ${quoted(action)}, expected new-key, public-key or issue.`).error,
        );
    }
  },
});

const tellKey = (key: ReturnType<typeof readKey>, json: boolean, io: Io): Exit => {
  if (!key.ok) return io.complain(key.error);
  const { publicKey } = key.value;
  if (json) io.json({ publicKey });
  else io.line(publicKey);
  return 0;
};

interface Wanted {
  readonly for?: string;
  readonly until?: string;
  readonly from?: string;
  readonly id?: string;
}

const issue = async (path: string, wanted: Wanted, json: boolean, io: Io): Promise<Exit> => {
  const deployment = wanted.for ?? '';
  if (!isDeploymentName(deployment))
    return io.complain(
      wrongCall(`--for: found ${quoted(deployment)}, expected a name such as cards.example.`).error,
    );
  const today = new Date().toISOString().slice(0, 10);
  const claims: LicenceClaims = {
    geduld: 1,
    for: deployment,
    from: wanted.from ?? today,
    until: wanted.until ?? '',
    id: wanted.id ?? randomUUID(),
  };
  for (const name of ['from', 'until'] as const)
    if (readClaims({ ...claims, from: claims[name], until: claims[name] }) === undefined)
      return io.complain(
        wrongCall(`--${name}: found ${quoted(claims[name])}, expected a day such as 2027-12-31.`).error,
      );
  if (claims.until < claims.from)
    return io.complain(
      wrongCall(`--until: found ${claims.until}, expected a day from ${claims.from} on.`).error,
    );
  const key = readKey(path);
  if (!key.ok) return io.complain(key.error);
  const licence = await signLicence(claims, key.value);
  if (json) io.json({ licence, ...claims });
  else io.line(licence);
  return 0;
};
