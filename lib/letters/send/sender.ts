import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Claimed,
  type Frozen,
  claimRecipient,
  dropRecipient,
  endRecipient,
  keepHandedOver,
  markHandedOver,
  noteTrouble,
  postponeRecipient,
  releaseRecipient,
} from '@/lib/db/statements/letter-queue';
import type { Patience } from '@/lib/mail/patience';
import { openLine } from '@/lib/mail/smtp-line';
import { type Outcome, createDistrust } from '@/lib/mail/smtp-outcome';
import { log } from '@/lib/process/log';
import { NOTHING_NEW, createTexts } from './texts';
import { writeFor } from './write-for';

const LONGEST_WAIT_MS = 30_000;
const NOT_MADE = 'The letter could not be made';

type Settings = {
  smtpUrl: string;
  leaseMs: number;
  pausesMs: readonly number[];
  patience?: Partial<Patience>;
};

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
export function createSender(settings: Settings, stopping: AbortSignal): Line {
  const { smtpUrl, leaseMs, pausesMs, patience } = settings;
  const line = openLine(smtpUrl, { ...patience, stopping });
  const textFor = createTexts();
  const trust = createDistrust();
  let isInTrouble = true;

  async function sendOne(onClaim: () => Promise<void>) {
    const claimed = await claimRecipient(leaseMs);
    if (!claimed) return 'nothing';
    await onClaim();
    const text = await textFor(claimed).catch(notMade);
    if (text === NOT_MADE) {
      await patiently(() => record(claimed, { kind: 'later', reason: NOT_MADE }, pausesMs));
      return 'sent';
    }
    if (text === NOTHING_NEW) {
      await dropRecipient(claimed);
      return 'sent';
    }
    const outcome = trust(await deliver(claimed, text));
    await patiently(() => record(claimed, outcome, pausesMs));
    if (outcome.kind === 'away') {
      isInTrouble = true;
      await noteTrouble(outcome.reason);
      log().warn({ reason: outcome.reason }, 'the mail server takes no letters');
      return 'away';
    }
    if (isInTrouble && outcome.kind === 'sent') {
      await noteTrouble(null);
      isInTrouble = false;
    }
    return 'sent';
  }

  async function deliver(claimed: Claimed, text: Frozen | undefined): Promise<Outcome> {
    const { email, subscriberId } = claimed;
    if (!text || email === null || subscriberId === null) return { kind: 'withheld' };
    const mail = await writeFor(text, { id: claimed.id, email, subscriberId });
    const keeping = keepLease(() => keepHandedOver(claimed, leaseMs), leaseMs / 3);
    const handOver = async () => (await markHandedOver(claimed, leaseMs)) && keeping.begin();
    return line.deliver(mail, handOver).finally(keeping.end);
  }

  return { sendOne, rest: line.close };
}

/** Tried again after each pause, and then given up, as what the mail server does not take. */
function notMade(error: unknown): typeof NOT_MADE {
  log().warn({ err: error }, 'a letter could not be made for somebody');
  return NOT_MADE;
}

async function record(
  claimed: Claimed,
  outcome: Outcome,
  pausesMs: readonly number[],
): Promise<void> {
  switch (outcome.kind) {
    case 'sent':
      return endRecipient(claimed, { state: 'sent' });
    case 'unknown':
      return endRecipient(claimed, { state: 'unknown', reason: outcome.reason });
    case 'refused':
      return endRecipient(claimed, { state: 'failed', ...outcome });
    case 'later': {
      const pause = pausesMs[claimed.attempts];
      if (pause !== undefined) return postponeRecipient(claimed, pause, outcome.reason);
      return endRecipient(claimed, { state: 'failed', reason: outcome.reason });
    }
    case 'away':
    case 'withheld':
      return releaseRecipient(claimed);
  }
}

/** What the mail server said is known here alone, so a database that is away is waited for. */
async function patiently(step: () => Promise<void>, waitMs = 250): Promise<void> {
  try {
    await step();
  } catch (error) {
    if (waitMs > LONGEST_WAIT_MS) throw error;
    await sleep(waitMs);
    await patiently(step, 2 * waitMs);
  }
}

/** A mail server may think for longer than a lease; as long as we live, nobody else need doubt. */
function keepLease(renew: () => Promise<void>, everyMs: number) {
  let timer: NodeJS.Timeout | undefined;
  return {
    begin(): true {
      timer = setInterval(() => void renew().catch(() => undefined), everyMs);
      return true;
    },
    end: () => clearInterval(timer),
  };
}
