// npm run backup [-- file]: one file with all tables and pictures of the site, running or not.
import { join } from 'node:path';
import { env } from '@/lib/env';
import { DatabaseError } from '@/lib/db/connect/database-errors';
import { onDatabase, runScript } from '@/lib/db/scripts/run';
import { writeBackup } from '../backup';

await runScript(async () => {
  const [given, ...rest] = process.argv.slice(2);
  if (rest.length > 0 || given?.startsWith('-')) {
    throw new DatabaseError('Usage: npm run backup [-- file]');
  }
  const file = given ?? defaultFile();
  await onDatabase(async (url) => {
    const bytes = await writeBackup({ url, file, tell: (line) => console.log(line) });
    console.log(`Wrote ${file} (${(bytes / 1024 / 1024).toFixed(1)} MB)`);
  });
});

function defaultFile(): string {
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  return join(env().DATA_DIR, 'backups', `guide-${moment}Z.backup.gz`);
}
