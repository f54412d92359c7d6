import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { type Patience, createCut } from './patience';

const NO_SIGN_IN =
  'SMTP_URL: it holds a user and a password, but this mail server offers no way to sign in (AUTH), and nothing is sent without it';

export async function connect(
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
export async function untilEnd(
  connection: SMTPConnection,
  work: Work,
  cut: AbortSignal,
): Promise<void> {
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
