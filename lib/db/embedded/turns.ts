import type { PGlite } from '@electric-sql/pglite';

/**
 * There is one backend for all connections. pglite-socket keeps a transaction to its connection,
 * but lets other connections in between the messages of one parametrised query (Parse, Bind,
 * Describe, Execute, Sync), which share the unnamed statement: answers then end in errors. So an
 * open exchange counts as a transaction here, until its Sync.
 */
export function takeTurns(engine: PGlite, onCrash: (error: unknown) => void): PGlite {
  const isInTransaction = engine.isInTransaction.bind(engine);
  const send = engine.execProtocolRawStream.bind(engine);
  let isMidExchange = false;
  let lastMessageAt = Date.now();

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
      lastMessageAt = Date.now();
    }
    if (OPENS_EXCHANGE.has(kind)) isMidExchange = true;
    if (ENDS_EXCHANGE.has(kind)) isMidExchange = false;
  };
  // Called by pglite-socket alone, to roll back what a lost connection left open. After an error
  // inside an exchange PostgreSQL reads nothing but a Sync.
  engine.exec = async () => {
    for (const message of [SYNC, ROLLBACK]) {
      await engine.execProtocolRawStream(message, { onRawData: () => undefined });
    }
    return [];
  };
  setInterval(() => {
    if (engine.ready && isInTransaction() && Date.now() - lastMessageAt > ABANDONED_MS) {
      onCrash(new Error('a client left a transaction open, which keeps all others waiting'));
    }
  }, 1000).unref();
  return engine;
}

// Prisma ends its transactions after five seconds at the latest.
const ABANDONED_MS = 15_000;

const OPENS_EXCHANGE = new Set(['P', 'B', 'D', 'E', 'C', 'H']);
const ENDS_EXCHANGE = new Set(['S', 'Q']);
// How an error of the kind that PostgreSQL does not survive begins; no text value holds a NUL. The
// engine would go on calling it for ever.
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
