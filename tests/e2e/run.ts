import { spawn } from 'node:child_process';
import { startSite } from '../fixtures/site/site';

const site = await startSite();
console.log(`Browser tests at ${site.url}`);

let status = 1;
try {
  status = await playwright(process.argv.slice(2));
} finally {
  await site.stop();
}
process.exit(status);

function playwright(args: string[]): Promise<number> {
  const child = spawn('node_modules/.bin/playwright', ['test', ...args], {
    stdio: 'inherit',
    env: { ...process.env, TEST_SITE_URL: site.url, TEST_DATA_DIR: site.dataDir },
  });
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
}
