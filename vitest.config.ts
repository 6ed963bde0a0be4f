import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'tools/**/*.test.mjs'],
    exclude: ['**/*.deep.test.ts', '**/node_modules/**'],
    globalSetup: ['tools/postgres.mjs'],
    // Files share their worker: a third of the processor time. No test may lean on what another one left.
    isolate: false,
    testTimeout: 60_000,
  },
});
