// `npm run types`: checks every package against its references, then the tests and scripts.
import { join } from 'node:path';
import { ROOT, run } from './project.mjs';

const compiler = join(ROOT, 'node_modules', 'tsgo', 'bin', 'tsc');
const projects = [['-b'], ['-p', 'tsconfig.tests.json']];
process.exit(projects.some((args) => run('node', [compiler, ...args]) !== 0) ? 1 : 0);
