import 'server-only';
import { countArticles } from '@/lib/content/articles';
import { db } from '@/lib/db/connect/client';
import { type DayCount, lastDays } from './last-days';

export type Summary = Awaited<ReturnType<typeof getSummary>>;

export const DAYS_SHOWN = 30;

export async function getSummary(now = new Date()) {
  const [all, drafts, published, universities, categories, cities, users, subscribers, days] =
    await Promise.all([
      db().article.count(),
      db().article.count({ where: { publishedAt: null } }),
      countArticles(),
      db().university.count(),
      db().category.count(),
      db().city.count(),
      db().user.count(),
      db().newsletterSubscriber.count({ where: { active: true } }),
      readDays(now),
    ]);
  const articles = { published, drafts, scheduled: all - drafts - published };
  return { articles, universities, categories, cities, users, subscribers, days };
}

async function readDays(now: Date): Promise<DayCount[]> {
  const days = lastDays(now, DAYS_SHOWN);
  const rows = await db().dailyEvent.groupBy({
    by: ['day', 'event'],
    where: {
      event: { in: ['article_view', 'article_like'] },
      day: { gte: new Date(`${days[0]}T00:00:00Z`) },
    },
    _sum: { count: true },
  });
  const countOn = (day: string, event: string) =>
    rows.find((row) => row.event === event && row.day.toISOString().startsWith(day))?._sum.count;
  return days.map((day) => ({
    day,
    views: countOn(day, 'article_view') ?? 0,
    likes: countOn(day, 'article_like') ?? 0,
  }));
}
