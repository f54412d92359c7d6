import type { Client, Notification } from 'pg';

/** Every instance listens on a connection with this name, so the database knows who they are. */
export const LISTENER = 'guide-listener';
export const ASK = 'content_heard_ask';
export const HEARD = 'content_heard';

const WHO_LISTENS = `SELECT pid FROM pg_stat_activity
  WHERE application_name = '${LISTENER}' AND datname = current_database()`;

type Round = { missing: Set<number>; all: () => void };

/** Which instances listen, and which of them have heard of everything up to a moment. */
export class Peers {
  readonly #now: () => number;
  #listening = new Set<number>();
  /** When a listener was missed first: it may be there still, and not know that it is cut off. */
  readonly #missedAt = new Map<number, number>();
  readonly #rounds = new Map<string, Round>();
  #lastRound = 0;

  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  /** Also proves that the connection answers. */
  async look(client: Client): Promise<void> {
    const { rows } = await client.query<{ pid: number }>(WHO_LISTENS);
    const listening = new Set(rows.map(({ pid }) => pid));
    for (const pid of this.#listening) {
      if (!listening.has(pid)) this.#missedAt.set(pid, this.#now());
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
  async ask(client: Client, own: number, limitMs: number): Promise<void> {
    await this.look(client);
    const missing = new Set(this.#listening);
    missing.delete(own);
    if (missing.size === 0) return;
    this.#lastRound += 1;
    const name = `${own} ${this.#lastRound}`;
    const everybody = new Promise<void>((all) => this.#rounds.set(name, { missing, all }));
    // Whoever is silent for longer is waited for no more.
    const timer = setTimeout(() => this.#rounds.get(name)?.all(), limitMs);
    try {
      await client.query('SELECT pg_notify($1, $2)', [ASK, name]);
      await everybody;
    } finally {
      clearTimeout(timer);
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
