import type { Pool } from 'pg';
import { pool } from '@/lib/db/connect/client';
import { createKeptReading } from '@/lib/process/generation';

const KEPT_MS = 60_000;

/** All are in memory, so that invented addresses cost no query, and work without the database. */
export function createFindRedirect(database: () => Pick<Pool, 'query'>) {
  const readAll = createKeptReading(async () => {
    const { rows } = await database().query<{ source: string; target: string }>(
      'SELECT "source", "target" FROM "redirects"',
    );
    return new Map(rows.map(({ source, target }) => [source, target]));
  }, KEPT_MS);

  return async (path: string): Promise<string | undefined> => (await readAll()).get(path);
}

/** Where staff redirect an address to. */
export const findRedirect = createFindRedirect(() => pool());
