import 'server-only';
import { countArticles } from '@/lib/content/articles';
import { readSiteSettings } from '@/lib/content/site-settings';
import { db } from '@/lib/db/connect/client';
import { SITE_LIMIT } from '@/lib/events/event';
import { rowsOf } from '@/lib/db/statements/resource-rows';
import { resourceNames } from '@/lib/resources/registry';
import { KINDS, type ResourceName } from '@/lib/resources/resource';
import { askFront } from '@/lib/process/ask-front';
import { missingByLaw } from '@/lib/publisher/settings';
import { getDesk } from './desk';
import { getDirectorySummary } from './directory-summary';
import { type DayCount, lastDays } from './last-days';

export type Summary = Awaited<ReturnType<typeof getSummary>>;

export const DAYS_SHOWN = 30;

type Person = { isAdmin: boolean };

/** What the log may tell editors of. */
const CONTENT = [...Object.values(KINDS), 'media', 'proposal', 'redirect'];

export async function getSummary({ isAdmin }: Person, now = new Date()) {
  const [counts, drafts, published, days, directory, desk, refused, forAdmins] = await Promise.all([
    countRows(),
    db().article.count({ where: { publishedAt: null } }),
    countArticles(),
    readDays(now),
    getDirectorySummary(now),
    getDesk(now, isAdmin ? undefined : CONTENT),
    readRefused(now),
    isAdmin ? readForAdmins() : undefined,
  ]);
  const articles = { published, drafts, scheduled: counts.articles - drafts - published };
  return { articles, counts, days, directory, desk, refused, forAdmins };
}

/** What leads to sections that editors may not open. */
async function readForAdmins() {
  const [users, subscribers, settings, jobs] = await Promise.all([
    db().user.count(),
    db().newsletterSubscriber.count({ where: { active: true } }),
    readSiteSettings(db()),
    askFront('listJobs').then((jobs = []) => jobs),
  ]);
  return { users, subscribers, jobs, missingSettings: missingByLaw(settings) };
}

const REFUSALS_SHOWN_DAYS = 7;

/** What the limits of the whole site kept out, the last day first. */
async function readRefused(now: Date) {
  const [since] = lastDays(now, REFUSALS_SHOWN_DAYS);
  const rows = await db().dailyEvent.findMany({
    where: { event: SITE_LIMIT, day: { gte: new Date(`${since}T00:00:00Z`) } },
    orderBy: [{ day: 'desc' }, { path: 'asc' }],
  });
  return rows.map(({ day, path, count }) => ({
    ...{ day: day.toISOString().slice(0, 10), what: path, count },
  }));
}

async function countRows() {
  const counts = resourceNames.map(async (name) => [name, await rowsOf(db(), name).count()]);
  return Object.fromEntries(await Promise.all(counts)) as Record<ResourceName, number>;
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
