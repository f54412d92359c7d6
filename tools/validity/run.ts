// npm run validity: the W3C's own checker over every kind of page that readers get.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { otherScreens, publicPages } from '@/tests/e2e/kit/public-pages';
import { startSite } from '@/tests/fixtures/site/site';
import { type Fault, faultsIn, installChecker } from './checker';

const SEARCHES = ['', '?q=a', '?q=finance+casablanca', '?q=casablnca', '?q=xqzwkv'];
const PATHS = [
  ...[...publicPages, ...otherScreens].map(({ path }) => path),
  ...SEARCHES.map((query) => `/recherche${query}`),
  ...['/recherche?q=casablnca&mots=exacts', '/recherche?q=master&type=articles&page=2'],
  ...['/masters?q=finance&ville=casablanca', '/masters?page=2', '/masters?ville=fes&langue=en'],
  ...['/masters?budget=60000&tri=cout', '/masters?m=mba-hem&ville=rabat'],
  ...[
    '/candidatures?etat=clos',
    '/universites?ville=rabat',
    '/universites/esi',
    '/universites/uir',
  ],
  ...['/masters/proposer?etat=envoye', '/contact?etat=envoye', '/villes/casablanca'],
];
/** A page with a fault, to see that the checker looks. */
const BROKEN = '<!doctype html><title>x</title><ul><p>un</ul>';

installChecker();
const folder = mkdtempSync(join(tmpdir(), 'guide-validity-'));
const site = await startSite({ env: { DATABASE_URL: '' } });
try {
  for (const [at, path] of PATHS.entries()) {
    writeFileSync(join(folder, `${at}.html`), await (await fetch(site.url + path)).text());
  }
} finally {
  await site.stop();
}
writeFileSync(join(folder, 'broken.html'), BROKEN);
const faults = faultsIn(folder).filter((fault) => !isMeant(fault));
rmSync(folder, { recursive: true });

const isHeard = faults.some(({ file, type }) => file === 'broken.html' && type === 'error');
let failed = isHeard ? 0 : 1;
if (!isHeard) console.log('FAIL  a page with a fault of its own was not noticed');
for (const [at, path] of PATHS.entries()) {
  const own = faults.filter(({ file }) => file === `${at}.html`);
  if (own.some(({ type }) => type === 'error')) failed += 1;
  if (own.length > 0) console.log(path);
  for (const { type, message, extract } of own)
    console.log(`  ${type}: ${message}\n    ${extract}`);
}
console.log(`\n${PATHS.length} pages, ${failed} with errors`);
process.exit(failed === 0 ? 0 : 1);

/** Firefox ticks the box of a like again on its own, and no attribute that is allowed prevents it. */
function isMeant({ message, extract = '' }: Fault): boolean {
  return /“autocomplete” is only allowed/.test(message) && extract.includes('data-like');
}
