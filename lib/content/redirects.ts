import { pool } from '@/lib/db/connect/pool';
import { createKeptReading } from '@/lib/process/generation';

const KEPT_MS = 60_000;

const readAll = createKeptReading(async () => {
  const { rows } = await pool().query<Row>('SELECT "source", "target" FROM "redirects"');
  return new Map(rows.map(({ source, target }) => [source, target]));
}, KEPT_MS);

type Row = { source: string; target: string };

/** Where staff redirect an address to. All are in memory, so that invented ones cost no query. */
export async function findRedirect(path: string): Promise<string | undefined> {
  return (await readAll()).get(path);
}

/** While changes made elsewhere cannot be heard of. */
export async function findRedirectAnew(path: string): Promise<string | undefined> {
  const { rows } = await pool().query<Pick<Row, 'target'>>(
    'SELECT "target" FROM "redirects" WHERE "source" = $1',
    [path],
  );
  return rows[0]?.target;
}
