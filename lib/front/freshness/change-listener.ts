import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Logger } from 'pino';
import { ASK, HEARD, Peers } from './peers';

const CHANNEL = 'content_changed';
const LISTEN = [CHANNEL, ASK, HEARD].map((channel) => `LISTEN ${channel}`).join('; ');
/**
 * Of a machine that lost its power the database hears nothing, and would count its listener for
 * hours: saves would wait for it. On a socket of this machine these settings do nothing.
 */
const DROP_SILENT = [
  ...['tcp_keepalives_idle = 2', 'tcp_keepalives_interval = 1', 'tcp_keepalives_count = 3'],
  'tcp_user_timeout = 5000',
]
  .map((setting) => `SET ${setting}`)
  .join('; ');
/** An instance that is cut off knows it after `cutOffAfterMs` and keeps no page from then on. */
const OPTIONS = {
  retryMs: 250,
  maxRetryMs: 2000,
  checkMs: 500,
  cutOffAfterMs: 2000,
  marginMs: 500,
};

type Options = Partial<typeof OPTIONS> & {
  connect: () => Client;
  onChange: () => void;
  onListening: (isListening: boolean) => void;
  log: Logger;
};

/** Changes made while it was disconnected are unknown, so connecting counts as a change. */
export class ChangeListener {
  readonly #options: Options & typeof OPTIONS;
  readonly #peers = new Peers();
  #client: Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;
  #waitMs: number;
  #own: number | undefined;
  #listeningSince = 0;

  constructor(options: Options) {
    this.#options = { ...OPTIONS, ...options };
    this.#waitMs = this.#options.retryMs;
    this.#options.onListening(false);
    void this.#start();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    this.#peers.drop();
    const client = this.#client;
    this.#client = undefined;
    if (client) end(client);
  }

  /**
   * Resolves once no instance shows what was there before this call: each has said that it heard of
   * it, or has been silent for so long that it has noticed by itself that it is cut off.
   */
  async allHaveHeard(): Promise<void> {
    const { cutOffAfterMs, marginMs } = this.#options;
    const [client, own] = [this.#client, this.#own];
    const longest = cutOffAfterMs + marginMs;
    const left = (since: number) => since + longest - performance.now();
    if (this.#isStopped) return;
    if (!client || own === undefined) return void (await sleep(longest));
    const calledAt = performance.now();
    const asked = withLimit(this.#peers.ask(client, own, longest), longest);
    // An answer that does not come is as good as one, when the time is over.
    await asked.catch(() => sleep(Math.max(0, left(calledAt))));
    const missedAt = Math.max(this.#listeningSince, this.#peers.missedAt());
    if (left(missedAt) > 0) await sleep(left(missedAt));
    this.#peers.forgetMissedBefore(performance.now() - longest);
  }

  async #start(): Promise<void> {
    const { connect, onChange, onListening, cutOffAfterMs, retryMs } = this.#options;
    const client = connect();
    this.#client = client;
    const lost = (error?: Error) => this.#lose(client, error);
    client.on('error', lost).once('end', lost);
    client.on('notification', (message) => {
      if (message.channel === CHANNEL) onChange();
      else this.#peers.hear(client, message);
    });
    let askedAt = 0;
    try {
      await withLimit(client.connect(), cutOffAfterMs);
      await withLimit(client.query(LISTEN), cutOffAfterMs);
      askedAt = performance.now();
      await withLimit(client.query(DROP_SILENT), cutOffAfterMs);
      await withLimit(this.#peers.look(client), cutOffAfterMs);
    } catch (error) {
      return this.#lose(client, error as Error);
    }
    if (this.#client !== client) return;
    this.#waitMs = retryMs;
    this.#own = (client as { processID?: number | null }).processID ?? undefined;
    this.#listeningSince = performance.now();
    onChange();
    onListening(true);
    this.#check(client, askedAt);
  }

  /** A lost network gives no sign, so the connection is tested; `provedAt` is when it was whole. */
  #check(client: Client, provedAt: number): void {
    this.#timer = setTimeout(() => {
      this.#prove(client, provedAt).catch((error: Error) => this.#lose(client, error));
    }, this.#options.checkMs);
    this.#timer.unref();
  }

  /** An answer that comes late says all the same that nothing was missed on the way. */
  async #prove(client: Client, provedAt: number): Promise<void> {
    const { cutOffAfterMs, onListening } = this.#options;
    const askedAt = performance.now();
    const answer = this.#peers.look(client);
    const left = Math.max(1, provedAt + cutOffAfterMs - askedAt);
    const isInTime = await withLimit(answer, left).then(
      () => true,
      () => false,
    );
    if (this.#client !== client) return;
    if (!isInTime) {
      onListening(false);
      await withLimit(answer, cutOffAfterMs);
      if (this.#client !== client) return;
      onListening(true);
    }
    this.#check(client, askedAt);
  }

  #lose(client: Client, error?: Error): void {
    if (this.#client !== client) return;
    const { onListening, log, maxRetryMs } = this.#options;
    this.#client = undefined;
    this.#own = undefined;
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
