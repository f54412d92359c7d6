import { connectWithoutDeadlines, closePools } from '@/lib/db/connect/client';
import { readSiteSettings } from '@/lib/content/site-settings';
import { startOwnDatabase } from '@/lib/db/own/start';
import { indexEditorialDocuments } from '@/lib/db/statements/search-entries';
import { applyMigrations } from '@/lib/db/migrations/migrate';
import { editorialDocuments } from '@/lib/editorial/search-documents';
import { type Env, env } from '@/lib/env';
import { prepareJobs } from '@/lib/jobs/prepare';
import { paths } from '@/lib/paths';
import { missingByLaw } from '@/lib/entities/settings';
import { seedOnce } from '@/prisma/seed';
import { allDone } from '@/lib/process/before-stop';
import { publishSetting } from './settings';
import { step } from './run';

export async function openDatabase(settings: Env) {
  const own = settings.DATABASE_URL ? undefined : await openOwn(settings.DATA_DIR);
  const url = env().DATABASE_URL ?? '';
  const close = async () => {
    await allDone();
    await closePools();
    await own?.stop();
  };
  const prepare = async () => {
    await step('Database migrated', () => applyMigrations(url));
    await step('Jobs prepared', () => prepareJobs(url));
    await step('Content checked', () => prepareContent(url, settings.SEED === 'demo'));
  };
  return { url, prepare, close };
}

async function prepareContent(url: string, isDemo: boolean): Promise<void> {
  const db = connectWithoutDeadlines(url);
  try {
    if (isDemo) await seedOnce(db);
    await indexEditorialDocuments(db, editorialDocuments);
    const missing = missingByLaw(await readSiteSettings(db)).join(', ');
    const place = paths.adminSection('settings');
    if (missing) console.log(`Not in the site settings yet: ${missing} (${place})`);
  } finally {
    await db.$disconnect();
  }
}

async function openOwn(dataDir: string) {
  const own = await step('Database opened', () => startOwnDatabase({ dataDir, log: console.log }));
  publishSetting('DATABASE_URL', own.url);
  // Where it has a password, which a log should not.
  console.log(`  psql "${own.url.replace(/:[^:@/]+@/, '@')}"`);
  return own;
}
