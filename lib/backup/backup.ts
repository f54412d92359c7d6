import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { DatabaseError } from '@/lib/db/connect/database-errors';
import { pendingMigrations, readMigrations } from '@/lib/db/migrations/migrate';
import { inTransaction, copied, readTables } from './tables';
import { END, FORMAT, type Header, type Summary, VERSION } from './format';

type Options = {
  url: string;
  file: string;
  tell?: (line: string) => void;
};

/** Writes the file, and says how long it is. */
export async function writeBackup({ url, file, tell = () => undefined }: Options): Promise<number> {
  if (existsSync(file)) throw new DatabaseError(`${file} exists already: name another file`);
  const draft = `${file}.${process.pid}.part`;
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await inTransaction(url, 'REPEATABLE READ, READ ONLY', async (client) => {
      const output = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true });
      await pipeline(sealed(parts(client, tell)), createGzip(), output);
    });
    await rename(draft, file);
    return (await stat(file)).size;
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseError(`${file} was not written: ${reason}`);
  } finally {
    await rm(draft, { force: true });
  }
}

async function* parts(client: Client, tell: (line: string) => void) {
  const files = await readMigrations();
  if ((await pendingMigrations(client, files)).length > 0) {
    throw new DatabaseError(
      'The database is empty or of an older version: npm run db:migrate brings it up to date',
    );
  }
  const tables = await readTables(client);
  const header: Header = {
    format: FORMAT,
    version: VERSION,
    createdAt: new Date().toISOString(),
    migrations: files.map(({ name }) => name),
    tables,
  };
  yield `${JSON.stringify(header)}\n`;
  yield END;
  const rows: Summary['rows'] = {};
  for (const table of tables) {
    const copy = client.query(copyTo(`COPY ${copied(client, table)} TO STDOUT`));
    yield* copy as AsyncIterable<Buffer>;
    yield END;
    // Its count comes behind the last row, and so before the answer to this.
    await client.query('SELECT');
    rows[table.name] = copy.rowCount;
    tell(`${table.name}: ${copy.rowCount} rows`);
  }
  const { rows: sequences } = await client.query<Summary['sequences'][number]>(
    `SELECT quote_ident(sequencename) AS name, last_value::text AS value FROM pg_sequences
     WHERE schemaname = current_schema() AND last_value IS NOT NULL`,
  );
  yield `${JSON.stringify({ rows, sequences } satisfies Summary)}\n`;
  yield END;
}

async function* sealed(content: AsyncIterable<string | Buffer>) {
  const hash = createHash('sha256');
  for await (const chunk of content) {
    hash.update(chunk);
    yield chunk;
  }
  yield hash.digest('hex');
  yield END;
}
