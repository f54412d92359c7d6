import { ColumnTypeEnum, type SqlDriverAdapter } from '@prisma/driver-adapter-utils';
import type { Pool, QueryResult } from 'pg';

const CHAR = 18;
const TEXT = 25;

const charColumns = new WeakMap<object, Set<number>>();

/** Passes "char" columns of the catalogue as text, because Prisma's adapter refuses that type. */
export function readCatalogueChars(adapter: SqlDriverAdapter, pool: Pool): SqlDriverAdapter {
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<QueryResult>;
  pool.query = (async (...args: unknown[]) => {
    const result = await query(...args);
    const columns = new Set<number>();
    for (const [index, field] of (result.fields ?? []).entries()) {
      if (field.dataTypeID !== CHAR) continue;
      field.dataTypeID = TEXT;
      columns.add(index);
    }
    if (columns.size > 0) charColumns.set(result.rows, columns);
    return result;
  }) as Pool['query'];

  const queryRaw = adapter.queryRaw.bind(adapter);
  adapter.queryRaw = async (sql) => {
    const result = await queryRaw(sql);
    const columns = charColumns.get(result.rows);
    if (!columns) return result;
    const columnTypes = result.columnTypes.map((type, index) =>
      columns.has(index) ? ColumnTypeEnum.Character : type,
    );
    return { ...result, columnTypes };
  };
  return adapter;
}
