import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LighthousePage, inspectPage, startBrowser } from './page';
import { PAGES } from '../site/site';
import { ARTIFACTS } from '../site/process';
import { openSite } from '../site/site';
import { lighthouseOutcome } from './outcome';
import { store } from '../report/outcome';

// npm run lighthouse: every kind of public page, mobile, against the production build.
// npm run lighthouse -- / /contact: these.
const chosen = process.argv.slice(2);
const started = performance.now();
const site = await openSite(100);
const browser = await startBrowser();
const pages: LighthousePage[] = [];
try {
  for (const path of chosen.length > 0 ? chosen : PAGES) {
    const page = await inspectPage(browser.port, site.url, path);
    pages.push(page);
    const { performance: speed, accessibility, practices, seo, lcp, tbt, cls } = page;
    console.log(
      `${path}: performance ${speed}, accessibility ${accessibility}, best practices ${practices}, SEO ${seo}; LCP ${lcp} ms, TBT ${tbt} ms, CLS ${cls}`,
    );
    for (const complaint of page.complaints) console.log(`  ${complaint}`);
  }
} finally {
  await browser.stop();
  await site.stop();
}

const outcome = lighthouseOutcome(pages);
if (chosen.length === 0) {
  const seconds = Math.round((performance.now() - started) / 1000);
  const name = { name: 'lighthouse', title: 'Lighthouse' };
  store({ ...outcome, ...name, at: new Date().toISOString(), seconds });
}
mkdirSync(ARTIFACTS, { recursive: true });
writeFileSync(join(ARTIFACTS, 'lighthouse-pages.json'), JSON.stringify(pages, null, 2));
for (const { what, figure, limit, isMet } of outcome.bars) {
  console.log(`${isMet ? 'met   ' : 'MISSED'} ${what}: ${figure} (${limit})`);
}
process.exit(outcome.bars.every(({ isMet }) => isMet) ? 0 : 1);
