import { join, resolve } from 'node:path';
import { isKnownName } from '@/lib/content/known-names';
import { findRedirect } from '@/lib/content/redirects';
import { noteMissing } from '@/lib/events/missing';
import { isStaffSession } from '@/lib/auth/session/session-user';
import { isUnreachable } from '@/lib/db/connect/database-errors';
import { isReachable } from '@/lib/db/connect/reach';
import { isMigrated } from '@/lib/db/migrations/migrate';
import { rememberNoRequest } from '@/lib/process/answer-context';
import { flushLog, log } from '@/lib/process/log';
import { logConsole } from '@/lib/front/observe/request-log';
import { startBackground } from '@/lib/front/start/background';
import { prepareDatabase } from '@/lib/front/start/database';
import { prepareNext } from '@/lib/front/start/next-app';
import { createTextProcess } from '@/lib/front/render/text-process';
import { offerTextProcess } from '@/lib/content/reading/text-process';
import { listen, requireFreePort } from '@/lib/front/start/ports';
import { openProvider, signInHint } from '@/lib/front/start/provider';
import { failStart, step, stopOnSignal } from '@/lib/front/start/run';
import { loadSettings } from '@/lib/front/start/settings';
import { createSiteServer } from '@/lib/front/start/site-server';

const isDev = process.argv.includes('--dev');
const distDir = process.env.NEXT_DIST_DIR ?? '.next';

try {
  rememberNoRequest();
  const settings = loadSettings(isDev);
  const { PORT: port, HOST: hostname, SITE_URL } = settings;
  await requireFreePort(port, hostname);
  const database = await prepareDatabase(settings);
  const provider = await openProvider(settings);
  const next = await step('Next prepared', () =>
    prepareNext({
      isDev,
      dir: resolve('.'),
      distDir,
      port,
    }),
  );
  if (settings.isProduction) logConsole(log());
  const texts = createTextProcess({ file: resolve(join(distDir, 'site/text-process.mjs')) });
  if (!isDev) offerTextProcess(texts.render);
  const site = createSiteServer({
    next,
    env: settings,
    isReady: () => isMigrated(),
    isKnown: isKnownName,
    findRedirect,
    noteMissing,
    isStaffSession,
    isUnavailable: isUnreachable,
    isReachable,
  });
  await listen(site.server, port, hostname);
  const background = startBackground(site, next);
  stopOnSignal([
    background.stop,
    site.drain,
    provider.close,
    texts.stop,
    next.close,
    database.close,
    flushLog,
  ]);
  console.log(`${signInHint(settings)}\nReady on ${SITE_URL}`);
} catch (error) {
  failStart(error);
}
