// `npm run layers`: who may import whom. Fails on an arrow that is not in the table, on an import past a package's
// face, and when it has read no module of a package.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { ROOT } from './project.mjs';

/** Every package with the packages that it may import. The drawing in docs/architecture.md is this table. */
const MAY_IMPORT = {
  'packages/core': [],
  'packages/games': ['core'],
  'packages/notation': ['core', 'games'],
  'packages/session': ['core', 'games', 'notation'],
  'packages/solver': ['core', 'solver-kernel'],
  'packages/solver-kernel': [],
  'packages/board': ['core'],
  'packages/protocol': [],
  'packages/testkit': ['core', 'games', 'notation'],
  'apps/web': ['core', 'games', 'notation', 'session', 'solver', 'board', 'protocol'],
  'apps/server': ['core', 'games', 'notation', 'session', 'protocol'],
  'apps/cli': ['core', 'games', 'notation', 'session', 'solver', 'server'],
};
/** Packages that run anywhere: nothing of Node, and nothing from outside. */
const PURE = ['core', 'games', 'notation', 'session', 'solver', 'board'];
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^'"`;]*?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)\s*import\s+['"]([^'"]+)['"]/g;

const sourcesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesIn(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });

/** What is wrong with one import, or nothing. */
const faultOf = (home, file, target) => {
  const name = home.split('/')[1];
  const isTest = file.endsWith('.test.ts');
  if (target.startsWith('.')) {
    const inside = resolve(ROOT, home) + sep;
    const path = resolve(dirname(file), target);
    // What starts the things that a test needs stands with the tools.
    if (isTest && path.startsWith(join(ROOT, 'tools') + sep)) return undefined;
    return path.startsWith(inside) ? undefined : 'leaves its package by a path';
  }
  if (!target.startsWith('@geduld/'))
    return PURE.includes(name) && !isTest ? 'is not of this project, and the package is pure' : undefined;
  const [, to, ...deep] = target.split('/');
  if (deep.length > 0 && !target.endsWith('.css')) return 'goes past the face of the package';
  if (isTest && (to === 'testkit' || to === name)) return undefined;
  if (isTest && MAY_IMPORT['packages/testkit'].includes(to)) return undefined;
  return MAY_IMPORT[home].includes(to) ? undefined : 'is not an arrow of the table';
};

const homes = ['packages', 'apps'].flatMap((folder) =>
  readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`),
);
const faults = homes.filter((home) => !(home in MAY_IMPORT)).map((home) => `${home} is not in the table`);
let read = 0;
for (const home of homes.filter((name) => name in MAY_IMPORT)) {
  const files = sourcesIn(join(ROOT, home, 'src'));
  if (files.length === 0) faults.push(`${home}: no module was read`);
  read += files.length;
  for (const file of files)
    for (const found of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const target = found[1] ?? found[2] ?? found[3];
      const fault = faultOf(home, file, target);
      if (fault) faults.push(`${relative(ROOT, file)}: the import of ${target} ${fault}`);
    }
}
for (const fault of faults) console.error(fault);
console.log(`layers: ${read} modules read, ${faults.length} faults`);
process.exit(faults.length > 0 ? 1 : 0);
