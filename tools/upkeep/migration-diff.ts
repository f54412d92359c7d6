import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { ColumnTypeEnum, bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import { SchemaEngine } from '@prisma/schema-engine-wasm';
import { Pool, type QueryResult } from 'pg';
import { startOwnDatabase } from '@/lib/db/own/start';
import { MIGRATIONS_DIR, applyMigrations } from '@/lib/db/migrations/migrate';

export const SCHEMA_FILE = resolve('prisma/schema.prisma');

/**
 * What is to be done to a database with all migrations until it is what the schema says. Prisma's
 * engine runs as WebAssembly, because its command line would download a program.
 */
export async function diffFromMigrations(dir = MIGRATIONS_DIR, schema = SCHEMA_FILE) {
  const content = await readFile(schema, 'utf8');
  const files = [{ path: 'schema.prisma', content }];
  const dataDir = await mkdtemp(join(tmpdir(), 'guide-diff-'));
  const database = await startOwnDatabase({ dataDir });
  const pool = new Pool({ connectionString: database.url });
  try {
    await applyMigrations(database.url, { dir });
    const engine = await SchemaEngine.new(
      { datamodels: [['schema.prisma', content]] },
      () => undefined,
      bindMigrationAwareSqlAdapterFactory(catalogueReader(pool)),
    );
    const { stdout } = await engine.diff({
      from: { tag: 'schemaDatasource', files, configDir: dir },
      to: { tag: 'schemaDatamodel', files },
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

const CHAR = 18;
const TEXT = 25;

/** Prisma's adapter refuses the type "char" of the catalogue, which the engine needs to know as that. */
function catalogueReader(pool: Pool): PrismaPg {
  let charColumns: number[] = [];
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<QueryResult>;
  pool.query = (async (...args: unknown[]) => {
    const result = await query(...args);
    const chars = result.fields.filter(({ dataTypeID }) => dataTypeID === CHAR);
    charColumns = chars.map((field) => result.fields.indexOf(field));
    for (const field of chars) field.dataTypeID = TEXT;
    return result;
  }) as Pool['query'];
  const factory = new PrismaPg(pool);
  const connect = factory.connect.bind(factory);
  factory.connect = async () => {
    const adapter = await connect();
    const queryRaw = adapter.queryRaw.bind(adapter);
    adapter.queryRaw = async (sql) => {
      const result = await queryRaw(sql);
      for (const at of charColumns) result.columnTypes[at] = ColumnTypeEnum.Character;
      return result;
    };
    return adapter;
  };
  return factory;
}
