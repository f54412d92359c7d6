import { createServer } from 'node:http';
import next from 'next';
import { startLocalProvider } from '@/lib/auth/local-provider/start';
import { openDatabase } from '@/lib/server/database';
import { loadSettings } from '@/lib/server/settings';
import { step } from '@/lib/server/steps';

const dev = process.argv.includes('--dev');
const settings = loadSettings();
const database = await openDatabase(settings);
const app = next({ dev, dir: import.meta.dirname, port: settings.PORT, hostname: settings.HOST });
await step('Next prepared', () => app.prepare());
const provider = settings.usesLocalProvider
  ? await startLocalProvider({
      isLocal: settings.isLocal,
      port: settings.PORT + 1,
      siteUrl: settings.SITE_URL,
      clientId: settings.oidc.clientId,
      clientSecret: settings.oidc.clientSecret,
      password: settings.LOCAL_LOGIN_PASSWORD ?? '',
    })
  : undefined;
const handle = app.getRequestHandler();
const server = createServer((request, response) => void handle(request, response));
server.listen(settings.PORT, settings.HOST, () => console.log(`Ready on ${settings.SITE_URL}`));
process.on('SIGTERM', async () => {
  provider?.close();
  server.close();
  await database.close();
  process.exit(0);
});
