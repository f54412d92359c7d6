import { Readable } from 'node:stream';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { mask } from '@/lib/process/masked-error';
import type { WrittenMail } from './send-mail';

/**
 * sent: the server has it. withheld: it was not handed over, by our own decision. later and
 * refused: the server says so of this mail. away: it takes none at all. unknown: it was handed
 * over, and no answer came.
 */
export type Outcome =
  | { kind: 'sent' | 'withheld' }
  | { kind: 'later' | 'away' | 'unknown'; reason: string }
  | { kind: 'refused'; reason: string; isAddressGone: boolean };

export type Stage = 'before' | 'withheld' | 'handed';

export type SmtpError = Error & {
  code?: string;
  responseCode?: number;
  response?: string;
  command?: string;
};

const LONGEST_REASON = 300;
/** RFC 3463 and 7505: there is no such mailbox, or it takes no mail any more. */
const ADDRESS_GONE = /^5\d\d[ -]5\.(?:1\.(?:1|2|3|6|10)|2\.1)\b/;
/** We are not who may send here, whoever it is for. */
const POLICY = /^5\d\d[ -]5\.7\.\d{1,3}\b/;
const ABOUT_US = new Set([421, 503, 530, 535]);

/** `hasSent`: this very line has carried a mail before. */
export function outcomeOf(error: SmtpError, stage: Stage, hasSent = false): Outcome {
  const { responseCode: code = 0, response = '' } = error;
  if (stage === 'withheld') return { kind: 'withheld' };
  const reason = reasonOf(error);
  if (stage === 'handed' && code < 400) return { kind: 'unknown', reason };
  if (stage === 'before' && isAboutUs(error, hasSent)) return { kind: 'away', reason };
  if (code < 500 && !isUnspeakable(error)) return { kind: 'later', reason };
  return { kind: 'refused', reason, isAddressGone: ADDRESS_GONE.test(response) };
}

/** An address that cannot be said to any server. */
const isUnspeakable = ({ code, responseCode = 0 }: SmtpError) =>
  responseCode === 0 && code === 'EENVELOPE';

function isAboutUs(error: SmtpError, hasSent: boolean): boolean {
  const { responseCode: code = 0, response = '', command = '' } = error;
  // A line that worked and breaks at this mail may break at it each time.
  if (code === 0) return !hasSent && !isUnspeakable(error);
  return ABOUT_US.has(code) || POLICY.test(response) || !['RCPT TO', 'DATA'].includes(command);
}

const MOST_REFUSALS = 10;

/** Nobody has so many wrong addresses in a row: then it is the server that is set up wrongly. */
export function createRefusalJudge(): (outcome: Outcome) => Outcome {
  let refusals = 0;
  return (outcome) => {
    if (outcome.kind === 'sent') refusals = 0;
    if (outcome.kind !== 'refused') return outcome;
    refusals += 1;
    return refusals > MOST_REFUSALS ? { kind: 'away', reason: outcome.reason } : outcome;
  };
}

/** Kept for staff, so it must not tell an address that may be deleted later. */
function reasonOf({ response, message }: SmtpError): string {
  const text = (response ?? message).replace(/[\s\p{C}]+/gu, ' ').trim();
  return String(mask(text)).toWellFormed().slice(0, LONGEST_REASON) || 'no reason given';
}

const MOST_MAILS = 200;

type Timeouts = {
  /** For a connection, a sign-in, and all that is said before the server agrees to take a mail. */
  turnMs: number;
  /** After the last byte of a mail; RFC 5321 (4.5.3.2.6) asks for ten minutes. */
  answerMs: number;
  /** After the last byte of a mail, when the process stops. */
  graceMs: number;
  /** A line that nobody used for so long is closed by us, before the server does it. */
  idleMs: number;
};

const TIMEOUTS: Timeouts = {
  turnMs: 30_000,
  answerMs: 10 * 60_000,
  graceMs: 5000,
  idleMs: 15_000,
};

type Options = Partial<Timeouts> & {
  /** A conversation that has not come to its mail is cut at once, any other one gets a while. */
  stopping?: AbortSignal;
};

/** One connection to the mail server, which many mails go over. */
export function openLine(url: string, options: Options = {}) {
  const { stopping = new AbortController().signal, ...given } = options;
  const timeouts = { ...TIMEOUTS, ...given };
  let open: { connection: SMTPConnection; mails: number } | undefined;
  let idle: NodeJS.Timeout | undefined;
  const close = () => {
    clearTimeout(idle);
    open?.connection.close();
    open = undefined;
  };
  async function current(): Promise<{ connection: SMTPConnection; mails: number }> {
    if (open) return open;
    const connection = await connect(url, timeouts, stopping);
    const forget = () => (open = undefined);
    connection.on('error', forget).on('end', forget);
    return (open = { connection, mails: 0 });
  }
  return {
    close,
    async deliver(mail: WrittenMail, handOver: () => Promise<boolean>): Promise<Outcome> {
      clearTimeout(idle);
      try {
        const { connection, mails } = await current();
        const hasSent = mails > 0;
        const outcome = await send(connection, mail, { handOver, hasSent, timeouts, stopping });
        if (open) open.mails += 1;
        // After anything but a success the state of the line is anybody's guess.
        if (outcome.kind !== 'sent' || (open?.mails ?? 0) >= MOST_MAILS) close();
        else idle = setTimeout(close, timeouts.idleMs);
        return outcome;
      } catch (error) {
        if (stopping.aborted) return { kind: 'withheld' };
        return { kind: 'away', reason: reasonOf(error as SmtpError) };
      }
    },
  };
}

