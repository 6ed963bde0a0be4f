import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/*
 * The quick tests of the packages that are mutated (docs/mutation.md). The packages are named by their place, so that
 * a test in the sandbox of a mutation run meets the mutated sources and not those that node_modules points to.
 */
const source = (name: string): string =>
  fileURLToPath(new URL(`./packages/${name}/src/index.ts`, import.meta.url));

export default defineConfig({
  resolve: {
    alias: Object.fromEntries(
      ['core', 'games', 'notation', 'session', 'testkit'].map((name) => [`@geduld/${name}`, source(name)]),
    ),
  },
  test: {
    include: ['packages/core/src/*.test.ts', 'packages/notation/src/*.test.ts'],
    // Long ones that go over many games, deals or texts; what they find, a quick one finds too.
    exclude: [
      '**/*.deep.test.ts',
      '**/{counting,legalGames,uniformity,readAnything}.test.ts',
      '**/node_modules/**',
    ],
    // One process for all files of a run: starting one for each would take longer than the tests.
    isolate: false,
    testTimeout: 10_000,
  },
});
