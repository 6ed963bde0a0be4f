import { copyFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BIN, startProgram } from './testing/run.ts';

/** Makes a Node behave like one that is too old to run TypeScript. */
const OLD = '--no-experimental-strip-types';
const run = (...words: readonly string[]) => {
  const { child, ended } = startProgram(process.execPath, words);
  child.stdin.end();
  return ended;
};

test('an old Node hands over to the one of the project, with words, output and exit code', async () => {
  expect(await run(OLD, BIN, '--version')).toMatchObject({ exit: 0, out: 'geduld 0.1.0\n', err: '' });
  expect(await run(OLD, BIN, 'deal', 'nonsense')).toMatchObject({ exit: 1, out: '' });
});

test('an old Node hands signals over too', async () => {
  const running = startProgram(process.execPath, [
    OLD,
    BIN,
    'count',
    'YU1-C-AAAAAAB',
    '--depth',
    '90',
    '--json',
  ]);
  await running.said('"depth":3');
  running.child.kill('SIGTERM');
  expect(await running.ended).toMatchObject({ exit: 3 });
});

test('an old Node with none to hand over to says so in a sentence', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'geduld-'));
  copyFileSync(BIN, join(folder, 'geduld.js'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const ran = await run(OLD, join(folder, 'geduld.js'), '--version');
  expect(ran).toMatchObject({ exit: 3, out: '' });
  expect(ran.err).toMatch(
    /^geduld: this is Node [\d.]+, which cannot run TypeScript, [^\n]*expected Node 22\.18[^\n]*\.\n$/,
  );
});
