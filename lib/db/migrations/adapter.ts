import { PrismaPg } from '@prisma/adapter-pg';
import {
  DriverAdapterError,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import type { DatabaseError as PostgresError, Pool } from 'pg';
import { readCatalogueChars } from './catalogue-chars';

/**
 * Prisma's adapter with scripts sent whole: its own cuts them at every semicolon, function bodies
 * included, and runs the pieces one by one. Sent whole, PostgreSQL makes them one transaction.
 * The shadow database is where the engine replays migrations to learn what they amount to.
 */
export function migrationAdapter(pool: Pool, shadow?: Pool): SqlMigrationAwareDriverAdapterFactory {
  const { provider, adapterName } = new PrismaPg(pool);
  return {
    provider,
    adapterName,
    connect: () => connect(pool),
    connectToShadowDb: () => {
      if (!shadow) throw new Error('This database has no shadow database');
      return connect(shadow);
    },
  };
}

async function connect(pool: Pool): Promise<SqlDriverAdapter> {
  const adapter = readCatalogueChars(await new PrismaPg(pool).connect(), pool);
  adapter.executeScript = async (script) => {
    try {
      await pool.query(script);
    } catch (error) {
      throw asAdapterError(error as PostgresError);
    }
  };
  return adapter;
}

function asAdapterError(error: PostgresError): DriverAdapterError {
  return new DriverAdapterError({
    kind: 'postgres',
    code: error.code ?? 'N/A',
    severity: error.severity ?? 'N/A',
    message: error.message,
    detail: error.detail,
    column: error.column,
    hint: error.hint,
  });
}
