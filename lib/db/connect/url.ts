import { env } from '@/lib/env';
import { DatabaseError } from './errors';
import { isEmbeddedUrl } from '@/lib/db/embedded/url';

/** In embedded mode server.ts has put the address into DATABASE_URL. */
export function databaseUrl(): string {
  const { DATABASE_URL } = env();
  if (!DATABASE_URL) throw new DatabaseError('DATABASE_URL: not set, and no database was started');
  return DATABASE_URL;
}

export function isServerDatabase(): boolean {
  return !isEmbeddedUrl(databaseUrl());
}
