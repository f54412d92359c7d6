import { KINDS, type ResourceName, type Field, columnName } from '@/lib/entities/resource';
import { Prisma } from '@/prisma/generated/client';

export type StoredRow = { id: string; slug: string; updatedAt: Date } & Record<string, unknown>;

type Rows = {
  findFirst: (query: object) => Promise<StoredRow | null>;
  findMany: (query: object) => Promise<StoredRow[]>;
  create: (query: object) => Promise<StoredRow>;
  createMany: (query: object) => Promise<{ count: number }>;
  update: (query: object) => Promise<StoredRow>;
  updateMany: (query: object) => Promise<{ count: number }>;
  delete: (query: object) => Promise<unknown>;
  count: (query?: object) => Promise<number>;
};

/** Prisma types each model apart, so the cast names what all models of resources share. */
export function rowsOf(client: Prisma.TransactionClient, name: ResourceName): Rows {
  return client[KINDS[name]] as unknown as Rows;
}

type Tx = Prisma.TransactionClient;

/** Locks those of the rows that are there, in one order, so that two callers never deadlock. */
export async function lockRows(
  tx: Tx,
  table: ResourceName | 'letters' | 'proposals' | 'trash',
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM ${Prisma.raw(table)} WHERE id = ANY(${ids}::uuid[])
    ORDER BY id FOR UPDATE`;
  return new Set(rows.map(({ id }) => id));
}

/**
 * Whoever else would write to it waits until this transaction ends; readers do not. For what is
 * looked at against all other rows, and for a row that is not there yet.
 */
export async function lockTable(
  tx: Tx,
  table: 'proposals' | 'redirects' | 'site_settings',
): Promise<void> {
  await tx.$executeRaw`LOCK TABLE ${Prisma.raw(table)} IN SHARE ROW EXCLUSIVE MODE`;
}

/** Locks the rows in one order, so that two callers never deadlock. */
export async function lockAdmins(tx: Tx): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM users WHERE is_admin ORDER BY id FOR UPDATE`;
  return rows.map(({ id }) => id);
}

type Row = { id: string } & Record<string, unknown>;

/**
 * Writes many rows with one statement. PostgreSQL itself turns the JSON into the types of the
 * table, so that no column is named twice.
 */
export async function insertRows(tx: Tx, table: ResourceName, rows: readonly Row[]) {
  const columns = columnsOf(rows);
  await tx.$executeRaw`
    INSERT INTO ${name(table)} (${list(columns)})
    SELECT ${list(columns)} FROM ${recordset(table, rows)}`;
}

/** Every row must have the same fields. */
export async function updateRows(tx: Tx, table: ResourceName, rows: readonly Row[]) {
  const columns = columnsOf(rows).filter((column) => column !== 'id');
  const changes = [...columns.map((one) => `${quoted(one)} = given.${quoted(one)}`)];
  await tx.$executeRaw`
    UPDATE ${name(table)} kept SET ${Prisma.raw([...changes, 'updated_at = now()'].join(', '))}
    FROM ${recordset(table, rows)} given WHERE kept.id = given.id`;
}

type Linked = { id: string; linked: readonly string[] };

/** Makes the links of each of these rows what is given. */
export async function replaceLinks(
  tx: Tx,
  table: ResourceName,
  { relation, key }: NonNullable<Field['link']>,
  rows: readonly Linked[],
) {
  const links = name(`${KINDS[table]}_${relation}`);
  const [owner, other] = [name(`${KINDS[table]}_id`), name(columnName(key))];
  const pairs = rows.flatMap(({ id, linked }) => linked.map((one) => ({ id, one })));
  const ids = rows.map(({ id }) => id);
  await tx.$executeRaw`DELETE FROM ${links} WHERE ${owner} = ANY(${ids}::uuid[])`;
  await tx.$executeRaw`
    INSERT INTO ${links} (${owner}, ${other})
    SELECT id, one FROM jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) AS pair(id uuid, one uuid)`;
}

/** Rows as a statement reads them: what the table has no column for is left out. */
export function recordset(table: string, rows: readonly object[]): Prisma.Sql {
  const named = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([field, value]) => [columnName(field), value])),
  );
  return Prisma.sql`jsonb_populate_recordset(NULL::${name(table)}, ${JSON.stringify(named)}::jsonb)`;
}

function columnsOf(rows: readonly Row[]): string[] {
  return Object.keys(rows[0] ?? {}).map(columnName);
}

const quoted = (column: string) => `"${column.replaceAll('"', '')}"`;
const name = (word: string) => Prisma.raw(quoted(word));
const list = (columns: readonly string[]) => Prisma.raw(columns.map(quoted).join(', '));
