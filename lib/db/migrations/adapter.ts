import { PrismaPg } from '@prisma/adapter-pg';
import {
  DriverAdapterError,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import type { DatabaseError as PostgresError, Pool } from 'pg';
import { readCatalogueChars } from './catalogue-chars';

type Options = {
  shadow?: Pool;
  onScriptError?: (error: PostgresError) => void;
};

/** Sends a script whole, as one transaction; Prisma's adapter cuts it at every semicolon. */
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
