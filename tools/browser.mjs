// Finds the programs of the machine that the tests need; on Debian as root, those that are missing are installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './project.mjs';

const CHROMIUM_NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chrome.exe',
];
const CHROMIUM_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];
const FIREFOX_PLACES = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** The first that exists: the path that a variable names, a name on the path of programs, a usual place. */
const found = (named, names, places = []) =>
  [
    named ?? '',
    ...(process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name))),
    ...places,
  ].find((path) => path !== '' && existsSync(path));

/** What `look` finds, after an installation where that is possible; `undefined` when there is none. */
export const ensured = (name, packages, look) => {
  const there = look();
  if (there) return there;
  const isDebian = process.platform === 'linux' && spawnSync('apt-get', ['--version']).status === 0;
  if (!isDebian || process.getuid?.() !== 0) return undefined;
  console.log(`Setting up: installing ${name} for the tests …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = { env, stdio: ['ignore', 'ignore', 'inherit'] };
  if (run('apt-get', ['update', '-qq'], quiet) === 0)
    run('apt-get', ['install', '-y', '-qq', ...packages], quiet);
  return look();
};

/** The path of a Chromium or Chrome, as people use it; `undefined` when there is none and none can be installed. */
export const ensureBrowser = () =>
  ensured('Chromium', ['chromium'], () => found(process.env.CHROMIUM_PATH, CHROMIUM_NAMES, CHROMIUM_PLACES));

/**
 * The path of Chromium without its windows, which opens a page in two thirds of the time; where there is none, of the whole
 * browser. The deep tests and the figures take that one in any case.
 */
export const ensureQuickBrowser = () => {
  const look = () => found(process.env.CHROMIUM_PATH, ['chromium-headless-shell'], []);
  return ensured('Chromium without windows', ['chromium-headless-shell'], look) ?? ensureBrowser();
};

/** Where Firefox is, as its tests want to be told; `undefined` as above. */
export const ensureFirefox = () =>
  ensured('Firefox', ['firefox-esr'], () => {
    const path = found(process.env.FIREFOX_PATH, ['firefox-esr', 'firefox'], FIREFOX_PLACES);
    return path && { FIREFOX_PATH: path };
  });

/** Where WebKitGTK's small browser and its driver are, with a display for them to draw on; `undefined` as above. */
export const ensureWebKit = () =>
  ensured('WebKitGTK', ['webkit2gtk-driver', 'xvfb'], () => {
    const driver = found(process.env.WEBKIT_DRIVER_PATH, ['WebKitWebDriver']);
    const browser = found(process.env.WEBKIT_PATH, [], miniBrowsers());
    return driver && browser && found(undefined, ['Xvfb'])
      ? { WEBKIT_DRIVER_PATH: driver, WEBKIT_PATH: browser }
      : undefined;
  });

/** Debian keeps it out of the path of programs, in a folder of the machine's kind and the library's version. */
const miniBrowsers = () => {
  const inside = (folder) =>
    existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  return process.platform === 'linux'
    ? inside('/usr/lib')
        .filter((folder) => folder.endsWith('-linux-gnu'))
        .flatMap(inside)
        .filter((folder) => /webkit2?gtk-[\d.]+$/.test(folder))
        .map((folder) => join(folder, 'MiniBrowser'))
    : [];
};
