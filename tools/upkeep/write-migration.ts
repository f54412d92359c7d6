// npm run db:diff -- name: writes the migration that schema.prisma asks for.
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { DatabaseError } from '@/lib/db/connect/database-errors';
import { diffFromMigrations } from './migration-diff';
import { MIGRATIONS_DIR } from '@/lib/db/migrations/migrate';
import { runScript } from '@/lib/db/scripts/run';

await runScript(async () => {
  const name = (process.argv[2] ?? '').replaceAll('-', '_');
  if (!/^[a-z0-9]+(_[a-z0-9]+)*$/.test(name)) {
    throw new DatabaseError('Name the migration, as in: npm run db:diff -- add_subtitle');
  }
  const sql = await diffFromMigrations();
  if (!sql) return console.log('The migrations already amount to schema.prisma: nothing to write');

  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const file = join(MIGRATIONS_DIR, `${stamp}_${name}`, 'migration.sql');
  await mkdir(join(file, '..'));
  await writeFile(file, `${sql}\n`);
  console.log(
    `Wrote ${relative(process.cwd(), file)}: read it, add its CHECKs, then npm run db:migrate`,
  );
});
