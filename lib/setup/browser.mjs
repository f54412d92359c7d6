import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** The tests run on the shell; the visit by three engines takes the whole one. */
const DEBIAN = ['chromium-headless-shell', 'chromium'];
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'install', '--only-shell', 'chromium'];

/** Without a browser all other tests run, so none is no fault here: the summary of the tests says it. */
export async function installBrowser({
  exists = existsSync,
  isRoot = isUserRoot(),
  command = run,
} = {}) {
  const missing = () => DEBIAN.filter((name) => !exists(`/usr/bin/${name}`));
  const hasApt = exists('/usr/bin/apt-get');
  if (missing().length > 0 && isRoot && hasApt) await installFromDebian(missing, command);
  if (missing().length < DEBIAN.length)
    return `Debian's ${DEBIAN.filter((name) => !missing().includes(name)).join(' and ')}`;
  try {
    const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000' };
    await command(process.execPath, PLAYWRIGHT, { env });
    return "Playwright's own";
  } catch {
    const apt = hasApt ? (isRoot ? 'apt has none' : 'apt needs root') : 'there is no apt';
    return `none, so browser tests will not run: ${apt}, and Playwright could not download one`;
  }
}

/** Each apart, since one may be missing from this Debian; the lists are fetched only if they must be. */
async function installFromDebian(missing, command) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) =>
    command('apt-get', ['-o', 'Acquire::http::Timeout=10', ...args], { env }).catch(
      () => undefined,
    );
  const install = async () => {
    for (const name of missing()) await apt('install', '-y', '--no-install-recommends', name);
  };
  await install();
  if (missing().length === 0) return;
  await apt('update');
  await install();
}

const isUserRoot = () => process.getuid?.() === 0;
