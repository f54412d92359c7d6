import type { PGlite } from '@electric-sql/pglite';

/**
 * pglite-socket lets other connections in between the messages of one parametrised query (Parse to
 * Sync), though all share the unnamed statement; so an open exchange counts as a transaction here.
 */
export function takeTurns(engine: PGlite, onCrash: (error: unknown) => void): PGlite {
  const isInTransaction = engine.isInTransaction.bind(engine);
  const send = engine.execProtocolRawStream.bind(engine);
  let isMidExchange = false;
  let silentSeconds = 0;

  engine.isInTransaction = () => isMidExchange || isInTransaction();
  engine.execProtocolRawStream = async (message, options) => {
    const kind = String.fromCharCode(message[0] ?? 0);
    const onRawData = (data: Uint8Array) => {
      options.onRawData(data);
      const text = Buffer.from(data.buffer, data.byteOffset, data.length);
      if (text.includes(PANIC)) onCrash(new Error('PostgreSQL panicked'));
    };
    try {
      await send(message, { ...options, onRawData });
    } catch (error) {
      onCrash(error);
      throw error;
    } finally {
      silentSeconds = 0;
    }
    if (OPENS_EXCHANGE.has(kind)) isMidExchange = true;
    if (ENDS_EXCHANGE.has(kind)) isMidExchange = false;
  };
  // pglite-socket calls this only for a lost connection, which may still owe a Sync.
  engine.exec = async () => {
    for (const message of [SYNC, ROLLBACK]) {
      await engine.execProtocolRawStream(message, { onRawData: () => undefined });
    }
    return [];
  };
  setInterval(() => {
    // Counted, not read off the clock, which somebody may set.
    silentSeconds += 1;
    if (engine.ready && isInTransaction() && silentSeconds > ABANDONED_SECONDS) {
      onCrash(new Error('a client left a transaction open, which keeps all others waiting'));
    }
  }, 1000).unref();
  return engine;
}

// This is longer than any transaction of Prisma, which ends after five seconds.
const ABANDONED_SECONDS = 15;

const OPENS_EXCHANGE = new Set(['P', 'B', 'D', 'E', 'C', 'H']);
const ENDS_EXCHANGE = new Set(['S', 'Q']);
// A fatal error begins like this, and its NULs keep a text value from matching.
const PANIC = 'SPANIC\0VPANIC\0';
const SYNC = protocolMessage('S', '');
const ROLLBACK = protocolMessage('Q', 'ROLLBACK\0');

function protocolMessage(kind: string, body: string): Uint8Array {
  const message = Buffer.alloc(5 + body.length);
  message.write(kind, 0, 'latin1');
  message.writeInt32BE(4 + body.length, 1);
  message.write(body, 5, 'latin1');
  return message;
}
