import type { Client } from 'pg';

export type Column = { name: string; type: string; sequence: string | null };
export type Table = { name: string; columns: Column[] };

// Migrations belong to the program, and triggers write again what they derive.
const LEFT_OUT = [
  ...['_prisma_migrations', 'article_lookups', 'search_entries', 'search_words', 'media_uses'],
  // Its pictures stand before the rows of a backup, each file in a line of its own.
  'media_parts',
];

/** Each table comes after those that it refers to, so that rows can be inserted in this order. */
export async function readTables(client: Client): Promise<Table[]> {
  const { rows: columns } = await client.query<Column & { table: string }>(
    `SELECT c.relname AS "table", a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type,
            pg_get_serial_sequence(format('%I.%I', current_schema(), c.relname), a.attname) AS sequence
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r'
       AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
       AND c.relname <> ALL ($1)
     ORDER BY c.relname, a.attnum`,
    [LEFT_OUT],
  );
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `SELECT f.relname AS from, t.relname AS to
     FROM pg_constraint k JOIN pg_class f ON f.oid = k.conrelid JOIN pg_class t ON t.oid = k.confrelid
     WHERE k.contype = 'f' AND f.relnamespace = current_schema()::regnamespace`,
  );
  const tables = [...new Set(columns.map((column) => column.table))].map((name) => ({
    name,
    columns: columns.filter((column) => column.table === name),
  }));
  return inOrder(tables, references);
}

export function inOrder(tables: Table[], references: { from: string; to: string }[]): Table[] {
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

export async function countRows(client: Client, tables: Table[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { name } of tables) {
    const { rows } = await client.query(`SELECT count(*) FROM ${client.escapeIdentifier(name)}`);
    if (Number(rows[0].count) > 0) counts.set(name, Number(rows[0].count));
  }
  return counts;
}
