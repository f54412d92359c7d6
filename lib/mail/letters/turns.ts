import { setTimeout as sleep } from 'node:timers/promises';
import * as queue from '@/lib/db/statements/letter-queue';
import {
  nextDueMs,
  settleLetters,
  startDueLetters,
  type Claimed,
  type Frozen,
} from '@/lib/db/statements/letter-queue';
import { openLine, type Outcome, createRefusalJudge } from '@/lib/mail/smtp-line';
import { type WrittenMail, ownDomain, writeMail } from '@/lib/mail/send-mail';
import { preferencesUrl, unsubscribeUrl } from '@/lib/mail/newsletter/tokens';
import { log } from '@/lib/process/log';
import { SITE_NAME } from '@/lib/site';
import { startDueDigests, createDigestWriter } from './digests';
import { withLinks } from './parts';

export type SendingOptions = Partial<typeof DEFAULTS> & {
  smtpUrl: string;
  connections: number;
  perMinute: number;
  /** Has another line begun, here or on another instance. */
  askForHelp?: Help;
  /** By which the day of a digest is over. */
  now?: () => Date;
};

type Help = () => Promise<unknown>;

const MINUTE = 60_000;

const DEFAULTS = {
  /** Longer than a mail server may keep us waiting before it has agreed to take a mail. */
  leaseMs: 2 * MINUTE,
  /** After each temporary refusal; then it is given up. */
  pausesMs: [1, 5, 15, 60, 240].map((minutes) => minutes * MINUTE),
  /** Then another turn begins, if there is more to send. */
  turnMs: MINUTE,
};

const DOUBT = 'Handed over, but the server was stopped before the answer came';
/** After a mail server took nothing; doubled each time. */
const FIRST_WAIT_MS = 3000;
/** What is due and was not taken is in somebody's hands for a moment. */
const SHORTEST_WAIT_MS = 1000;

/** Says in how many milliseconds there will be more, if that is soon. */
type Turn = () => Promise<number | undefined>;

/**
 * A turn for each connection, which sends what is due until nothing is or its time is over. Any
 * number of instances may be in theirs.
 */
export function createTurns(options: SendingOptions, stopping: AbortSignal): Turn[] {
  const settings = { ...DEFAULTS, ...options };
  const { askForHelp = async () => undefined } = options;
  const pace = createPace(settings.perMinute, createSleep(stopping));
  return Array.from({ length: settings.connections }, () => {
    const line = createLine(settings, stopping);
    let waitMs = FIRST_WAIT_MS;
    return async () => {
      const [, ended] = await tryAll([
        () => settleAndStart(settings.now),
        () => send(line, { pace, turnMs: settings.turnMs, stopping, askForHelp }),
        () => settleAndStart(settings.now),
      ]);
      waitMs = ended === 'away' ? Math.min(2 * waitMs, MINUTE) : FIRST_WAIT_MS;
      if (ended === 'away') return waitMs;
      const dueMs = await nextDueMs();
      return dueMs === undefined || ended === 'over' ? dueMs : Math.max(dueMs, SHORTEST_WAIT_MS);
    };
  });
}

type Sending = {
  pace: () => Promise<void>;
  turnMs: number;
  stopping: AbortSignal;
  askForHelp: Help;
};

async function send(line: Line, { pace, turnMs, stopping, askForHelp }: Sending) {
  const end = performance.now() + turnMs;
  let isHelped = false;
  // Where there is one there are more, and another line may have time.
  const callHelp = async () => {
    if (!isHelped) await askForHelp();
    isHelped = true;
  };
  try {
    while (performance.now() < end) {
      await pace();
      if (stopping.aborted) return 'stopped';
      const done = await line.sendOne(callHelp);
      if (done !== 'sent') return done;
    }
    return 'over';
  } finally {
    line.rest();
  }
}

/** Ends what is done and starts what is due. */
async function settleAndStart(now?: () => Date): Promise<void> {
  await tryAll([
    () => settleLetters(DOUBT),
    () => startDueLetters(),
    () => startDueDigests(now?.()),
  ]);
}

/** What fails in one keeps nothing from the others. */
async function tryAll(steps: (() => Promise<unknown>)[]): Promise<unknown[]> {
  const done: unknown[] = [];
  const failures: unknown[] = [];
  for (const step of steps) {
    try {
      done.push(await step());
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return done;
}

type Sleep = (ms: number) => Promise<void>;

/** Ends early, and without an error, when everything stops. */
export function createSleep(signal: AbortSignal): Sleep {
  return async (ms) => {
    if (ms > 0) await sleep(ms, undefined, { signal }).catch(() => undefined);
  };
}

/** Time that nobody used is not saved up, so that a pause is never followed by a burst. */
export function createPace(
  perMinute: number,
  sleep: Sleep,
  now = () => performance.now(),
): () => Promise<void> {
  const step = 60_000 / perMinute;
  let next = 0;
  return async () => {
    const mine = Math.max(now(), next);
    next = mine + step;
    await sleep(mine - now());
  };
}

const LONGEST_WAIT_MS = 30_000;
const NOT_MADE = 'The letter could not be made';

type Settings = { smtpUrl: string; leaseMs: number; pausesMs: readonly number[] };

type Line = ReturnType<typeof createLine>;

/**
 * Each recipient goes through three statements: it is claimed for a while, it is marked as handed
 * over right before the first byte, and what became of it is written down. Whoever is killed before
 * the mark leaves a claim that runs out; after it, nobody tries again (decision 047).
 */
function createLine(settings: Settings, stopping: AbortSignal) {
  const { smtpUrl, leaseMs, pausesMs } = settings;
  const line = openLine(smtpUrl, { stopping });
  const textFor = createTexts();
  const judged = createRefusalJudge();
  let isInTrouble = true;

  /** nothing: there is nothing to do. away: the mail server takes nothing. */
  async function sendOne(onClaim: () => Promise<void>): Promise<'sent' | 'nothing' | 'away'> {
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
  const writeDigestFor = createDigestWriter();
  // Nearly always the next recipient is one of the same letter, and a frozen letter never changes.
  let letter: queue.Going | undefined;
  return async ({ letterId, subscriberId, email }: Claimed) => {
    if (letter?.id !== letterId) letter = await queue.readGoingLetter(letterId);
    if (!letter || subscriberId === null || email === null) return undefined;
    if (letter.html !== null) return letter;
    return (await writeDigestFor(letter, subscriberId)) ?? NOTHING_NEW;
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
