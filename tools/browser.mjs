// Finds a Chromium for the browser tests; on Debian as root it is installed when there is none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './project.mjs';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chrome.exe',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const installed = () =>
  [
    process.env.CHROMIUM_PATH ?? '',
    ...(process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name))),
    ...PLACES,
  ].find((path) => path !== '' && existsSync(path));

/** The path of a Chromium or Chrome, or `undefined` when there is none and none can be installed. */
export const ensureBrowser = () => {
  const found = installed();
  if (found) return found;
  const isDebian = process.platform === 'linux' && spawnSync('apt-get', ['--version']).status === 0;
  if (!isDebian || process.getuid?.() !== 0) return undefined;
  console.log('Setting up: installing Chromium for the browser tests …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = { env, stdio: ['ignore', 'ignore', 'inherit'] };
  if (run('apt-get', ['update', '-qq'], quiet) === 0)
    run('apt-get', ['install', '-y', '-qq', 'chromium'], quiet);
  return installed();
};
