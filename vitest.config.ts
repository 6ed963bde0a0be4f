import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'tools/**/*.test.mjs'],
    exclude: ['**/*.deep.test.ts', '**/node_modules/**'],
    globalSetup: ['tools/postgres.mjs'],
    testTimeout: 60_000,
  },
});
