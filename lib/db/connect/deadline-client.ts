import { Client } from 'pg';

// This is later than the server's own statement_timeout, and early enough to answer within 2.5 s.
const DEADLINE_MS = 2200;

/**
 * Ends a connection that does not answer, which cuts its statement off: a server that hangs keeps
 * no statement_timeout, and pg's query_timeout would leave the connection in the pool with its
 * transaction open.
 */
export class DeadlineClient extends Client {
  #timer: NodeJS.Timeout | undefined;

  constructor(config?: ConstructorParameters<typeof Client>[0]) {
    super(config);
    this.on('drain', () => clearTimeout(this.#timer));
    this.on('end', () => clearTimeout(this.#timer));
  }

  override query = ((...args: unknown[]) => {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.end(), DEADLINE_MS).unref();
    return (super.query as (...args: unknown[]) => unknown)(...args);
  }) as Client['query'];
}
