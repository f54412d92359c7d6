import 'server-only';
import { countArticles } from '@/lib/content/articles';
import { countCalls } from '@/lib/content/masters/calls';
import { callWhere, monthsBefore, unverifiedSince } from '@/lib/content/masters/filters';
import { countProgrammes } from '@/lib/content/masters/programmes';
import { readSiteSettings } from '@/lib/content/site-settings';
import { db } from '@/lib/db/connect/client';
import { readArticleFigures, readFruitless } from '@/lib/db/statements/daily-events';
import { rowsOf } from '@/lib/db/statements/rows';
import { readRowsSeen, readSeenDays } from '@/lib/db/statements/fact-rows';
import { SITE_LIMIT } from '@/lib/events/event';
import { counted, dueThisWeek, verifiedShare, weeksLater } from '@/lib/facts/state';
import { todayInMorocco } from '@/lib/french/dates';
import { askFront } from '@/lib/process/ask-front';
import { createKeptReading } from '@/lib/process/generation';
import { missingByLaw } from '@/lib/entities/settings';
import { publishedWhere } from '@/lib/entities/published';
import { resourceNames } from '@/lib/entities/registry';
import { KINDS, type ResourceName } from '@/lib/entities/resource';
import { type DayCount, academicYearOf, firstDay, lastDays } from './days';
import type { Changes } from './audit';
import { listAudit } from '@/lib/admin/history/audit-list';

export type Summary = Awaited<ReturnType<typeof getSummary>>;

const DAY = 24 * 60 * 60 * 1000;
const DAYS_SHOWN = 30;
const REFUSALS_SHOWN_DAYS = 7;
/** A draft that nobody has touched for so long was forgotten, or waits for somebody. */
const LEFT_ALONE_DAYS = 14;
/** Older than this, a master is to be compared with its sources again. */
const VERIFIED_FOR_MONTHS = 12;
const MOST_WORK_SHOWN = 5;
const MOST_NAMED = 200;
/** Before today, when the share of verified facts is told. */
const WEEKS_SHOWN = [12, 8, 4, 0];

/** What the log may tell editors of. */
const CONTENT = [...Object.values(KINDS), 'media', 'proposal', 'redirect'];

/** All that the dashboard shows; `forAdmins` leads to sections that editors may not open. */
export async function getSummary({ isAdmin }: { isAdmin: boolean }, now = new Date()) {
  const [counts, drafts, published, days, directory, evidence, work, refused, forAdmins] =
    await Promise.all([
      countRows(),
      db().article.count({ where: { publishedAt: null } }),
      countArticles(),
      readDays(now),
      readDirectory(now),
      readEvidence(now),
      readWork(now, isAdmin ? undefined : CONTENT),
      readRefused(now),
      isAdmin ? readForAdmins() : undefined,
    ]);
  const articles = { published, drafts, scheduled: counts.articles - drafts - published };
  return { articles, counts, days, directory, evidence, work, refused, forAdmins };
}

async function countRows() {
  const counts = resourceNames.map(async (name) => [name, await rowsOf(db(), name).count()]);
  return Object.fromEntries(await Promise.all(counts)) as Record<ResourceName, number>;
}

async function readDays(now: Date): Promise<DayCount[]> {
  const rows = await db().dailyEvent.groupBy({
    by: ['day', 'event'],
    where: {
      event: { in: ['article_view', 'article_like'] },
      day: { gte: firstDay(DAYS_SHOWN, now) },
    },
    _sum: { count: true },
  });
  const countOn = (day: string, event: string) =>
    rows.find((row) => row.event === event && row.day.toISOString().startsWith(day))?._sum.count;
  return lastDays(now, DAYS_SHOWN).map((day) => ({
    day,
    views: countOn(day, 'article_view') ?? 0,
    likes: countOn(day, 'article_like') ?? 0,
  }));
}

