import { connectPatiently } from '@/lib/db/connect/client';
import { readSiteSettings } from '@/lib/content/site-settings';
import { closePools } from '@/lib/db/connect/pool';
import { forgetSharedLimits, openSharedLimiter } from '@/lib/db/connect/shared-limits';
import { startOwnDatabase } from '@/lib/db/own/start';
import { indexEditorialDocuments } from '@/lib/db/statements/editorial-documents';
import { applyMigrations } from '@/lib/db/migrations/migrate';
import { editorialDocuments } from '@/lib/editorial/search-documents';
import { type Env, env } from '@/lib/env';
import { flushEvents } from '@/lib/events/buffer';
import { prepareJobs } from '@/lib/jobs/prepare';
import { paths } from '@/lib/paths';
import { missingByLaw } from '@/lib/entities/settings';
import { seedIfEmpty } from '@/prisma/seed';
import { backgroundDone } from '@/lib/process/background-work';
import { offerSharedLimits } from '@/lib/process/rate-limit';
import { publishSetting } from './settings';
import { step } from './run';

type PreparedDatabase = { close: () => Promise<void> };

export async function prepareDatabase(settings: Env): Promise<PreparedDatabase> {
  const own = settings.DATABASE_URL ? undefined : await openOwn(settings.DATA_DIR);
  const close = async () => {
    await Promise.all([flushEvents(), backgroundDone()]);
    await closePools();
    await own?.stop();
  };
  try {
    const { DATABASE_URL = '' } = env();
    await step('Database migrated', () => applyMigrations(DATABASE_URL));
    await step('Jobs prepared', () => prepareJobs(DATABASE_URL));
    await step('Content checked', () => prepareContent(DATABASE_URL, settings.SEED === 'demo'));
    offerSharedLimits(openSharedLimiter, forgetSharedLimits);
    return { close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function prepareContent(url: string, isDemo: boolean): Promise<void> {
  const db = connectPatiently(url);
  try {
    if (isDemo) await seedIfEmpty(db);
    await indexEditorialDocuments(db, editorialDocuments);
    tellMissing(missingByLaw(await readSiteSettings(db)));
  } finally {
    await db.$disconnect();
  }
}

function tellMissing(settings: readonly string[]): void {
  if (settings.length === 0) return;
  console.log(
    `Not in the site settings yet: ${settings.join(', ')} (${paths.adminSection('settings')})`,
  );
}

async function openOwn(dataDir: string) {
  const own = await step('Database opened', () => startOwnDatabase({ dataDir, log: console.log }));
  publishSetting('DATABASE_URL', own.url);
  // Where it has a password, which a log should not.
  console.log(`  psql "${own.url.replace(/:[^:@/]+@/, '@')}"`);
  return own;
}
