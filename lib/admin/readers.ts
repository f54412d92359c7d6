import 'server-only';
import { SOURCES, sourceEvent } from '@/lib/events/source';
import { readArticleFigures, readFruitless, sumReadings } from '@/lib/db/statements/daily-events';
import { paging } from '@/lib/paging';
import { analyticsHost } from '@/lib/site';
import { firstDay } from './days';

export const PERIODS = [30, 90] as const;
export type Period = (typeof PERIODS)[number];

export type ReaderFigures = Awaited<ReturnType<typeof getReaderFigures>>;

const PAGE_SIZE = 50;
const MOST_SEARCHES = 50;

export async function getReaderFigures(period: Period, asked: number, now = new Date()) {
  const since = firstDay(period, now);
  const first = await readArticleFigures(since, { limit: PAGE_SIZE, offset: 0 });
  const { page, pages, limit, offset } = paging(asked, first.total, PAGE_SIZE);
  const [{ rows }, sums, searches] = await Promise.all([
    page === 1 ? first : readArticleFigures(since, { limit, offset }),
    sumReadings(since),
    readFruitless(since, MOST_SEARCHES),
  ]);
  const sum = (name: string) => sums.find((one) => one.name === name)?.count ?? 0;
  return {
    period,
    periods: PERIODS,
    page,
    pages,
    searches,
    articles: rows,
    views: sum('article_view'),
    likes: sum('article_like'),
    sources: SOURCES.map((source) => ({ source, count: sum(sourceEvent(source)) })),
    /** Where the signals go when they do not come here; then nothing new is counted. */
    countedBy: analyticsHost(),
  };
}
