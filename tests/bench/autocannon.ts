import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { run } from '@/lib/setup/run.mjs';
import { ARTIFACTS } from './process';

const VERSION = '8.0.0';
const folder = join(ARTIFACTS, 'autocannon');

type Result = {
  requests: { average: number };
  latency: { p50: number; p99: number };
  errors: number;
  non2xx: number;
};
type Autocannon = (options: {
  url: string;
  connections: number;
  duration: number;
  headers: Record<string, string>;
  requests?: { path: string }[];
}) => Promise<Result>;

/** Installed where wrk is missing, and only there. */
export async function installAutocannon(): Promise<Autocannon> {
  if (!existsSync(join(folder, 'node_modules/autocannon'))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    await run('npm', ['install', '--no-audit', '--no-fund', `autocannon@${VERSION}`], {
      cwd: folder,
    });
  }
  return createRequire(join(folder, 'package.json'))('autocannon') as Autocannon;
}
