import { prepareNextDigest } from '@/lib/mail/letters/digest/digests';
import { createTurns } from '@/lib/mail/letters/send/turns';
import { askOthers } from '@/lib/links/ask-others';
import { env } from '@/lib/env';
import type { JobName } from '@/lib/process/ask-front';
import { forgetOldRows } from './old-rows';

/** A number is in how many milliseconds it wants to be called again, before its next time. */
type Work = (data: { addresses?: string[] }) => Promise<unknown>;

export type Job = {
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
