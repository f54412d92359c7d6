import { PrismaPg } from '@prisma/adapter-pg';
import {
  DriverAdapterError,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import type { DatabaseError as PostgresError, Pool } from 'pg';
import { readCatalogueChars } from './catalogue-chars';

type Options = {
  /** Where the engine replays migrations to learn what they amount to. */
  shadow?: Pool;
  /** Told what PostgreSQL said, which the engine wraps in a report of its own. */
  onScriptError?: (error: PostgresError) => void;
};

/**
 * Prisma's adapter with scripts sent whole: its own cuts them at every semicolon, function bodies
 * included, and runs the pieces one by one. Sent whole, PostgreSQL makes them one transaction.
 */
export function migrationAdapter(
  pool: Pool,
  { shadow, onScriptError }: Options = {},
): SqlMigrationAwareDriverAdapterFactory {
  const { provider, adapterName } = new PrismaPg(pool);
  return {
    provider,
    adapterName,
    connect: () => connect(pool, onScriptError),
    connectToShadowDb: () => {
      if (!shadow) throw new Error('This database has no shadow database');
      return connect(shadow, onScriptError);
    },
  };
}

async function connect(
  pool: Pool,
  onScriptError?: Options['onScriptError'],
): Promise<SqlDriverAdapter> {
  const adapter = readCatalogueChars(await new PrismaPg(pool).connect(), pool);
  adapter.executeScript = async (script) => {
    try {
      await pool.query(script);
    } catch (error) {
      onScriptError?.(error as PostgresError);
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
