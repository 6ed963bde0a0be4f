// `npm start`: sets up and builds what is missing, then serves the game.
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, ROOT, run } from './project.mjs';

ensureInstalled();
ensureBuilt();
process.exit(run('node', [join(ROOT, 'apps', 'cli', 'bin', 'geduld.js'), 'serve', ...process.argv.slice(2)]));
