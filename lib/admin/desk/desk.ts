import 'server-only';
import { db } from '@/lib/db/connect/client';
import { readArticleFigures, readFruitless } from '@/lib/db/statements/reader-figures';
import type { Changes } from '../audit';
import { listAudit } from '../history/audit-list';
import { firstDay } from '../readers';

export type Desk = Awaited<ReturnType<typeof getDesk>>;

const SHOWN = 5;
const DAYS_READ = 30;
/** A draft that nobody has touched for so long was forgotten, or waits for somebody. */
export const LEFT_ALONE_DAYS = 14;
const DAY = 24 * 60 * 60 * 1000;

const select = { id: true, title: true, publishedAt: true, updatedAt: true } as const;

/** What a day at the desk begins with, five of each. */
export async function getDesk(now: Date, kinds?: readonly string[]) {
  const since = firstDay(DAYS_READ, now);
  const leftAlone = {
    publishedAt: null,
    updatedAt: { lt: new Date(now.getTime() - LEFT_ALONE_DAYS * DAY) },
  };
  const [mostRead, scheduled, drafts, changes, searches] = await Promise.all([
    readArticleFigures(since, { limit: SHOWN, offset: 0 }),
    db().article.findMany({
      ...{ where: { publishedAt: { gt: now } }, select, take: SHOWN },
      orderBy: [{ publishedAt: 'asc' }, { id: 'asc' }],
    }),
    db().article.findMany({
      ...{ where: leftAlone, select, take: SHOWN },
      orderBy: [{ updatedAt: 'asc' }, { id: 'asc' }],
    }),
    listAudit({ limit: SHOWN, offset: 0 }, kinds),
    readFruitless(since, SHOWN),
  ]);
  return {
    mostRead: mostRead.rows.filter(({ views }) => views > 0),
    scheduled: scheduled.map(sent),
    drafts: drafts.map(sent),
    changes: changes.rows.map((entry) => ({
      ...entry,
      changes: entry.changes as Changes,
      at: entry.at.toISOString(),
    })),
    searches,
  };
}

type Row = { id: string; title: string; publishedAt: Date | null; updatedAt: Date };

function sent({ id, title, publishedAt, updatedAt }: Row) {
  return { id, title, at: (publishedAt ?? updatedAt).toISOString() };
}
