import { Client } from 'pg';

// Later than the server's own statement_timeout, and early enough to answer within 2.5 seconds.
const DEADLINE_MS = 2200;

/**
 * Gives up a connection that does not answer: a lost network, or the embedded database, which
 * knows no statement_timeout. pg's own query_timeout would leave the connection in the pool, its
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
    this.#timer = setTimeout(() => this.connection.stream.destroy(), DEADLINE_MS).unref();
    return (super.query as (...args: unknown[]) => unknown)(...args);
  }) as Client['query'];
}
