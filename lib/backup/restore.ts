import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { DatabaseError } from '@/lib/db/connect/database-errors';
import type { MigrationFile } from '@/lib/db/migrations/migrate';
import { inTransaction, copied, readTables } from './tables';
import { type Header, readBackup } from './format';

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
  const { url, file, tell = () => undefined } = options;
  await inTransaction(url, 'READ COMMITTED', async (client) => {
    await requirePlace(client, options);
    const names = (await readTables(client)).map(({ name }) => client.escapeIdentifier(name));
    await client.query(`LOCK TABLE ${names.join(', ')} IN ACCESS EXCLUSIVE MODE`);
    await requirePlace(client, options);
    // CASCADE also empties the tables derived from these; the triggers fill them again.
    await client.query(`TRUNCATE ${names.join(', ')} RESTART IDENTITY CASCADE`);
    const { summary } = await readBackup(file, async (table, rows) => {
      const copy = client.query(copyFrom(`COPY ${copied(client, table)} FROM STDIN`));
      await pipeline(rows, copy);
      tell(`${table.name}: ${copy.rowCount} rows`);
    });
    for (const { name, value } of summary.sequences) {
      await client.query('SELECT setval($1::regclass, $2)', [name, value]);
    }
    await endLetters(client);
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
    const known = tables.find((table) => table.name === name)?.columns ?? [];
    const lost = columns.find((column) => !known.includes(column));
    if (!lost) continue;
    throw new DatabaseError(
      `${file} has ${name}.${lost}, which this version of the site dropped: restore it with the version that made it, then update`,
    );
  }
  if (mayReplace) return;
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await client.query(`SELECT count(*) FROM ${client.escapeIdentifier(name)}`);
    if (rows[0].count !== '0') found.push(`${name} ${rows[0].count}`);
  }
  if (found.length === 0) return;
  throw new DatabaseError(
    `The database is not empty (${found.join(', ')}): add --yes to replace all of it`,
  );
}
