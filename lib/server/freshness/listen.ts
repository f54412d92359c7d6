import type { Client } from 'pg';
import type { Logger } from 'pino';

const CHANNEL = 'content_changed';
const OPTIONS = { retryMs: 250, maxRetryMs: 2000, checkMs: 5000, answerMs: 2000 };

type Options = Partial<typeof OPTIONS> & {
  connect: () => Client;
  /** Another instance, or somebody with psql, changed content. */
  onChange: () => void;
  /** Whether changes made elsewhere are heard of. */
  onListening: (isListening: boolean) => void;
  log: Logger;
};

/**
 * Hears of changes through PostgreSQL's NOTIFY, on a connection of its own. What was changed while
 * it was down is unknown, so a new connection counts as a change.
 */
export function listenForChanges({ connect, onChange, onListening, log, ...given }: Options) {
  const { retryMs, maxRetryMs, checkMs, answerMs } = { ...OPTIONS, ...given };
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let wait = retryMs;
  onListening(false);

  async function start(): Promise<void> {
    const current = connect();
    client = current;
    const lost = (error?: Error) => lose(current, error);
    current.on('error', lost).once('end', lost);
    current.on('notification', ({ channel }) => {
      if (channel === CHANNEL) onChange();
    });
    try {
      await withLimit(current.connect(), answerMs);
      await withLimit(current.query(`LISTEN ${CHANNEL}`), answerMs);
    } catch (error) {
      return lose(current, error as Error);
    }
    if (client !== current) return;
    wait = retryMs;
    onChange();
    onListening(true);
    check(current);
  }

  /** A network that went away says nothing; so it is asked now and then. */
  function check(current: Client): void {
    timer = setTimeout(() => {
      withLimit(current.query('SELECT 1'), answerMs).then(
        () => client === current && check(current),
        (error: Error) => lose(current, error),
      );
    }, checkMs);
    timer.unref();
  }

  function lose(current: Client, error?: Error): void {
    if (client !== current) return;
    client = undefined;
    clearTimeout(timer);
    onListening(false);
    end(current);
    if (isStopped) return;
    log.warn({ err: error }, 'not listening for changes: every page is rendered anew');
    timer = setTimeout(() => void start(), wait);
    wait = Math.min(2 * wait, maxRetryMs);
  }

  void start();
  return {
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
      const current = client;
      client = undefined;
      if (current) end(current);
    },
  };
}

function end(client: Client): void {
  client.on('error', () => undefined);
  client.end().catch(() => undefined);
}

async function withLimit<T>(work: Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), limitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    work.catch(() => undefined);
  }
}
