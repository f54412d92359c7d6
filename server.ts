import { isUnreachable } from '@/lib/api/database-errors';
import { isMigrated } from '@/lib/db/migrate';
import { startBackground } from '@/lib/server/background';
import { logConsole } from '@/lib/server/console-log';
import { openDatabase } from '@/lib/server/database';
import { failStart } from '@/lib/server/fail';
import { createSiteServer } from '@/lib/server/http';
import { isKnownName } from '@/lib/server/known-names';
import { flushLog, log } from '@/lib/server/log';
import { prepareNext } from '@/lib/server/next-app';
import { listen, requireFreePort } from '@/lib/server/ports';
import { openProvider, signInHint } from '@/lib/server/provider';
import { loadSettings } from '@/lib/server/settings';
import { stopOnSignal } from '@/lib/server/stop';
import { step } from '@/lib/server/steps';

try {
  const settings = loadSettings();
  const { PORT: port, HOST: hostname, SITE_URL } = settings;
  await requireFreePort(port, hostname);
  const database = await openDatabase(settings);
  const provider = await openProvider(settings);
  const next = await step('Next prepared', () =>
    prepareNext({
      isDev: process.argv.includes('--dev'),
      dir: import.meta.dirname,
      distDir: process.env.NEXT_DIST_DIR ?? '.next',
      hostname,
      port,
    }),
  );
  if (settings.isProduction) logConsole(log());
  const site = createSiteServer({
    next,
    env: settings,
    isReady: () => isMigrated(),
    isKnown: isKnownName,
    isUnavailable: isUnreachable,
  });
  await listen(site.server, port, hostname);
  const background = startBackground(site, next);
  stopOnSignal([background.stop, site.drain, provider.close, next.close, database.close, flushLog]);
  console.log(`${signInHint(settings)}\nReady on ${SITE_URL}`);
} catch (error) {
  failStart(error);
}