type Sending = {
  handOver: () => Promise<boolean>;
  hasSent: boolean;
  timeouts: Timeouts;
  stopping: AbortSignal;
};

/**
 * `handOver` is asked once the server has agreed to take this mail for this address, right before
 * its first byte; when it says no, the line is cut and the server has nothing.
 */
async function send(
  connection: SMTPConnection,
  { from, to, raw }: WrittenMail,
  { handOver, hasSent, timeouts, stopping }: Sending,
): Promise<Outcome> {
  let stage: Stage = 'before';
  const deadline = createDeadline(stopping);
  const body = Readable.from(
    (async function* () {
      stage = 'withheld';
      deadline.suspend();
      if (!(await handOver()) || deadline.signal.aborted) throw new Error('withheld');
      stage = 'handed';
      deadline.set(timeouts.answerMs, timeouts.graceMs);
      yield raw;
    })(),
  );
  // A line that is cut lets go of its mail, which must not end the process.
  body.on('error', () => undefined);
  try {
    deadline.set(timeouts.turnMs);
    await untilEnd(
      connection,
      (done) => connection.send({ from, to }, body, done),
      deadline.signal,
    );
    return { kind: 'sent' };
  } catch (error) {
    const isStopped = deadline.signal.aborted && stopping.aborted;
    return outcomeOf(
      error as SmtpError,
      stage === 'before' && isStopped ? 'withheld' : stage,
      hasSent,
    );
  } finally {
    deadline.clear();
  }
}

const NO_SIGN_IN =
  'SMTP_URL: it holds a user and a password, but this mail server offers no way to sign in (AUTH), and nothing is sent without it';

async function connect(
  url: string,
  { turnMs, answerMs }: Timeouts,
  stopping: AbortSignal,
): Promise<SMTPConnection> {
  const { auth, ...server } = parseConnectionUrl(url);
  const connection = new SMTPConnection({
    ...server,
    connectionTimeout: turnMs,
    greetingTimeout: turnMs,
    socketTimeout: 2 * answerMs,
  });
  // Without a listener an error of a line that nobody uses would end the process.
  connection.on('error', () => undefined);
  const inTurn = async (work: Work) => {
    const deadline = createDeadline(stopping);
    deadline.set(turnMs);
    await untilEnd(connection, work, deadline.signal).finally(deadline.clear);
  };
  try {
    await inTurn((done) => connection.connect(done));
    if (auth) {
      if (!connection.allowsAuth) throw new Error(NO_SIGN_IN);
      await inTurn((done) => connection.login(auth, done));
    }
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

type Work = (done: (error?: Error | null) => void) => void;

/** A line can break without the answer that was waited for, or be cut by us. */
function untilEnd(connection: SMTPConnection, work: Work, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle: Parameters<Work>[0] = (error) => {
      connection.off('error', settle).off('end', onEnd);
      signal.removeEventListener('abort', onCut);
      if (error) reject(error);
      else resolve();
    };
    const onEnd = () => settle(new Error('the mail server closed the connection'));
    const onCut = () => {
      settle(signal.reason as Error);
      connection.close();
    };
    connection.once('error', settle).once('end', onEnd);
    signal.addEventListener('abort', onCut);
    work(settle);
  });
}

const SILENT = 'the mail server does not answer';
const STOPPED = 'the site was stopped before the mail server answered';

/** Its signal says when nobody waits for the mail server any more. */
function createDeadline(stopping: AbortSignal) {
  const passed = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let inStop = 0;
  const pass = () => passed.abort(new Error(stopping.aborted ? STOPPED : SILENT));
  /** Waits anew, and only so long when everything stops. */
  const set = (ms: number, msInStop = 0) => {
    clearTimeout(timer);
    inStop = msInStop;
    timer = setTimeout(pass, stopping.aborted ? inStop : ms);
  };
  const onStop = () => set(inStop, inStop);
  stopping.addEventListener('abort', onStop);
  return {
    signal: passed.signal,
    set,
    /** Waits without an end, until everything stops. */
    suspend: () => clearTimeout(timer),
    clear() {
      clearTimeout(timer);
      stopping.removeEventListener('abort', onStop);
    },
  };
}
