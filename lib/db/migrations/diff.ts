import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { startOwnDatabase } from '../own/start';
import { migrationAdapter } from './adapter';
import { openSchemaEngine } from './engine';
import { MIGRATIONS_DIR, SCHEMA_FILE, migrationList, readMigrations } from './files';

export async function diffFromMigrations(dir = MIGRATIONS_DIR, schema = SCHEMA_FILE) {
  const content = await readFile(schema, 'utf8');
  const dataDir = await mkdtemp(join(tmpdir(), 'guide-diff-'));
  const database = await startOwnDatabase({ dataDir });
  const pool = new Pool({ connectionString: database.url });
  try {
    const adapter = migrationAdapter(pool, { shadow: pool });
    const engine = await openSchemaEngine(adapter, [['schema.prisma', content]]);
    const { stdout } = await engine.diff({
      from: { tag: 'migrations', ...(await migrationList(dir, await readMigrations(dir))) },
      to: { tag: 'schemaDatamodel', files: [{ path: 'schema.prisma', content }] },
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    });
    engine.free();
    return (stdout ?? '').replace(/^-- This is an empty migration\.\s*$/m, '').trim();
  } finally {
    await pool.end();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
