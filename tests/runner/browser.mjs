import { existsSync } from 'node:fs';
import { run } from '../../lib/setup/run.mjs';

/** The tests run on the shell; the visit by three engines takes the whole one. */
const DEBIAN = ['chromium-headless-shell', 'chromium'];
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'install', '--only-shell', 'chromium'];

/** All other tests run without one, so its absence stops nothing here. */
export async function installBrowser({ exists, isRoot, command } = thisMachine()) {
  const isThere = (name) => exists(`/usr/bin/${name}`);
  const hasApt = isThere('apt-get');
  if (isRoot && hasApt) await installFromDebian(isThere, command);
  const there = DEBIAN.filter(isThere);
  if (there.length > 0) return `Debian’s ${there.join(' and ')}`;
  try {
    const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000' };
    await command(process.execPath, PLAYWRIGHT, { env });
    return 'Playwright’s own';
  } catch {
    const why = hasApt
      ? isRoot
        ? 'apt could not install one'
        : 'apt needs root'
      : 'there is no apt';
    return `none, so browser tests will not run: ${why}, and Playwright could not download one`;
  }
}

/** Each apart, since a Debian may lack one of them; its lists are fetched if what is there will not do. */
async function installFromDebian(isThere, command) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = ['-o', 'Acquire::http::Timeout=10', '-o', 'DPkg::Lock::Timeout=60'];
  const apt = (...args) =>
    command('apt-get', [...options, ...args], { env }).catch(() => undefined);
  const install = async (names) => {
    for (const name of names) await apt('install', '-y', '--no-install-recommends', name);
  };
  await install(DEBIAN.filter((name) => !isThere(name)));
  if (DEBIAN.every(isThere)) return;
  await apt('update');
  await install(DEBIAN.filter((name) => !isThere(name)));
}

function thisMachine() {
  return { exists: (file) => existsSync(file), isRoot: process.getuid?.() === 0, command: run };
}
