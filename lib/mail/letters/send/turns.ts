import { setTimeout as wait } from 'node:timers/promises';
import { nextDueMs, settleLetters, startDueLetters } from '@/lib/db/statements/letter-queue';
import { startDueDigests } from '../digests';
import { type Line, createLine } from './send-one';

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
export type Turn = () => Promise<number | undefined>;

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
    if (ms > 0) await wait(ms, undefined, { signal }).catch(() => undefined);
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
