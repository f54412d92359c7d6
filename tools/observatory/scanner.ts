import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const FOLDER = resolve('.cache/observatory');
const PACKAGES = { '@mdn/mdn-http-observatory': '1.4.8', selfsigned: '5.5.0' };

/**
 * The scanner in a folder of its own, fetched once and without running scripts: it brings 230
 * packages (a server, a database driver, one with an advisory that nobody mends) that `npm ci` of
 * the site should not have to carry.
 */
export function installScanner(): string {
  const isThere = Object.keys(PACKAGES).every((name) =>
    existsSync(`${FOLDER}/node_modules/${name}`),
  );
  if (isThere) return FOLDER;
  console.log('Fetching the scanner …');
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(
    `${FOLDER}/package.json`,
    JSON.stringify({ private: true, dependencies: PACKAGES }),
  );
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--omit=optional'];
  const run = spawnSync('npm', args, {
    cwd: FOLDER,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (run.status !== 0) throw new Error('The scanner could not be installed');
  // Its own script would download the list of preloaded hosts; localhost is not in it.
  writeFileSync(`${FOLDER}/node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json`, '{}');
  return FOLDER;
}
