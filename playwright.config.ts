import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** Debian's, without windows: the same pages for half the processor time. The visit by three engines has the whole one. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const DEBIAN_CHROMIUM = '/usr/bin/chromium';
const executablePath = [HEADLESS_SHELL, DEBIAN_CHROMIUM].find((path) => existsSync(path));
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'tests/.artifacts/browser',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Room for a busy machine: what goes well takes a few seconds.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./tests/e2e/kit/count-reporter.ts'], ['./tests/e2e/kit/rows-reporter.ts']],
  use: {
    baseURL: process.env.TEST_SITE_URL,
    locale: 'fr-FR',
    // One address a browser context, so that no test eats another's rate limits.
    screenshot: 'only-on-failure',
    // Recording costs every test some time; what failed can be run again with it.
    trace: process.env.TEST_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
