import { db } from '@/lib/db/connect/client';
import { purgeDailyEvents } from '@/lib/db/statements/daily-events';
import { thinChecks } from '@/lib/db/statements/link-checks';
import { emptyTrash } from '@/lib/db/statements/history-rows';
import { DAYS_UNCONFIRMED } from '@/lib/editorial/newsletter';
import { log } from '@/lib/process/log';
import { DAYS_IN_TRASH } from '@/lib/entities/desk';

const DAYS_OF_A_DRAFT = 90;
const ACTOR = { label: `The site, after ${DAYS_IN_TRASH} days` };

/** Several instances may do it at once: each row goes with the one that is first. */
export async function forgetOldRows(): Promise<void> {
  const rows = await emptyTrash({ until: daysAgo(DAYS_IN_TRASH), actor: ACTOR });
  // What somebody typed and came back to neither here nor in their browser.
  const { count: drafts } = await db().draft.deleteMany({
    where: { savedAt: { lte: daysAgo(DAYS_OF_A_DRAFT) } },
  });
  const addresses = await forgetUnconfirmed(daysAgo(DAYS_UNCONFIRMED));
  // Of those whose browser could not say that they left; nobody is shown them any more.
  await db().presence.deleteMany({ where: { seenAt: { lt: daysAgo(1) } } });
  await thinChecks();
  await purgeDailyEvents();
  const gone = { rows, drafts, addresses };
  if (rows + drafts + addresses > 0) log().info(gone, 'what was kept long enough is gone');
}

/** Whoever left before keeps the row that says so. */
async function forgetUnconfirmed(until: Date): Promise<number> {
  const subscribers = db().newsletterSubscriber;
  const late = { pendingSince: { lte: until } };
  const isNew = { unsubscribedAt: null, refusedAt: null };
  await subscribers.updateMany({
    where: { ...late, NOT: isNew },
    data: { pendingSince: null, confirmations: 0 },
  });
  return (await subscribers.deleteMany({ where: { ...late, ...isNew } })).count;
}

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000);
