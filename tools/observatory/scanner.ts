import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fetchOnce } from '../fetch-once';

const FOLDER = resolve('.cache/observatory');
const PACKAGES = { '@mdn/mdn-http-observatory': '1.4.8', selfsigned: '5.5.0' };

/**
 * The scanner brings 230 packages (a server, a database driver, one with an advisory that nobody
 * mends) that `npm ci` of the site should not have to carry.
 */
export function installScanner(): string {
  fetchOnce(FOLDER, PACKAGES);
  // Its own script would download the list of preloaded hosts; localhost is not in it.
  writeFileSync(`${FOLDER}/node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json`, '{}');
  return FOLDER;
}
