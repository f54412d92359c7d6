import type { Client } from 'pg';
import { unreachable } from '@/lib/db/connect/database-errors';
import { openClient } from '@/lib/db/connect/client';

// The text of a value, and the time a statement may take, must not depend on the server's settings.
const SETTINGS = {
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  timezone: 'UTC',
  datestyle: 'ISO, YMD',
  intervalstyle: 'iso_8601',
  extra_float_digits: '3',
  bytea_output: 'hex',
};

export async function inTransaction<T>(
  url: string,
  mode: 'REPEATABLE READ, READ ONLY' | 'READ COMMITTED',
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = await openClient(url).catch((error: unknown) => {
    throw unreachable(url, error);
  });
  try {
    await client.query(`BEGIN ISOLATION LEVEL ${mode}`);
    for (const [name, value] of Object.entries(SETTINGS)) {
      await client.query(`SET LOCAL ${name} = '${value}'`);
    }
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } finally {
    // Cuts a COPY that was broken off, too.
    await client.end().catch(() => undefined);
  }
}

type Table = { name: string; columns: string[] };

// Migrations belong to the program, and triggers write again what they derive.
const LEFT_OUT = [
  '_prisma_migrations',
  'article_lookups',
  'search_entries',
  'search_words',
  'media_uses',
];

/** Each table comes after those that it refers to, so that rows can be inserted in this order. */
export async function readTables(client: Client): Promise<Table[]> {
  const { rows: tables } = await client.query<Table>(
    `SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r'
       AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
       AND c.relname <> ALL ($1)
     GROUP BY c.relname ORDER BY c.relname`,
    [LEFT_OUT],
  );
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `SELECT f.relname AS from, t.relname AS to
     FROM pg_constraint k JOIN pg_class f ON f.oid = k.conrelid JOIN pg_class t ON t.oid = k.confrelid
     WHERE k.contype = 'f' AND f.relnamespace = current_schema()::regnamespace AND f.oid <> t.oid`,
  );
  return inOrder(tables, references);
}

function inOrder(tables: Table[], references: { from: string; to: string }[]): Table[] {
  const ordered: Table[] = [];
  let rest = tables;
  while (rest.length > 0) {
    const names = new Set(rest.map((table) => table.name));
    const isFree = ({ name }: Table) =>
      !references.some(({ from, to }) => from === name && names.has(to));
    const free = rest.filter(isFree);
    if (free.length === 0) throw new Error(`Tables refer to each other: ${[...names].join(', ')}`);
    ordered.push(...free);
    rest = rest.filter((table) => !free.includes(table));
  }
  return ordered;
}

/** A table and its columns, as COPY wants to hear of them. */
export function copied(client: Client, { name, columns }: Table): string {
  const names = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  return `${client.escapeIdentifier(name)} (${names})`;
}
