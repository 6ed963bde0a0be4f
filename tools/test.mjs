// `npm test`: sets up, then proves everything. `npm run test:deep` runs the long proofs instead.
import { ensureBrowser, ensureFirefox, ensureQuickBrowser, ensureWebKit } from './browser.mjs';
import { ensureBuilt, ensureInstalled, fail, run, toolEnv } from './project.mjs';

const ORDINARY = [
  ['types', 'npm', ['run', '--silent', 'types']],
  ['lint', 'npm', ['run', '--silent', 'lint']],
  ['dead code', 'knip', []],
  ['layers', 'npm', ['run', '--silent', 'layers']],
  ['rules to tests', 'node', ['tools/rules-to-tests.mjs']],
  ['unit, property and counting tests', 'vitest', ['run', '--reporter=dot']],
  ['browser tests', 'playwright', ['test', '--grep-invert', '@deep']],
];
/** Each after the name of its browser, which is not on every machine. */
const OTHER_BROWSERS = [
  ['Firefox', ensureFirefox],
  ['WebKit', ensureWebKit],
];
const DEEP = [
  ['long browser tests', 'playwright', ['test', '--grep', '@deep']],
  ['deep tests', 'vitest', ['run', '--config', 'vitest.deep.config.ts']],
  ['mutation tests', 'npm', ['run', '--silent', 'mutate']],
];

ensureInstalled();
const deep = process.argv[2] === 'deep';
const steps = deep ? DEEP : ORDINARY;
ensureBuilt();
const browser = deep ? ensureBrowser() : ensureQuickBrowser();
if (browser === undefined)
  fail('No Chromium or Chrome was found for the browser tests: install one, or name it in CHROMIUM_PATH.');

const others = deep
  ? OTHER_BROWSERS.map(([name, ensure]) => {
      const args = ['test', '--config', 'playwright.browsers.config.ts', '--project', name];
      return [`games in ${name}`, 'playwright', args, ensure()];
    })
  : [];
/** Steps for which this machine has no browser; said at the end too, where it is read. */
const untested = others.filter(([, , , paths]) => paths === undefined).map(([name]) => name);
const all = [...others.filter(([, , , paths]) => paths !== undefined), ...steps];

let failed = 0;
for (const [name, program, args, paths] of all) {
  const start = Date.now();
  console.log(`\n— ${name}`);
  const status = run(program, args, { env: { ...toolEnv(), CHROMIUM_PATH: browser, ...paths } });
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(`${status === 0 ? '✓' : '✗'} ${name}, ${seconds} s`);
  if (status !== 0) failed++;
}
console.log(`\n${all.length - failed} passed, ${failed} failed`);
for (const name of untested) console.log(`${name.replace('games in ', '')} was not found: not tested`);
process.exit(failed === 0 ? 0 : 1);
