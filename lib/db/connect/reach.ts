import { Client } from 'pg';
import { databaseUrl } from './url';

/** With the deadline of a statement before it, an answer still goes out within three seconds. */
const PATIENCE_MS = 600;

let asking: Promise<boolean> | undefined;

/** Whether the database answers anybody: one that is busy does, and so does one that refuses. */
export function isReachable(): Promise<boolean> {
  asking ??= ask().finally(() => (asking = undefined));
  return asking;
}

async function ask(): Promise<boolean> {
  const client = new Client({
    connectionString: databaseUrl(),
    connectionTimeoutMillis: PATIENCE_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    // Too many connections, or nobody is let in: that is an answer. Starting or ending is none.
    const { code = '' } = error as { code?: string };
    return /^[0-9A-Z]{5}$/.test(code) && !/^(?:08|57P)/.test(code) && !/^E[A-Z]+$/.test(code);
  } finally {
    await client.end().catch(() => undefined);
  }
}
