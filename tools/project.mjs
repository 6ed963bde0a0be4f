// What the project's own commands share. Runs on any Node from 20 on, before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Ends the command with one sentence. */
export const fail = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

/** The environment in which the installed tools and the pinned Node come first. */
export const toolEnv = () => ({
  ...process.env,
  PATH: `${join(ROOT, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
});

/** Runs a program of the project to its end, its output shown; answers its exit code. */
export const run = (program, args, options = {}) => {
  const { error, status } = spawnSync(program, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: toolEnv(),
    shell: process.platform === 'win32',
    ...options,
  });
  if (error) console.error(`${program} could not be started: ${error.message}`);
  return status ?? 1;
};

const timeOf = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);

/** Installs what the lock file names, unless that is there already. */
export const ensureInstalled = () => {
  const [major] = process.versions.node.split('.').map(Number);
  if (major < 20) fail(`Geduld needs Node 20 or newer; this is ${process.version}.`);
  const installed = timeOf(join(ROOT, 'node_modules', '.package-lock.json'));
  if (installed > 0 && installed >= timeOf(join(ROOT, 'package-lock.json'))) return;
  console.log('Setting up: installing what the lock file names …');
  // The message of an engine that is older than a development tool would like is noise: the pinned Node runs them.
  if (run('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error']) !== 0)
    fail('Setting up failed: npm ci did not finish; its message is above.');
};

const newestIn = (path) => {
  if (!existsSync(path)) return 0;
  if (!statSync(path).isDirectory()) return timeOf(path);
  const inside = readdirSync(path)
    .filter((name) => name !== 'dist' && name !== 'node_modules')
    .map((name) => newestIn(join(path, name)));
  return Math.max(0, ...inside);
};

/** Builds the app, unless the last build is newer than everything that it is made of. */
export const ensureBuilt = () => {
  const sources = ['package-lock.json', 'apps/web', 'packages'].map((path) => newestIn(join(ROOT, path)));
  if (timeOf(join(ROOT, 'apps', 'web', 'dist', 'index.html')) > Math.max(...sources)) return;
  console.log('Building the app …');
  if (run('npm', ['run', '--silent', 'build']) !== 0) fail('The build failed; its message is above.');
};
