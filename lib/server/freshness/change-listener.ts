import type { Client } from 'pg';
import type { Logger } from 'pino';

const CHANNEL = 'content_changed';
const OPTIONS = { retryMs: 250, maxRetryMs: 2000, checkMs: 500, answerMs: 1500 };

type Options = Partial<typeof OPTIONS> & {
  connect: () => Client;
  onChange: () => void;
  onListening: (isListening: boolean) => void;
  log: Logger;
};

/** Changes made while it was disconnected are unknown, so connecting counts as a change. */
export class ChangeListener {
  readonly #options: Options & typeof OPTIONS;
  #client: Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;
  #waitMs: number;

  constructor(options: Options) {
    this.#options = { ...OPTIONS, ...options };
    this.#waitMs = this.#options.retryMs;
    this.#options.onListening(false);
    void this.#start();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    const client = this.#client;
    this.#client = undefined;
    if (client) end(client);
  }

  async #start(): Promise<void> {
    const { connect, onChange, onListening, answerMs, retryMs } = this.#options;
    const client = connect();
    this.#client = client;
    const lost = (error?: Error) => this.#lose(client, error);
    client.on('error', lost).once('end', lost);
    client.on('notification', ({ channel }) => {
      if (channel === CHANNEL) onChange();
    });
    try {
      await withLimit(client.connect(), answerMs);
      await withLimit(client.query(`LISTEN ${CHANNEL}`), answerMs);
    } catch (error) {
      return this.#lose(client, error as Error);
    }
    if (this.#client !== client) return;
    this.#waitMs = retryMs;
    onChange();
    onListening(true);
    this.#check(client);
  }

  /** A lost network gives no sign, so the connection is tested from time to time. */
  #check(client: Client): void {
    const { answerMs, checkMs } = this.#options;
    this.#timer = setTimeout(() => {
      withLimit(client.query('SELECT 1'), answerMs).then(
        () => this.#client === client && this.#check(client),
        (error: Error) => this.#lose(client, error),
      );
    }, checkMs);
    this.#timer.unref();
  }

  #lose(client: Client, error?: Error): void {
    if (this.#client !== client) return;
    const { onListening, log, maxRetryMs } = this.#options;
    this.#client = undefined;
    clearTimeout(this.#timer);
    onListening(false);
    end(client);
    if (this.#isStopped) return;
    log.warn({ err: error }, 'not listening for changes: every page is rendered anew');
    this.#timer = setTimeout(() => void this.#start(), this.#waitMs);
    this.#waitMs = Math.min(2 * this.#waitMs, maxRetryMs);
  }
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
