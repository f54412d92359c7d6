import { createServer } from 'node:http';
import next from 'next';
import { openDatabase } from '@/lib/server/database';
import { failStart } from '@/lib/server/fail';
import { requireFreePort } from '@/lib/server/ports';
import { openProvider, signInHint } from '@/lib/server/provider';
import { loadSettings } from '@/lib/server/settings';
import { step } from '@/lib/server/steps';

const dev = process.argv.includes('--dev');

try {
  const settings = loadSettings();
  await requireFreePort(settings.PORT, settings.HOST);
  const provider = await openProvider(settings);
  const database = await openDatabase(settings);
  const app = next({ dev, dir: import.meta.dirname, port: settings.PORT, hostname: settings.HOST });
  await step('Next prepared', () => app.prepare());
  const handle = app.getRequestHandler();
  const server = createServer((request, response) => void handle(request, response));
  server.listen(settings.PORT, settings.HOST, () => {
    console.log(`${signInHint(settings)}\nReady on ${settings.SITE_URL}`);
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      provider.close();
      server.close();
      await database.close();
      process.exit(0);
    });
  }
} catch (error) {
  failStart(error);
}
