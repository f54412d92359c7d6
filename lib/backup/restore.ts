import type { Client } from 'pg';
import { DatabaseError } from '@/lib/db/connect/errors';
import type { MigrationFile } from '@/lib/db/migrations/files';
import { writePictureFile } from '@/lib/db/statements/pictures/files';
import { inTransaction } from './connect';
import type { Header } from './format';
import { rowLoader } from './load-rows';
import { pictureOfFile } from '@/lib/media/picture-name';
import { readBackup } from './read';
import { type Table, countRows, readTables } from './tables';

type Options = {
  url: string;
  file: string;
  header: Header;
  mayReplace: boolean;
  tell?: (line: string) => void;
};

export async function restoreBackup(options: Options): Promise<void> {
  try {
    await restore(options);
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseError(`Nothing was restored: ${reason}`);
  }
}

export function requireKnownMigrations(header: Header, files: MigrationFile[], name: string): void {
  const known = new Set(files.map((file) => file.name));
  const unknown = header.migrations.find((migration) => !known.has(migration));
  if (!unknown) return;
  throw new DatabaseError(
    `${name} was made by a newer version of this site (it has the migration ${unknown}): update the site first`,
  );
}

async function restore(options: Options): Promise<void> {
  const { url, file, header, tell = () => undefined } = options;
  await inTransaction(url, 'READ COMMITTED', (client) => requirePlace(client, options));
  await inTransaction(url, 'READ COMMITTED', async (client) => {
    const tables = await readTables(client);
    const names = tables.map(({ name }) => client.escapeIdentifier(name)).join(', ');
    await client.query(`LOCK TABLE ${names} IN ACCESS EXCLUSIVE MODE`);
    await requirePlace(client, options);
    // CASCADE also empties the tables derived from these; the triggers fill them again.
    await client.query(`TRUNCATE ${names} CASCADE`);
    const loader = rowLoader(client, header, tables);
    for await (const entry of readBackup(file)) {
      if (entry.kind === 'row') await loader.add(entry.table, entry.row);
    }
    await loader.finish();
    tell(`pictures: ${await loadPictures(client, file)} files`);
    await endLetters(client);
    for (const { name, rows } of header.tables) tell(`${name}: ${rows} rows`);
  });
}

/**
 * Letters may have gone on after the backup was made, and nobody may get one twice: what was on its
 * way is not known, and what was to go out is a draft again. No digest goes out until staff switch
 * it on again, and then it tells what is new since the restore.
 */
async function endLetters(client: Client): Promise<void> {
  await client.query(
    `UPDATE letter_recipients SET state = 'unknown', reason = 'Restored from a backup'
     WHERE state IN ('waiting', 'claimed', 'handed')`,
  );
  await client.query(
    `UPDATE letters SET state = 'stopped', ended_at = now(), trouble = NULL
     WHERE state IN ('prepared', 'sending', 'paused')`,
  );
  await client.query('UPDATE digest_settings SET is_on = false');
  await client.query(
    'UPDATE newsletter_subscribers SET subjects_at = now() WHERE subjects_at IS NOT NULL',
  );
  await client.query(
    `UPDATE letters SET state = 'draft', send_at = NULL, html = NULL, plain = NULL
     WHERE state = 'scheduled'`,
  );
}

async function requirePlace(client: Client, { header, file, mayReplace }: Options): Promise<void> {
  const tables = await readTables(client);
  for (const { name, columns } of header.tables) {
    const known = new Set(findTable(tables, name)?.columns.map((column) => column.name));
    const lost = columns.find((column) => !known.has(column));
    if (!lost) continue;
    throw new DatabaseError(
      `${file} has ${name}.${lost}, which this version of the site dropped: restore it with the version that made it, then update`,
    );
  }
  const counts = mayReplace ? new Map() : await countRows(client, tables);
  if (counts.size === 0) return;
  const found = [...counts].map(([name, count]) => `${name} ${count}`).join(', ');
  throw new DatabaseError(`The database is not empty (${found}): add --yes to replace all of it`);
}

function findTable(tables: Table[], name: string): Table | undefined {
  return tables.find((table) => table.name === name);
}

/** Read once more from the beginning: in the file they stand before the rows that they belong to. */
async function loadPictures(client: Client, file: string): Promise<number> {
  let count = 0;
  for await (const entry of readBackup(file)) {
    if (entry.kind === 'row') break;
    if (entry.kind !== 'picture') continue;
    const { name, bytes } = entry;
    const run = (sql: string, values: unknown[]) => client.query(sql, values);
    await writePictureFile(run, { url: pictureOfFile(name), name, bytes });
    count += 1;
  }
  return count;
}
