// `npm run bench`: every figure as one line of JSON. Names given choose among the files of bench/.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt, ensureInstalled, ROOT, run, toolEnv } from './project.mjs';

/** Those that measure the built app in Chromium. */
const IN_BROWSER = ['interaction.ts', 'leak.ts', 'lighthouse.ts', 'solver-web.ts', 'web.ts'];

ensureInstalled();
const all = readdirSync(join(ROOT, 'bench')).filter((name) => name.endsWith('.ts'));
const chosen = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const files = chosen.length === 0 ? all : all.filter((name) => chosen.includes(name.replace(/\.ts$/, '')));
const inBrowser = files.some((name) => IN_BROWSER.includes(name));
if (inBrowser) ensureBuilt();
const env = { ...toolEnv(), CHROMIUM_PATH: inBrowser ? ensureBrowser() : '' };
const failed = files.filter((name) => run('node', [join('bench', name)], { env }) !== 0);
for (const name of failed) console.error(`bench/${name} failed`);
process.exit(failed.length > 0 || files.length === 0 ? 1 : 0);
