import { Client, DatabaseError } from 'pg';
import { databaseUrl } from './connection';

/** With the deadline of a statement before it, an answer still goes out within three seconds. */
const CONNECT_MS = 600;

let asking: Promise<boolean> | undefined;

/** Whether the database answers anybody: one that is busy does, and so does one that refuses. */
export function isReachable(): Promise<boolean> {
  asking ??= ask().finally(() => (asking = undefined));
  return asking;
}

async function ask(): Promise<boolean> {
  const client = new Client({
    connectionString: databaseUrl(),
    connectionTimeoutMillis: CONNECT_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    // Too many connections, or nobody is let in: that is an answer. Starting or ending is none.
    return error instanceof DatabaseError && !error.code?.startsWith('57P');
  } finally {
    await client.end().catch(() => undefined);
  }
}
