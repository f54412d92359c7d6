import { defineConfig } from '@playwright/test';
import { findBrowser } from './tests/fixtures/site/browser';

const executablePath = findBrowser();
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'tests/.artifacts/browser',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  // Room for a busy machine: what goes well takes a few seconds.
  timeout: 100_000,
  expect: { timeout: 45_000 },
  use: {
    baseURL: process.env.TEST_SITE_URL,
    locale: 'fr-FR',
    screenshot: 'only-on-failure',
    // Recording costs every test some time; what failed can be run again with it.
    trace: process.env.TEST_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        // Not every machine has room in /dev/shm.
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
