// npm run restore -- file [--yes]: puts a backup in the place of the site's content.
// npm run restore -- file --check: only says whether it is whole.
import { DatabaseError } from '@/lib/db/connect/database-errors';
import { applyMigrations, readMigrations } from '@/lib/db/migrations/migrate';
import { onDatabase, runScript } from '@/lib/db/scripts/run';
import { verifyBackup } from '../format';
import { requireKnownMigrations, restoreBackup } from '../restore';

const FLAGS = ['--yes', '--check'];

await runScript(async () => {
  const given = process.argv.slice(2);
  const flags = given.filter((word) => word.startsWith('-'));
  const [file, ...rest] = given.filter((word) => !word.startsWith('-'));
  if (!file || rest.length > 0 || flags.some((flag) => !FLAGS.includes(flag))) {
    throw new DatabaseError('Usage: npm run restore -- file [--yes | --check]');
  }
  const { header, summary } = await verifyBackup(file);
  const rows = Object.values(summary.rows).reduce((sum, count) => sum + count, 0);
  console.log(`${file} of ${header.createdAt} is whole: ${rows} rows`);
  if (flags.includes('--check')) return;
  requireKnownMigrations(header, await readMigrations(), file);

  await onDatabase(async (url) => {
    await applyMigrations(url);
    await restoreBackup({
      url,
      file,
      header,
      mayReplace: flags.includes('--yes'),
      tell: (line) => console.log(line),
    });
    console.log(`Restored ${file}`);
  });
});
