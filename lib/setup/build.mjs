import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';
import { sourceHash } from './source-hash.mjs';

/** At the root, what Next reads and what it does not are of one kind; it writes next-env.d.ts. */
const ofTheRoot = readdirSync('.').filter(
  (name) => /\.(?:ts|mjs|json)$/.test(name) && !name.endsWith('.d.ts'),
);
export const SOURCES = ['app', 'components', 'lib', 'public', 'prisma/schema.prisma', ...ofTheRoot];

export async function buildSite() {
  const output = process.env.NEXT_DIST_DIR ?? '.next';
  const stamp = join(output, 'source-hash');
  const hash = sourceHash(SOURCES);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return 'unchanged';
  await run(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  writeFileSync(stamp, hash);
  return 'built';
}
