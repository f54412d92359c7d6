import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '@/lib/setup/run.mjs';
import { freePortPair } from '@/tests/fixtures/site/free-port';
import { ARTIFACTS, startProcess } from '../site/process';
import type { Content, TargetKind } from './target';

const SOURCE = 'tools/bench/apps/next-isr';
const NEXT = join(process.cwd(), 'node_modules/next/dist/bin/next');
const folder = join(ARTIFACTS, 'next-isr');

/** Plain Next, the page kept by ISR; a proxy in front of it would do the compressing. */
export const nextIsr: TargetKind = {
  name: 'next start, ISR, not compressing',
  start: (content) => startNext(content, 'no'),
};

/** As it comes: each answer is compressed anew. */
export const nextIsrCompressing: TargetKind = {
  name: 'next start, ISR, compressing',
  start: (content) => startNext(content, 'yes'),
};

async function startNext(content: Pick<Content, 'css' | 'body'>, compress: 'yes' | 'no') {
  const env = await buildNext(content);
  const port = await freePortPair();
  const url = `http://127.0.0.1:${port}/article`;
  const { stop } = await startProcess({
    name: `next-${compress}`,
    command: process.execPath,
    args: [NEXT, 'start', '-p', String(port), '-H', '127.0.0.1'],
    cwd: folder,
    probe: url,
    env: { ...env, BENCH_COMPRESS: compress },
  });
  return { url, stop };
}

async function buildNext({ css, body }: Pick<Content, 'css' | 'body'>) {
  const content = JSON.stringify({ css, body });
  const file = join(folder, 'content.json');
  const env = {
    ...{ NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', NEXT_DIST_DIR: '.next' },
    ...{ BENCH_ROOT: process.cwd(), BENCH_CONTENT: file },
  };
  const isBuilt = existsSync(join(folder, '.next/BUILD_ID'));
  if (isBuilt && existsSync(file) && readFileSync(file, 'utf8') === content) return env;
  rmSync(folder, { recursive: true, force: true });
  cpSync(SOURCE, folder, { recursive: true });
  writeFileSync(file, content);
  await run(process.execPath, [NEXT, 'build'], { cwd: folder, env: { ...process.env, ...env } });
  return env;
}
