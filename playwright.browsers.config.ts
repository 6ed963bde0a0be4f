import { defineConfig } from '@playwright/test';

/** The browsers that Playwright does not drive as their makers ship them; each project is one, by WebDriver. */
export default defineConfig({
  testDir: 'apps/web/e2e-browsers',
  workers: 1,
  retries: 0,
  timeout: 600_000,
  // Nothing is timed here: a busy machine is waited for, a page that never comes to it still fails.
  expect: { timeout: 20_000 },
  reporter: [['list']],
  projects: [{ name: 'Firefox' }, { name: 'WebKit' }],
});
