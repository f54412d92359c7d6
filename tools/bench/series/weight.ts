import { otherScreens, publicPages } from '@/tests/e2e/kit/public-pages';
import { PAGE_BUDGET, type PageWeight, weighPage } from '@/tests/fixtures/site/page-weight';
import { kilobytes } from '../report/figures';
import { type Outcome, type Series, atMost } from '../report/outcome';
import { openSite } from '../site/site';

export const weight: Series = { name: 'weight', title: 'What a page makes a browser load', run };

async function run(): Promise<Outcome> {
  const site = await openSite(100);
  const pages: PageWeight[] = [];
  try {
    for (const { path } of [...publicPages, ...otherScreens]) {
      pages.push(await weighPage(site.url, path));
    }
  } finally {
    await site.stop();
  }
  const most = (part: keyof typeof PAGE_BUDGET) => Math.max(...pages.map((page) => page[part]));
  const bar = (what: string, part: keyof typeof PAGE_BUDGET) =>
    atMost(4, what, most(part), PAGE_BUDGET[part], kilobytes);
  return {
    bars: [
      bar('scripts of the heaviest page, gzip', 'scripts'),
      bar('HTML of the heaviest page, brotli', 'html'),
      bar('fonts', 'fonts'),
    ],
    tables: [
      {
        title: 'Every kind of page',
        columns: ['page', 'scripts, gzip', 'HTML, brotli'],
        rows: pages.map(({ path, scripts, html }) => [
          ...[`\`${path}\``, kilobytes(scripts), kilobytes(html)],
        ]),
      },
    ],
    notes: [
      'That nothing moves while a page loads (CLS 0) is checked for every page by `npm test`.',
    ],
  };
}
