import { existsSync } from 'node:fs';
import { run } from './run.mjs';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/** Gets a browser for the tests: Debian's Chromium as root, else Playwright's own. */
export async function installBrowser() {
  if (existsSync(DEBIAN_CHROMIUM)) return `${DEBIAN_CHROMIUM} is already there`;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    try {
      await run('apt-get', ['update'], { env });
      await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env });
      return `installed Debian's Chromium at ${DEBIAN_CHROMIUM}`;
    } catch {
      // Not Debian's package after all: Playwright may still have one of its own.
    }
  }
  await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  return "Playwright's own Chromium is there";
}
