import { defineConfig } from 'vitest/config';

/** The long tests, each file on its own so that one core is enough. */
export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.deep.test.ts', 'apps/*/src/**/*.deep.test.ts'],
    exclude: ['**/node_modules/**'],
    fileParallelism: false,
    testTimeout: 1_800_000,
  },
});
