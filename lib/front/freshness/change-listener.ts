import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client, Notification } from 'pg';
import { inTime } from '@/lib/process/in-time';
import { log } from '@/lib/process/log';

/** Every instance listens on a connection with this name, so the database knows who they are. */
export const LISTENER = 'guide-listener';

const CHANNEL = 'content_changed';
const ASK = 'content_heard_ask';
const HEARD = 'content_heard';
const LISTEN = [CHANNEL, ASK, HEARD].map((channel) => `LISTEN ${channel}`).join('; ');
/**
 * Of a machine that lost its power the database hears nothing, and would count its listener for
 * hours: saves would wait for it. On a socket of this machine these settings do nothing.
 */
const DROP_SILENT = `SET tcp_keepalives_idle = 2; SET tcp_keepalives_interval = 1;
  SET tcp_keepalives_count = 3; SET tcp_user_timeout = 5000`;

const RETRY_MS = 250;
const MAX_RETRY_MS = 2000;
const CHECK_MS = 500;
/** An instance that is cut off knows it after so long, and keeps no page from then on. */
const CUT_OFF_AFTER_MS = 2000;
/** After so long everybody else may be sure of that. */
const SURELY_CUT_OFF_MS = CUT_OFF_AFTER_MS + 500;

type Options = {
  connect: () => Client;
  onChange: () => void;
  onListening: (isListening: boolean) => void;
};

/** Changes made while it was disconnected are unknown, so connecting counts as a change. */
export class ChangeListener {
  readonly #options: Options;
  readonly #peers = new Peers();
  #client: Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;
  #waitMs = RETRY_MS;
  #isListening = false;
  #listeningSince = 0;

  constructor(options: Options) {
    this.#options = options;
    options.onListening(false);
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
    const client = this.#client;
    const left = (since: number) => since + SURELY_CUT_OFF_MS - performance.now();
    if (this.#isStopped) return;
    if (!client || !this.#isListening) return void (await sleep(SURELY_CUT_OFF_MS));
    const calledAt = performance.now();
    const asked = inTime(this.#peers.ask(client), SURELY_CUT_OFF_MS);
    // An answer that does not come is as good as one, when the time is over.
    await asked.catch(() => sleep(Math.max(0, left(calledAt))));
    const missedAt = Math.max(this.#listeningSince, this.#peers.missedAt());
    if (left(missedAt) > 0) await sleep(left(missedAt));
    this.#peers.forgetMissedBefore(performance.now() - SURELY_CUT_OFF_MS);
  }

  async #start(): Promise<void> {
    const { connect, onChange, onListening } = this.#options;
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
      await inTime(client.connect(), CUT_OFF_AFTER_MS);
      await inTime(client.query(`${LISTEN}; ${DROP_SILENT}`), CUT_OFF_AFTER_MS);
      askedAt = performance.now();
      await inTime(this.#peers.look(client), CUT_OFF_AFTER_MS);
    } catch (error) {
      return this.#lose(client, error as Error);
    }
    if (this.#client !== client) return;
    this.#waitMs = RETRY_MS;
    this.#isListening = true;
    this.#listeningSince = performance.now();
    onChange();
    onListening(true);
    this.#check(client, askedAt);
  }

  /** A lost network gives no sign, so the connection is tested; `provedAt` is when it was whole. */
  #check(client: Client, provedAt: number): void {
    this.#timer = setTimeout(() => {
      this.#prove(client, provedAt).catch((error: Error) => this.#lose(client, error));
    }, CHECK_MS);
    this.#timer.unref();
  }

  /** An answer that comes late says all the same that nothing was missed on the way. */
  async #prove(client: Client, provedAt: number): Promise<void> {
    const { onListening } = this.#options;
    const askedAt = performance.now();
    const answer = this.#peers.look(client);
    const left = Math.max(1, provedAt + CUT_OFF_AFTER_MS - askedAt);
    const answered = answer.then(() => true);
    const isInTime = await inTime(answered, left).catch(() => false);
    if (this.#client !== client) return;
    if (!isInTime) {
      onListening(false);
      await inTime(answer, CUT_OFF_AFTER_MS);
      if (this.#client !== client) return;
      onListening(true);
    }
    this.#check(client, askedAt);
  }

  #lose(client: Client, error?: Error): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    this.#isListening = false;
    clearTimeout(this.#timer);
    this.#options.onListening(false);
    end(client);
    if (this.#isStopped) return;
    log().warn({ err: error }, 'not listening for changes: every page is rendered anew');
    this.#timer = setTimeout(() => void this.#start(), this.#waitMs);
    this.#waitMs = Math.min(2 * this.#waitMs, MAX_RETRY_MS);
  }
}

function end(client: Client): void {
  client.on('error', () => undefined);
  client.end().catch(() => undefined);
}

const WHO_LISTENS = `SELECT pid FROM pg_stat_activity
  WHERE application_name = '${LISTENER}' AND datname = current_database()
    AND pid <> pg_backend_pid()`;

type Round = { missing: Set<number>; all: () => void };

/** Which other instances listen, and which have heard of all up to a moment. */
class Peers {
  #listening = new Set<number>();
  /** When a listener was missed first: it may be there still, and not know that it is cut off. */
  readonly #missedAt = new Map<number, number>();
  readonly #rounds = new Map<string, Round>();

  /** Also proves that the connection answers. */
  async look(client: Client): Promise<void> {
    const { rows } = await client.query<{ pid: number }>(WHO_LISTENS);
    const listening = new Set(rows.map(({ pid }) => pid));
    for (const pid of this.#listening) {
      if (!listening.has(pid)) this.#missedAt.set(pid, performance.now());
    }
    this.#listening = listening;
  }

  /** Since when nobody is missed. */
  missedAt(): number {
    return Math.max(0, ...this.#missedAt.values());
  }

  forgetMissedBefore(moment: number): void {
    for (const [pid, at] of this.#missedAt) if (at < moment) this.#missedAt.delete(pid);
  }

  /** PostgreSQL delivers in order: who answers has heard of what was committed before the question. */
  async ask(client: Client): Promise<void> {
    await this.look(client);
    const missing = new Set(this.#listening);
    if (missing.size === 0) return;
    const name = randomUUID();
    const everybody = new Promise<void>((all) => this.#rounds.set(name, { missing, all }));
    try {
      await client.query('SELECT pg_notify($1, $2)', [ASK, name]);
      await inTime(everybody, SURELY_CUT_OFF_MS);
    } finally {
      this.#rounds.delete(name);
    }
  }

  /** For an instance that waits for no more than its deadline. */
  drop(): void {
    for (const { all } of this.#rounds.values()) all();
    this.#rounds.clear();
  }

  hear(client: Client, { channel, payload = '', processId }: Notification): void {
    if (channel === ASK) {
      client.query('SELECT pg_notify($1, $2)', [HEARD, payload]).catch(() => undefined);
    }
    const round = channel === HEARD ? this.#rounds.get(payload) : undefined;
    round?.missing.delete(processId);
    if (round?.missing.size === 0) round.all();
  }
}
