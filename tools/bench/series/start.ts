import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { run as runQuietly } from '@/lib/setup/run.mjs';
import { freePortPair } from '@/tests/fixtures/site/free-port';
import { median } from '../report/figures';
import { type Outcome, type Series, atMost } from '../report/outcome';
import { ARTIFACTS } from '../site/process';

const STARTS = 3;
const NEXT = 'node_modules/next/dist/bin/next';

export const start: Series = { name: 'start', title: 'Building and starting', run };

async function run(): Promise<Outcome> {
  const port = await freePortPair();
  const dataDir = join(ARTIFACTS, 'data-start');
  await startOnce(port, dataDir);
  const starts: number[] = [];
  for (let number = 0; number < STARTS; number += 1) starts.push(await startOnce(port, dataDir));
  const warm = median(starts);
  const precisely = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  const built = await buildWithoutDatabase();
  return {
    bars: [
      {
        ...{ bar: 8, what: 'next build with no database reachable', limit: 'works' },
        ...{ figure: built.isBuilt ? 'works' : 'fails', isMet: built.isBuilt },
      },
      atMost(8, 'ready after a warm `npm start`', warm, 4000, precisely),
    ],
    notes: [
      `The build took ${built.seconds.toFixed(0)} s; the starts, ${starts.map(precisely).join(', ')}.`,
    ],
  };
}

/** From the command to the line that says it is ready, what `npm start` checks first included. */
function startOnce(port: number, dataDir: string): Promise<number> {
  const started = performance.now();
  const child = spawn('npm', ['start'], {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...{ ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir },
      DATABASE_URL: '',
    },
  });
  return new Promise((resolve, reject) => {
    let output = '';
    let took: number | undefined;
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
      if (took !== undefined || !/^Ready on /m.test(output)) return;
      took = performance.now() - started;
      // npm and what it started: a signal to npm alone may leave the site behind.
      process.kill(-(child.pid ?? 0), 'SIGTERM');
    });
    child.once('close', () => (took ? resolve(took) : reject(new Error(output))));
  });
}

async function buildWithoutDatabase() {
  const distDir = '.next-bench';
  const nobody = `postgresql://guide@127.0.0.1:${await freePortPair()}/guide`;
  const started = performance.now();
  const isBuilt = await runQuietly(process.execPath, [NEXT, 'build'], {
    env: {
      ...{ ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      ...{ NEXT_DIST_DIR: distDir, DATABASE_URL: nobody, DATA_DIR: '/nonexistent' },
    },
  }).then(
    () => true,
    () => false,
  );
  const seconds = (performance.now() - started) / 1000;
  rmSync(distDir, { recursive: true, force: true });
  return { isBuilt, seconds };
}
