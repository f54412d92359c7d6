import type { Client } from 'pg';
import type { Header, Row, TableHeader } from './format';
import type { Table } from './tables';

const ROWS_AT_ONCE = 500;
const CHARACTERS_AT_ONCE = 4_000_000;

export function rowLoader(client: Client, header: Header, tables: Table[]) {
  let current: TableHeader | undefined;
  let batch: Row[] = [];
  let characters = 0;

  async function flush(): Promise<void> {
    const target = tables.find((table) => table.name === current?.name);
    if (current && target && batch.length > 0) {
      await insert(client, target, current.columns, batch);
    }
    batch = [];
    characters = 0;
  }

  return {
    async add(table: string, row: Row): Promise<void> {
      const isFull = batch.length >= ROWS_AT_ONCE || characters >= CHARACTERS_AT_ONCE;
      if (isFull || current?.name !== table) await flush();
      if (current?.name !== table) current = header.tables.find(({ name }) => name === table);
      batch.push(row);
      for (const value of row) characters += value?.length ?? 0;
    },
    async finish(): Promise<void> {
      await flush();
      for (const { name, sequences } of header.tables) {
        const columns = tables.find((table) => table.name === name)?.columns;
        for (const { column, value, isCalled } of sequences) {
          const sequence = columns?.find(({ name }) => name === column)?.sequence;
          await client.query('SELECT setval($1::regclass, $2, $3)', [sequence, value, isCalled]);
        }
      }
    },
  };
}

/** Sends one array of texts for each column, since PostgreSQL reads the texts that it wrote. */
async function insert(client: Client, table: Table, names: string[], rows: Row[]): Promise<void> {
  const column = (name: string) => client.escapeIdentifier(name);
  const typeOf = (name: string) => table.columns.find((one) => one.name === name)?.type ?? 'text';
  await client.query(
    `INSERT INTO ${column(table.name)} (${names.map(column).join(', ')}) OVERRIDING SYSTEM VALUE
     SELECT ${names.map((name, index) => `c${index}::${typeOf(name)}`).join(', ')}
     FROM unnest(${names.map((_, index) => `$${index + 1}::text[]`).join(', ')})
       AS r(${names.map((_, index) => `c${index}`).join(', ')})`,
    names.map((_, index) => rows.map((row) => row[index])),
  );
}