async function readDirectory(now: Date) {
  const year = academicYearOf(now);
  const inAWeek = new Date(new Date(todayInMorocco(now)).getTime() + 7 * DAY);
  const isOpen = callWhere({ state: 'open', limit: 1, offset: 0 }, now);
  const isMissing = { calls: { none: { academicYear: year } } };
  const [published, toVerify, proposals, closing, missing, missingCount] = await Promise.all([
    countProgrammes(),
    countProgrammes(unverifiedSince(monthsBefore(now, VERIFIED_FOR_MONTHS))),
    db().proposal.count({ where: { state: 'open' } }),
    countCalls({ AND: [isOpen, { closesOn: { lte: inAWeek } }] }),
    db().establishment.findMany({
      where: isMissing,
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
      take: MOST_NAMED,
      select: {
        id: true,
        name: true,
        acronym: true,
        _count: { select: { programmes: { where: publishedWhere(now) } } },
      },
    }),
    db().establishment.count({ where: isMissing }),
  ]);
  const counts = { published, toVerify, proposals, closing, missingCount };
  const named = missing.map(({ _count, ...row }) => ({ ...row, masters: _count.programmes }));
  return { year, ...counts, missing: named };
}

/** All facts are read for it, so that is done once for each state of the content. */
const loadSeenDays = createKeptReading(() => readSeenDays(db()), 60_000);

/** How much of what readers see a person has verified, by weeks until today, and what is due. */
async function readEvidence(now: Date) {
  const today = todayInMorocco(now);
  const days = await loadSeenDays();
  const due = dueThisWeek(days, today);
  return {
    facts: counted(days),
    shares: WEEKS_SHOWN.map((weeks) => ({
      weeks,
      share: verifiedShare(days, weeksLater(today, -weeks)),
    })),
    dueCount: counted(due),
    due: due.length > 0 ? await readRowsSeen(db(), due, MOST_NAMED) : [],
  };
}

/** What somebody who sits down to work wants to see first, a few of each. */
async function readWork(now: Date, kinds?: readonly string[]) {
  const since = firstDay(DAYS_SHOWN, now);
  const select = { id: true, title: true, publishedAt: true, updatedAt: true } as const;
  const leftAloneSince = new Date(now.getTime() - LEFT_ALONE_DAYS * DAY);
  const [mostRead, scheduled, drafts, changes, searches] = await Promise.all([
    readArticleFigures(since, { limit: MOST_WORK_SHOWN, offset: 0 }),
    db().article.findMany({
      where: { publishedAt: { gt: now } },
      orderBy: [{ publishedAt: 'asc' }, { id: 'asc' }],
      take: MOST_WORK_SHOWN,
      select,
    }),
    db().article.findMany({
      where: { publishedAt: null, updatedAt: { lt: leftAloneSince } },
      orderBy: [{ updatedAt: 'asc' }, { id: 'asc' }],
      take: MOST_WORK_SHOWN,
      select,
    }),
    listAudit({ limit: MOST_WORK_SHOWN, offset: 0 }, kinds),
    readFruitless(since, MOST_WORK_SHOWN),
  ]);
  return {
    mostRead: mostRead.rows.filter(({ views }) => views > 0),
    scheduled,
    drafts,
    changes: changes.rows.map((entry) => ({
      ...entry,
      changes: entry.changes as Changes,
      at: entry.at.toISOString(),
    })),
    searches,
  };
}

/** What the limits of the whole site kept out, the last day first. */
async function readRefused(now: Date) {
  return db().dailyEvent.findMany({
    where: { event: SITE_LIMIT, day: { gte: firstDay(REFUSALS_SHOWN_DAYS, now) } },
    orderBy: [{ day: 'desc' }, { path: 'asc' }],
    select: { day: true, path: true, count: true },
  });
}

async function readForAdmins() {
  const [users, subscribers, settings, jobs] = await Promise.all([
    db().user.count(),
    db().newsletterSubscriber.count({ where: { active: true } }),
    readSiteSettings(db()),
    askFront('listJobs').then((jobs = []) => jobs),
  ]);
  return { users, subscribers, jobs, missingSettings: missingByLaw(settings) };
}
