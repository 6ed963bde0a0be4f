import { defineConfig } from 'vitest/config';

/** The long tests, each file on its own so that one core is enough. */
export default defineConfig({
  test: {
    include: [
      'packages/*/src/**/*.deep.test.ts',
      'apps/*/src/**/*.deep.test.ts',
      // An ordinary test too, with fewer random lines of play for each family of games.
      'packages/session/src/laws.test.ts',
    ],
    env: { GEDULD_LINES: '10000' },
    exclude: ['**/node_modules/**'],
    fileParallelism: false,
    testTimeout: 1_800_000,
  },
});
