import { prepareNextDigest } from '@/lib/mail/letters/digests';
import { createTurns } from '@/lib/mail/letters/turns';
import { askOthers } from '@/lib/links/ask';
import { env } from '@/lib/env';
import type { JobName } from '@/lib/process/ask-front';
import { db } from '@/lib/db/connect/client';
import { purgeDailyEvents } from '@/lib/db/statements/daily-events';
import { thinChecks } from '@/lib/db/statements/link-checks';
import { emptyTrash } from '@/lib/db/statements/history-rows';
import { DAYS_UNCONFIRMED } from '@/lib/editorial/newsletter';
import { log } from '@/lib/process/log';
import { DAYS_IN_TRASH } from '@/lib/entities/back-office';

/** A number is in how many milliseconds it wants to be called again, before its next time. */
type Work = (data: { addresses?: string[] }) => Promise<unknown>;

type Job = {
  title: string;
  /** In words, for staff. */
  when: string;
  /** As clocks in Morocco show it. */
  cron?: string;
  /** How often an instance looks whether one is waiting. */
  pollSeconds: number;
  /** One that runs for longer counts as hung. */
  longestSeconds: number;
  /** Each that is asked for is its own; otherwise one waits, however often it is asked for. */
  isEach?: true;
  /** Letters wait without a mail server; everything else of them works. */
  needsMail?: true;
  /** As many as may run at once on one instance. All of them may be killed, or run twice. */
  works: (stopping: AbortSignal, askAgain: () => Promise<unknown>) => Work[];
};

export const JOBS: Record<JobName, Job> = {
  letters: {
    title: 'Send the letters and digests that are due',
    when: 'every minute, and at the moment of each',
    cron: '* * * * *',
    pollSeconds: 3,
    longestSeconds: 900,
    needsMail: true,
    works: (stopping, askForHelp) => {
      const { SMTP_URL: smtpUrl = '', LETTER_CONNECTIONS, LETTERS_PER_MINUTE } = env();
      const speed = { connections: LETTER_CONNECTIONS, perMinute: LETTERS_PER_MINUTE };
      return createTurns({ smtpUrl, ...speed, askForHelp }, stopping);
    },
  },
  digest: {
    title: 'Prepare the weekly digest',
    when: 'every minute',
    cron: '* * * * *',
    pollSeconds: 15,
    longestSeconds: 300,
    needsMail: true,
    works: () => [() => prepareNextDigest()],
  },
  trash: {
    title: 'Empty the trash, and forget what was kept long enough',
    when: 'every hour',
    cron: '7 * * * *',
    pollSeconds: 15,
    longestSeconds: 900,
    works: () => [forgetOldRows],
  },
  links: {
    title: 'Try the links of a text',
    when: 'when somebody asks for it',
    pollSeconds: 15,
    longestSeconds: 60,
    isEach: true,
    works: () => [askOthers, askOthers],
  },
};

export const jobNames = Object.keys(JOBS) as JobName[];

export const isOn = (name: JobName) => !JOBS[name].needsMail || env().SMTP_URL !== undefined;

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
