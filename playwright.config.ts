import { defineConfig } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 4199);

export default defineConfig({
  testDir: 'apps/web/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  // Nothing is timed here: a busy machine is waited for, a page that never comes to it still fails.
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    // The worker fetches everything for later: only the tests that are about it have one.
    serviceWorkers: 'block',
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
  },
  webServer: {
    command: `node apps/cli/bin/geduld.js serve --port ${port}`,
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
});
