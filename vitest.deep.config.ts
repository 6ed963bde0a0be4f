import { defineConfig } from 'vitest/config';

/** The long tests, each file on its own so that one core is enough. */
export default defineConfig({
  test: {
    include: [
      'packages/*/src/**/*.deep.test.ts',
      'apps/*/src/**/*.deep.test.ts',
      // Ordinary tests too, with fewer random lines of play, or fewer positions, for each game.
      'packages/session/src/laws.test.ts',
      'packages/solver/src/{naive,lines,klondike/counting}.test.ts',
    ],
    env: { GEDULD_LINES: '10000', GEDULD_LATE: '5000', GEDULD_ON_LINES: '10000', GEDULD_STEPS: '4' },
    exclude: ['**/node_modules/**'],
    globalSetup: ['tools/postgres.mjs'],
    fileParallelism: false,
    testTimeout: 1_800_000,
  },
});
