import { prepareNextDigest } from '@/lib/letters/digest/digests';
import { createTurns } from '@/lib/letters/send/turns';
import { askOthers } from '@/lib/links/ask-others';
import { env } from '@/lib/env';
import type { JobName } from '@/lib/process/jobs';
import { forgetOldRows } from './old-rows';

/** A number is in how many milliseconds it wants to be called again, before its next time. */
type Work = (data: object) => Promise<unknown>;

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
  /** Asked for again while it waits it stays one; otherwise each is its own. */
  isOne: boolean;
  isOn: () => boolean;
  /** As many as may run at once on one instance. All of them may be killed, or run twice. */
  works: (stopping: AbortSignal) => Work[];
};

const always = () => true;
/** Without a mail server letters wait; everything else of them works. */
const canSend = () => env().SMTP_URL !== undefined;

export const JOBS: Record<JobName, Job> = {
  letters: {
    title: 'Send the letters and digests that are due',
    when: 'every minute, and at the moment of each',
    cron: '* * * * *',
    pollSeconds: 3,
    longestSeconds: 900,
    isOne: true,
    isOn: canSend,
    works: (stopping) => {
      const { SMTP_URL: smtpUrl = '', LETTER_CONNECTIONS, LETTERS_PER_MINUTE } = env();
      const speed = { connections: LETTER_CONNECTIONS, perMinute: LETTERS_PER_MINUTE };
      return createTurns({ smtpUrl, ...speed }, stopping);
    },
  },
  digest: {
    title: 'Prepare the weekly digest',
    when: 'every minute',
    cron: '* * * * *',
    pollSeconds: 15,
    longestSeconds: 300,
    isOne: true,
    isOn: canSend,
    works: () => [() => prepareNextDigest()],
  },
  trash: {
    title: 'Empty the trash, and forget what was kept long enough',
    when: 'every hour',
    cron: '7 * * * *',
    pollSeconds: 15,
    longestSeconds: 900,
    isOne: true,
    isOn: always,
    works: () => [forgetOldRows],
  },
  links: {
    title: 'Try the links of a text',
    when: 'when somebody asks for it',
    pollSeconds: 15,
    longestSeconds: 60,
    isOne: false,
    isOn: always,
    works: () => {
      const ask: Work = (data) => askOthers((data as { addresses: string[] }).addresses);
      return [ask, ask];
    },
  },
};

export const jobNames = Object.keys(JOBS) as JobName[];
