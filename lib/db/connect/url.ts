import { env } from '@/lib/env';
import { DatabaseError } from './errors';
import { isEmbeddedUrl } from '@/lib/db/embedded/url';

/** The address that is in force: in embedded mode server.ts has put it into DATABASE_URL. */
export function databaseUrl(): string {
  const { DATABASE_URL } = env();
  if (!DATABASE_URL) throw new DatabaseError('DATABASE_URL: not set, and no database was started');
  return DATABASE_URL;
}

/** Whether another instance may change the same data, and LISTEN works. */
export function isServerDatabase(): boolean {
  return !isEmbeddedUrl(databaseUrl());
}
