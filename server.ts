import { join, resolve } from 'node:path';
import { findRedirect, isKnownName } from '@/lib/content/known-names';
import { noteMissing } from '@/lib/events/visits';
import { startLocalProvider } from '@/lib/auth/local-provider/start';
import { isStaffSession } from '@/lib/auth/session/session-user';
import { isUnreachable } from '@/lib/db/connect/database-errors';
import { isReachable } from '@/lib/db/connect/client';
import type { Env } from '@/lib/env';
import { isMigrated } from '@/lib/db/migrations/migrate';
import type { Questions } from '@/lib/process/ask-front';
import { flushLog, gatherLog, logConsole } from '@/lib/process/log';
import { createAsk } from '@/lib/front/render/ask';
import { appRoutes, siteRoutes } from '@/lib/front/route/target';
import { startApplication } from '@/lib/front/start/application';
import { startBackground } from '@/lib/front/start/background';
import { openDatabase } from '@/lib/front/start/database';
import { listen, requireFreePort, step, stopOnSignal } from '@/lib/front/start/run';
import { loadSettings } from '@/lib/front/start/settings';
import { createSiteServer } from '@/lib/front/start/site-server';

const isDev = process.argv.includes('--dev');
const distDir = resolve(process.env.NEXT_DIST_DIR ?? '.next');

function readBuild() {
  const { pages, handlers } = appRoutes();
  return { routes: siteRoutes(pages, handlers), distDir, publicDir: resolve('public') };
}

async function openProvider(settings: Env) {
  if (!settings.usesLocalProvider) return undefined;
  const { oidc, isLocal, PORT, SITE_URL: siteUrl, LOCAL_LOGIN_PASSWORD: password = '' } = settings;
  return startLocalProvider({ ...oidc, isLocal, port: PORT + 1, siteUrl, password });
}

function signInHint({ usesLocalProvider, SITE_URL, LOCAL_LOGIN_PASSWORD }: Env): string {
  const accounts = `
  as admin@guide.local (admin) or membre@guide.local (no admin)
  with the password ${LOCAL_LOGIN_PASSWORD}`;
  return `Sign in at ${SITE_URL}/login${usesLocalProvider ? accounts : ''}`;
}

/** What is open, the last first: also a start that fails or is stopped leaves nothing behind. */
const closings: (() => unknown)[] = [flushLog];
const stop = stopOnSignal(closings, process.env.npm_lifecycle_event !== undefined);

try {
  const settings = loadSettings(isDev);
  const { PORT: port, HOST: hostname, SITE_URL } = settings;
  await requireFreePort(port, hostname);
  const answers: Questions = {
    contentChanged: (...change) => background.contentChanged(...change),
    namesAt: async (addresses) => site.addresses.namesAt && addresses.map(site.addresses.namesAt),
    visit: (path) => site.addresses.visit(path),
    askJob: (...job) => background.jobs.ask(...job),
    hasJobEnded: (...job) => background.jobs.hasEnded(...job),
    listJobs: () => background.jobs.list(),
  };
  const file = isDev ? 'lib/next/application.ts' : join(distDir, 'site/application.mjs');
  const application = startApplication({ file, isDev, port, answers });
  const opening = openDatabase(settings);
  closings.unshift(application.stop, async () =>
    opening.then(
      ({ close }) => close(),
      () => undefined,
    ),
  );
  const database = await opening;
  const begun = step('Application started', () =>
    application.begin({ DATABASE_URL: database.url }),
  );
  // A database that cannot be prepared is what is told first.
  begun.catch(() => undefined);
  await database.prepare();
  const provider = await openProvider(settings);
  closings.unshift(() => provider?.close().closeAllConnections());
  await begun;
  if (settings.isProduction) {
    gatherLog();
    logConsole();
  }
  const built = isDev ? undefined : readBuild();
  const site = createSiteServer({
    ask: createAsk(application.socketPath),
    usage: application.usage,
    built,
    env: settings,
    async isReady() {
      if (!application.socketPath()) return 'application away';
      if (!(await application.isAnswering())) return 'application does not answer';
      return (await isMigrated()) || 'database not migrated';
    },
    isKnown: isKnownName,
    findRedirect,
    noteMissing,
    isStaffSession,
    isUnavailable: isUnreachable,
    isReachable,
  });
  await listen(site.server, port, hostname);
  const background = startBackground(site, built?.routes);
  closings.unshift(background.stop, site.drain);
  console.log(`${signInHint(settings)}\nReady on ${SITE_URL}`);
} catch (error) {
  await stop(error);
}
