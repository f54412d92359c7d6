import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';
import { sourceHash } from './source-hash.mjs';

const SOURCES = [
  'app',
  'components',
  'lib',
  'public',
  'middleware.ts',
  'next.config.ts',
  'package-lock.json',
  'postcss.config.mjs',
  'prisma/schema.prisma',
  'tsconfig.json',
];

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
