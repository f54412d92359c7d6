import { inBackground } from '@/lib/process/background-work';
import { log } from '@/lib/process/log';
import type { Patience } from '@/lib/mail/patience';
import { settleLetters, startDueLetters } from '@/lib/db/statements/letter-queue';
import { prepareNextDigest, startDueDigests } from '../digest/digests';
import { type Line, createSender } from './sender';
import { type Rhythm, createPace, createSleep } from './rhythm';

export type SendingOptions = Partial<typeof PATIENCE> & {
  smtpUrl: string;
  connections: number;
  perMinute: number;
  /** With the mail server. */
  patience?: Partial<Patience>;
  /** By which the day of a digest is over. */
  now?: () => Date;
};

const MINUTE = 60_000;

const PATIENCE = {
  /** Longer than a mail server may keep us waiting before it has agreed to take a mail. */
  leaseMs: 2 * MINUTE,
  /** After each temporary refusal; then it is given up. */
  pausesMs: [1, 5, 15, 60, 240].map((minutes) => minutes * MINUTE),
  /** How soon a letter that was just released begins. */
  idleMs: 3000,
  /** How often it is looked whether a digest is to be prepared. */
  digestMs: MINUTE,
};

const DOUBT = 'Handed over, but the server was stopped before the answer came';
const LONGEST_WAIT_MS = MINUTE;

/** Works until it is stopped. Any number of instances may do so on one database. */
export function startSending(options: SendingOptions): { stop: () => void } {
  const settings = { ...PATIENCE, ...options };
  const stopping = new AbortController();
  const sleep = createSleep(stopping.signal);
  const rhythm = { sleep, pace: createPace(settings.perMinute, sleep), signal: stopping.signal };
  const lines = Array.from({ length: settings.connections }, () =>
    createSender(settings, stopping.signal),
  );
  void inBackground(
    Promise.all([
      keepBooks(rhythm, settings.idleMs, settings.now),
      keepDigests(rhythm, settings.digestMs),
      ...lines.map((line) => work(line, rhythm, settings.idleMs)),
    ]),
  );
  return { stop: () => stopping.abort() };
}

/** Ends what is done and starts what is due; what fails in one keeps nothing from the others. */
async function keepBooks(
  { sleep, signal }: Rhythm,
  idleMs: number,
  now?: () => Date,
): Promise<void> {
  while (!signal.aborted) {
    await trying(() => settleLetters(DOUBT));
    await trying(() => startDueLetters());
    await trying(() => startDueDigests(now?.()));
    await sleep(idleMs);
  }
}

async function keepDigests({ sleep, signal }: Rhythm, everyMs: number): Promise<void> {
  while (!signal.aborted) {
    await trying(() => prepareNextDigest());
    await sleep(everyMs);
  }
}

async function work(line: Line, { sleep, pace, signal }: Rhythm, idleMs: number): Promise<void> {
  let waitMs = idleMs;
  while (!signal.aborted) {
    await pace();
    if (signal.aborted) break;
    const done = await trying(() => line.sendOne());
    if (done === 'sent') {
      waitMs = idleMs;
      continue;
    }
    if (done === 'nothing') line.rest();
    // A mail server or a database that is away is asked less and less often.
    waitMs = done === 'nothing' ? idleMs : Math.min(2 * waitMs, LONGEST_WAIT_MS);
    await sleep(waitMs);
  }
  line.rest();
}

async function trying<T>(step: () => Promise<T>): Promise<T | undefined> {
  try {
    return await step();
  } catch (error) {
    log().warn({ err: error }, 'letters wait for the database');
    return undefined;
  }
}
