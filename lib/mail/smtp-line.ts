import { Readable } from 'node:stream';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { type Outcome, type SmtpError, type Stage, outcomeOf, reasonOf } from './smtp-outcome';
import type { WrittenMail } from './send-mail';

const MOST_MAILS = 200;

export type SmtpLine = {
  deliver: (mail: WrittenMail, handOver: () => Promise<boolean>) => Promise<Outcome>;
  close: () => void;
};

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
export function openLine(url: string, options: Options = {}): SmtpLine {
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
    async deliver(mail, handOver) {
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
async function untilEnd(
  connection: SMTPConnection,
  work: Work,
  signal: AbortSignal,
): Promise<void> {
  let stop: () => void = () => undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const onEnd = () => reject(new Error('the mail server closed the connection'));
      const onCut = () => {
        reject(signal.reason as Error);
        connection.close();
      };
      connection.once('error', reject).once('end', onEnd);
      signal.addEventListener('abort', onCut);
      stop = () => {
        connection.off('error', reject).off('end', onEnd);
        signal.removeEventListener('abort', onCut);
      };
      work((error) => (error ? reject(error) : resolve()));
    });
  } finally {
    stop();
  }
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
