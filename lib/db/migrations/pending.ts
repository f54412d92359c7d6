import type { ClientBase, Pool } from 'pg';
import { DatabaseError } from '@/lib/db/connect/errors';
import type { MigrationFile } from './files';

type Queryable = Pick<ClientBase | Pool, 'query'>;

export async function pendingMigrations(db: Queryable, files: MigrationFile[]): Promise<string[]> {
  const applied = await appliedMigrations(db);
  const pending = files.map((file) => file.name).filter((name) => !applied.has(name));
  const [other] = applied;
  if (other && pending.length === files.length) {
    throw new DatabaseError(
      `This database was made by another version, whose migrations (${other} …) this one does not have: start it with that version, or this one on an empty database`,
    );
  }
  return pending;
}

async function appliedMigrations(db: Queryable): Promise<Set<string>> {
  const { rows: found } = await db.query<{ exists: boolean }>(
    `SELECT to_regclass('_prisma_migrations') IS NOT NULL AS exists`,
  );
  if (!found[0]?.exists) return new Set();
  const { rows } = await db.query<{ migration_name: string }>(
    `SELECT migration_name FROM _prisma_migrations
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`,
  );
  return new Set(rows.map((row) => row.migration_name));
}
