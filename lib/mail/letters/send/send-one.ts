import { setTimeout as sleep } from 'node:timers/promises';
import * as queue from '@/lib/db/statements/letter-queue';
import type { Claimed, Frozen } from '@/lib/db/statements/letter-queue';
import { openLine } from '@/lib/mail/smtp-line';
import { type Outcome, createRefusalJudge } from '@/lib/mail/smtp-outcome';
import { type WrittenMail, ownDomain, writeMail } from '@/lib/mail/send-mail';
import { preferencesUrl, unsubscribeUrl } from '@/lib/mail/newsletter/tokens';
import { log } from '@/lib/process/log';
import { SITE_NAME } from '@/lib/site';
import { createDigestWriter } from '../digests';
import { withLinks } from '../parts';

const LONGEST_WAIT_MS = 30_000;
const NOT_MADE = 'The letter could not be made';

type Settings = { smtpUrl: string; leaseMs: number; pausesMs: readonly number[] };

export type Line = {
  /** nothing: there is nothing to do. away: the mail server takes nothing. */
  sendOne: (onClaim: () => Promise<void>) => Promise<'sent' | 'nothing' | 'away'>;
  rest: () => void;
};

/**
 * Each recipient goes through three statements: it is claimed for a while, it is marked as handed
 * over right before the first byte, and what became of it is written down. Whoever is killed before
 * the mark leaves a claim that runs out; after it, nobody tries again (decision 047).
 */
export function createLine(settings: Settings, stopping: AbortSignal): Line {
  const { smtpUrl, leaseMs, pausesMs } = settings;
  const line = openLine(smtpUrl, { stopping });
  const textFor = createTexts();
  const judged = createRefusalJudge();
  let isInTrouble = true;

  async function sendOne(onClaim: () => Promise<void>) {
    const claimed = await queue.claimRecipient(leaseMs);
    if (!claimed) return 'nothing';
    await onClaim();
    const text = await textFor(claimed).catch(notMade);
    if (text === NOTHING_NEW) {
      await queue.dropRecipient(claimed);
      return 'sent';
    }
    const outcome: Outcome =
      text === NOT_MADE
        ? { kind: 'later', reason: NOT_MADE }
        : judged(await deliver(claimed, text));
    await untilDone(() => record(claimed, outcome, pausesMs));
    if (outcome.kind === 'away') {
      isInTrouble = true;
      await queue.noteTrouble(outcome.reason);
      log().warn({ reason: outcome.reason }, 'the mail server takes no letters');
      return 'away';
    }
    if (isInTrouble && outcome.kind === 'sent') {
      await queue.noteTrouble(null);
      isInTrouble = false;
    }
    return 'sent';
  }

  async function deliver(claimed: Claimed, text: Frozen | undefined): Promise<Outcome> {
    const { id, email, subscriberId } = claimed;
    if (!text || email === null || subscriberId === null) return { kind: 'withheld' };
    const mail = await writeFor(text, { id, email, subscriberId });
    let renewing: NodeJS.Timeout | undefined;
    const handOver = async () => {
      const isOurs = await queue.markHandedOver(claimed, leaseMs);
      // A mail server may think for longer than a lease; as long as we live, nobody else need doubt.
      const renew = () => void queue.keepHandedOver(claimed, leaseMs).catch(() => undefined);
      if (isOurs) renewing = setInterval(renew, leaseMs / 3);
      return isOurs;
    };
    return line.deliver(mail, handOver).finally(() => clearInterval(renewing));
  }

  return { sendOne, rest: line.close };
}

const NOTHING_NEW = Symbol('nothing new');

/** What somebody is sent; undefined when there is no such letter, or nobody to send it to. */
function createTexts() {
  const letters = keepOne(queue.readGoingLetter);
  const writeDigestFor = createDigestWriter();
  return async ({ letterId, subscriberId, email }: Claimed) => {
    const letter = await letters(letterId);
    if (!letter || subscriberId === null || email === null) return undefined;
    if (letter.html !== null) return letter;
    return (await writeDigestFor(letter, subscriberId)) ?? NOTHING_NEW;
  };
}

/** Nearly always the next recipient is one of the same letter, and a frozen letter never changes. */
function keepOne<T>(read: (id: string) => Promise<T>): (id: string) => Promise<T> {
  let kept: { id: string; value: T } | undefined;
  return async (id) => {
    if (kept?.id !== id) kept = { id, value: await read(id) };
    return kept.value;
  };
}

/** Tried again after each pause, and then given up, as what the mail server does not take. */
function notMade(error: unknown): typeof NOT_MADE {
  log().warn({ err: error }, 'a letter could not be made for somebody');
  return NOT_MADE;
}

type Recipient = { id: string; subscriberId: string; email: string };

/** The same id at every attempt, so that a mail program that got two would show one. */
async function writeFor(
  letter: Frozen,
  { id, subscriberId, email }: Recipient,
): Promise<WrittenMail> {
  const leaveUrl = unsubscribeUrl(subscriberId);
  const links = { leaveUrl, preferencesUrl: preferencesUrl(subscriberId) };
  const { html, plain } = withLinks(letter, links);
  return writeMail({
    to: email,
    subject: letter.subject,
    html,
    text: plain,
    messageId: `<${id}@${ownDomain()}>`,
    headers: {
      'List-Id': `${SITE_NAME} <lettre.${ownDomain()}>`,
      'List-Unsubscribe': `<${leaveUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
}

async function record(
  claimed: Claimed,
  outcome: Outcome,
  pausesMs: readonly number[],
): Promise<void> {
  switch (outcome.kind) {
    case 'sent':
      return queue.endRecipient(claimed, { state: 'sent' });
    case 'unknown':
      return queue.endRecipient(claimed, { state: 'unknown', reason: outcome.reason });
    case 'refused':
      return queue.endRecipient(claimed, { state: 'failed', ...outcome });
    case 'later': {
      const pause = pausesMs[claimed.attempts];
      if (pause !== undefined) return queue.postponeRecipient(claimed, pause, outcome.reason);
      return queue.endRecipient(claimed, { state: 'failed', reason: outcome.reason });
    }
    case 'away':
    case 'withheld':
      return queue.releaseRecipient(claimed);
  }
}

/** What the mail server said is known here alone, so a database that is away is waited for. */
async function untilDone(step: () => Promise<void>, waitMs = 250): Promise<void> {
  try {
    await step();
  } catch (error) {
    if (waitMs > LONGEST_WAIT_MS) throw error;
    await sleep(waitMs);
    await untilDone(step, 2 * waitMs);
  }
}
