import type { LighthousePage } from './page';
import type { Bar, Outcome } from '../report/outcome';

type Judged = keyof Omit<LighthousePage, 'path' | 'complaints'>;

/** The worst page counts. */
export function lighthouseOutcome(pages: LighthousePage[]): Outcome {
  const least = (key: Judged) => Math.min(...pages.map((page) => page[key]));
  const most = (key: Judged) => Math.max(...pages.map((page) => page[key]));
  const atLeast = (what: string, key: Judged, limit: number): Bar => ({
    ...{ bar: 5, what: `${what}, worst page`, figure: String(least(key)) },
    ...{ limit: `≥ ${limit}`, isMet: least(key) >= limit },
  });
  const atMost = (bar: number, what: string, key: Judged, limit: number, unit = ''): Bar => ({
    ...{ bar, what: `${what}, worst page`, figure: `${most(key)}${unit}` },
    ...{ limit: `≤ ${limit}${unit}`, isMet: most(key) <= limit },
  });
  return {
    bars: [
      atLeast('Lighthouse performance', 'performance', 98),
      atLeast('Lighthouse accessibility', 'accessibility', 100),
      atLeast('Lighthouse best practices', 'practices', 100),
      atLeast('Lighthouse SEO', 'seo', 100),
      atMost(5, 'LCP', 'lcp', 900, ' ms'),
      atMost(5, 'TBT', 'tbt', 80, ' ms'),
      atMost(4, 'CLS', 'cls', 0),
    ],
    tables: [
      {
        title: 'Lighthouse, mobile, simulated throttling, one run',
        columns: [
          'page',
          'performance',
          'accessibility',
          'best practices',
          'SEO',
          'LCP',
          'TBT',
          'CLS',
        ],
        rows: pages
          .map((page) => [
            ...[`\`${page.path}\``, page.performance, page.accessibility, page.practices, page.seo],
            ...[`${page.lcp} ms`, `${page.tbt} ms`, page.cls],
          ])
          .map((cells) => cells.map(String)),
      },
    ],
  };
}
