import { Readable } from 'node:stream';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { PATIENCE, type Patience, createCut } from './patience';
import { type Outcome, type SmtpError, type Stage, outcomeOf, reasonOf } from './smtp-outcome';
import type { WrittenMail } from './written-mail';

const MOST_MAILS = 200;

export type SmtpLine = {
  deliver: (mail: WrittenMail, handOver: () => Promise<boolean>) => Promise<Outcome>;
  close: () => void;
};

type Options = Partial<Patience> & {
  /** A conversation that has not come to its mail is cut at once, any other one gets a while. */
  stopping?: AbortSignal;
};

/** One connection to the mail server, which many mails go over. */
export function openLine(url: string, options: Options = {}): SmtpLine {
  const { stopping = new AbortController().signal, ...given } = options;
  const patience = { ...PATIENCE, ...given };
  let open: { connection: SMTPConnection; mails: number } | undefined;
  let idle: NodeJS.Timeout | undefined;
  const close = () => {
    clearTimeout(idle);
    open?.connection.close();
    open = undefined;
  };
  async function current(): Promise<{ connection: SMTPConnection; mails: number }> {
    if (open) return open;
    const connection = await connect(url, patience, stopping);
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
        const outcome = await send(connection, mail, { handOver, hasSent, patience, stopping });
        if (open) open.mails += 1;
        // After anything but a success the state of the line is anybody's guess.
        if (outcome.kind !== 'sent' || (open?.mails ?? 0) >= MOST_MAILS) close();
        else idle = setTimeout(close, patience.idleMs);
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
  patience: Patience;
  stopping: AbortSignal;
};

/**
 * `handOver` is asked once the server has agreed to take this mail for this address, right before
 * its first byte; when it says no, the line is cut and the server has nothing.
 */
async function send(
  connection: SMTPConnection,
  { from, to, raw }: WrittenMail,
  { handOver, hasSent, patience, stopping }: Sending,
): Promise<Outcome> {
  let stage: Stage = 'before';
  const cut = createCut(stopping);
  const body = Readable.from(
    (async function* () {
      stage = 'withheld';
      cut.rest();
      if (!(await handOver()) || cut.signal.aborted) throw new Error('withheld');
      stage = 'handed';
      cut.wait(patience.answerMs, patience.graceMs);
      yield raw;
    })(),
  );
  // A line that is cut lets go of its mail, which must not end the process.
  body.on('error', () => undefined);
  try {
    cut.wait(patience.turnMs);
    await untilEnd(connection, (done) => connection.send({ from, to }, body, done), cut.signal);
    return { kind: 'sent' };
  } catch (error) {
    const isStopped = cut.signal.aborted && stopping.aborted;
    return outcomeOf(
      error as SmtpError,
      stage === 'before' && isStopped ? 'withheld' : stage,
      hasSent,
    );
  } finally {
    cut.end();
  }
}

const NO_SIGN_IN =
  'SMTP_URL: it holds a user and a password, but this mail server offers no way to sign in (AUTH), and nothing is sent without it';

async function connect(
  url: string,
  { turnMs, answerMs }: Patience,
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
    const cut = createCut(stopping);
    cut.wait(turnMs);
    await untilEnd(connection, work, cut.signal).finally(cut.end);
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
async function untilEnd(connection: SMTPConnection, work: Work, cut: AbortSignal): Promise<void> {
  let stop: () => void = () => undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const onEnd = () => reject(new Error('the mail server closed the connection'));
      const onCut = () => {
        reject(cut.reason as Error);
        connection.close();
      };
      connection.once('error', reject).once('end', onEnd);
      cut.addEventListener('abort', onCut);
      stop = () => {
        connection.off('error', reject).off('end', onEnd);
        cut.removeEventListener('abort', onCut);
      };
      work((error) => (error ? reject(error) : resolve()));
    });
  } finally {
    stop();
  }
}
