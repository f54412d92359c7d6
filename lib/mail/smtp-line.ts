import { Readable } from 'node:stream';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { type Outcome, type SmtpError, type Stage, outcomeOf, reasonOf } from './smtp-outcome';
import type { WrittenMail } from './written-mail';

const PATIENCE_MS = 15_000;
const MOST_MAILS = 200;

export type SmtpLine = {
  deliver: (mail: WrittenMail, handOver: () => Promise<boolean>) => Promise<Outcome>;
  close: () => void;
};

/** One connection to the mail server, which many mails go over. */
export function openLine(url: string): SmtpLine {
  let open: { connection: SMTPConnection; mails: number } | undefined;
  const close = () => {
    open?.connection.close();
    open = undefined;
  };
  return {
    close,
    async deliver(mail, handOver) {
      try {
        open ??= { connection: await connect(url, () => (open = undefined)), mails: 0 };
      } catch (error) {
        return { kind: 'away', reason: reasonOf(error as SmtpError) };
      }
      const outcome = await send(open.connection, mail, handOver, open.mails > 0);
      if (open) open.mails += 1;
      // After anything but a success the state of the line is anybody's guess.
      if (outcome.kind !== 'sent' || (open?.mails ?? 0) >= MOST_MAILS) close();
      return outcome;
    },
  };
}

/**
 * `handOver` is asked once the server has agreed to take this mail for this address, right before
 * its first byte; when it says no, the line is cut and the server has nothing.
 */
async function send(
  connection: SMTPConnection,
  { from, to, raw }: WrittenMail,
  handOver: () => Promise<boolean>,
  hasSent: boolean,
): Promise<Outcome> {
  let stage: Stage = 'before';
  const body = Readable.from(
    (async function* () {
      stage = 'withheld';
      if (!(await handOver())) throw new Error('withheld');
      stage = 'handed';
      yield raw;
    })(),
  );
  try {
    await untilEnd(connection, (done) => connection.send({ from, to }, body, done));
    return { kind: 'sent' };
  } catch (error) {
    return outcomeOf(error as SmtpError, stage, hasSent);
  }
}

async function connect(url: string, onClosed: () => void): Promise<SMTPConnection> {
  const { auth, ...server } = parseConnectionUrl(url);
  const connection = new SMTPConnection({
    ...server,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  // Without a listener an error of a line that nobody uses would end the process.
  connection.on('error', onClosed).on('end', onClosed);
  try {
    await untilEnd(connection, (done) => connection.connect(done));
    if (auth) await untilEnd(connection, (done) => connection.login(auth, done));
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** A line can break without the answer that was waited for. */
async function untilEnd(
  connection: SMTPConnection,
  work: (done: (error?: Error | null) => void) => void,
): Promise<void> {
  let stop: () => void = () => undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const onEnd = () => reject(new Error('the mail server closed the connection'));
      connection.once('error', reject).once('end', onEnd);
      stop = () => connection.off('error', reject).off('end', onEnd);
      work((error) => (error ? reject(error) : resolve()));
    });
  } finally {
    stop();
  }
}
