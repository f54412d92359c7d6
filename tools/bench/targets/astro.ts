import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '@/lib/setup/run.mjs';
import { freePortPair } from '@/tests/fixtures/site/free-port';
import { ARTIFACTS, startProcess } from '../site/process';
import type { TargetKind } from './target';

const SOURCE = 'tools/bench/apps/astro';
const folder = join(ARTIFACTS, 'astro');

/** Astro, rendering the page for every request. Installed when it is needed and not before. */
export const astro: TargetKind = {
  name: 'Astro 5, server-rendered',
  async start({ css, body }) {
    cpSync(SOURCE, folder, { recursive: true });
    const file = join(folder, 'content.json');
    writeFileSync(file, JSON.stringify({ css, body }));
    try {
      if (!existsSync(join(folder, 'node_modules/astro'))) {
        await run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], {
          cwd: folder,
        });
      }
      await run(process.execPath, ['node_modules/astro/astro.js', 'build'], {
        cwd: folder,
        env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
      });
    } catch (error) {
      return { skipped: `Astro could not be installed: ${(error as Error).message.slice(-200)}` };
    }
    const port = await freePortPair();
    const url = `http://127.0.0.1:${port}/`;
    const { stop } = await startProcess({
      ...{ name: 'astro', command: process.execPath, args: ['dist/server/entry.mjs'], cwd: folder },
      probe: url,
      env: { HOST: '127.0.0.1', PORT: String(port), BENCH_CONTENT: file },
    });
    return { url, stop };
  },
};
