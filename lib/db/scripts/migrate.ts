// npm run db:migrate: brings the database up to date, as every start does.
import { applyMigrations } from '@/lib/db/migrations/migrate';
import { onDatabase, runScript } from '@/lib/db/scripts/run';

await runScript(() =>
  onDatabase(async (url) => {
    const applied = await applyMigrations(url, {
      onStep: (name) => console.log(`Applied ${name}`),
    });
    if (applied.length === 0) console.log('The database is up to date');
  }),
);
