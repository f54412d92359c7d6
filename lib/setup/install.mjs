import { existsSync, readFileSync } from 'node:fs';
import { run } from './run.mjs';

const OLDEST_NODE = [20, 19];
const DEBIAN_CHROMIUM = '/usr/bin/chromium';

export function nodeVersionProblem(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  const isNewEnough =
    major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
  if (isNewEnough) return undefined;
  return `Node ${version} is too old: this site needs Node ${OLDEST_NODE.join('.')} or newer.`;
}

export async function installPackages() {
  if (isInstalled()) return 'already there';
  const npm = process.env.npm_execpath;
  // None of them needs its script; tests/security/dependencies/lock.test.ts names those that have one.
  const args = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
  await (npm ? run(process.execPath, [npm, ...args]) : run('npm', args));
  return 'installed';
}

export function isInstalled(root = '.') {
  const hidden = `${root}/node_modules/.package-lock.json`;
  if (!existsSync(hidden)) return false;
  const wanted = JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8')).packages;
  const present = JSON.parse(readFileSync(hidden, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || present[path]?.version === version || (optional && !present[path]),
  );
}

export async function installBrowser() {
  if (existsSync(DEBIAN_CHROMIUM)) return `${DEBIAN_CHROMIUM} is already there`;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    try {
      await run('apt-get', ['update'], { env });
      await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env });
      return `installed Debian's Chromium at ${DEBIAN_CHROMIUM}`;
    } catch {
      // This Debian may lack the package, while Playwright may have a browser of its own.
    }
  }
  await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  return "Playwright's own Chromium is there";
}
