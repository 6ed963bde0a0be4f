import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { quoted } from '../args.ts';
import { command as commandOf } from '../command.ts';
import { type EditionChoice, isDeploymentName, pageIn, workerFor } from '../edition.ts';
import { isPublicKey } from '../licences.ts';
import { cannotGo, type Stop, wrongCall } from '../stop.ts';

const BUILT_APP = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** `geduld edition`: what a built app offers, open or freemium, without building it again. */
export const command = commandOf({
  name: 'edition',
  usage: ['edition open [--dir FOLDER]', 'edition freemium --for NAME --public-key KEY [--dir FOLDER]'],
  about: [
    'Sets the edition of a built app in its folder. open: everything for everybody (as built).',
    'freemium: one new game a day, hints after a notice, the free looks; a licence issued for',
    'NAME with the key lifts that (see `geduld licence`). Browsers that have the app take the',
    'change over at their next start but one, as they do with any new version.',
  ],
  words: { least: 1, most: 1, called: 'open or freemium' },
  options: {
    for: { type: 'value', value: 'NAME', about: 'the name of the deployment, such as cards.example' },
    'public-key': { type: 'value', value: 'KEY', about: 'what `geduld licence new-key` has printed' },
    dir: { type: 'value', value: 'FOLDER', about: 'the built app (apps/web/dist)' },
  },
  examples: [['edition freemium --for cards.example --public-key 11qYAYKxCrfVS…', 'with a key of yours']],
  run: ({ words, values, json }, io) => {
    const edition = choiceOf(words[0] ?? '', values.for, values['public-key']);
    if ('exit' in edition) return io.complain(edition);
    const folder = values.dir ?? BUILT_APP;
    const [page, worker] = ['index.html', 'sw.js'].map((name) => join(folder, name));
    try {
      const html = pageIn(readFileSync(page as string, 'utf8'), edition);
      const script = html && workerFor(readFileSync(worker as string, 'utf8'), html);
      if (html === undefined || script === undefined)
        return io.complain(
          cannotGo(`--dir: found no place for an edition in ${quoted(folder)}, expected a built app.`).error,
        );
      writeFileSync(page as string, html);
      writeFileSync(worker as string, script);
    } catch (fault) {
      return io.complain(cannotGo(`--dir: ${quoted(folder)} (${(fault as Error).message}).`).error);
    }
    if (json) io.json({ edition: edition.kind, folder });
    else io.line(`The app in ${folder} is the ${edition.kind} edition now.`);
    return 0;
  },
});

const choiceOf = (
  kind: string,
  deployment: string | undefined,
  publicKey: string | undefined,
): EditionChoice | Stop => {
  if (kind === 'open') return { kind };
  if (kind !== 'freemium') return wrongCall(`found ${quoted(kind)}, expected open or freemium.`).error;
  if (deployment === undefined || !isDeploymentName(deployment))
    return wrongCall(
      `--for: found ${deployment === undefined ? 'nothing' : quoted(deployment)}, expected a name such as cards.example.`,
    ).error;
  if (publicKey === undefined || !isPublicKey(publicKey))
    return wrongCall(
      `--public-key: found ${publicKey === undefined ? 'nothing' : quoted(publicKey)}, expected the 43 letters that licence new-key prints.`,
    ).error;
  return { kind, deployment, publicKey };
};
