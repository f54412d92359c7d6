import { env } from '@/lib/env';
import { DatabaseError } from './errors';

/** Of a database of our own, the start has put its address there. */
export function databaseUrl(): string {
  const { DATABASE_URL } = env();
  if (!DATABASE_URL) throw new DatabaseError('DATABASE_URL: not set, and no database was started');
  return DATABASE_URL;
}
