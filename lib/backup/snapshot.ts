import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { DatabaseError } from '@/lib/db/connect/errors';
import { readMigrations } from '@/lib/db/migrations/files';
import { pendingMigrations } from '@/lib/db/migrations/pending';
import { inTransaction } from './connect';
import type { Row, TableHeader } from './format';
import { type Table, readTables } from './tables';

export type Snapshot = {
  migrations: string[];
  tables: TableHeader[];
  pictures: string[];
};

const ROWS_AT_ONCE = 200;
const ROWS_BETWEEN_NEWS = 10_000;

export async function takeSnapshot(
  url: string,
  file: string,
  tell: (line: string) => void,
): Promise<Snapshot> {
  return inTransaction(url, 'REPEATABLE READ, READ ONLY', async (client) => {
    const files = await readMigrations();
    if ((await pendingMigrations(client, files)).length > 0) {
      throw new DatabaseError(
        'The database is empty or of an older version: npm run db:migrate brings it up to date',
      );
    }
    const tables: TableHeader[] = [];
    const lines = async function* () {
      for (const table of await readTables(client)) {
        let rows = 0;
        for await (const batch of readRows(client, table)) {
          rows += batch.length;
          if (rows % ROWS_BETWEEN_NEWS === 0) tell(`${table.name}: ${rows} rows so far`);
          yield batch.map((row) => `${JSON.stringify(row)}\n`).join('');
        }
        const columns = table.columns.map((column) => column.name);
        const sequences = await readSequences(client, table);
        tables.push({ name: table.name, columns, rows, sequences });
        tell(`${table.name}: ${rows} rows`);
      }
    };
    await pipeline(lines(), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
    const { rows: media } = await client.query<{ url: string }>('SELECT url FROM media');
    return {
      migrations: files.map(({ name }) => name),
      tables,
      pictures: media.map((row) => row.url),
    };
  });
}

async function* readRows(client: Client, { name, columns }: Table): AsyncGenerator<Row[]> {
  const names = columns.map((column) => client.escapeIdentifier(column.name)).join(', ');
  const table = client.escapeIdentifier(name);
  await client.query(`DECLARE rows NO SCROLL CURSOR FOR SELECT ${names} FROM ${table}`);
  for (;;) {
    const text = `FETCH ${ROWS_AT_ONCE} FROM rows`;
    const { rows } = await client.query<Row>({ text, rowMode: 'array' });
    if (rows.length === 0) break;
    yield rows;
  }
  await client.query('CLOSE rows');
}

async function readSequences(client: Client, { columns }: Table) {
  const sequences: TableHeader['sequences'] = [];
  for (const { name: column, sequence } of columns) {
    if (!sequence) continue;
    const { rows } = await client.query(`SELECT last_value, is_called FROM ${sequence}`);
    sequences.push({ column, value: rows[0].last_value, isCalled: rows[0].is_called === 't' });
  }
  return sequences;
}
