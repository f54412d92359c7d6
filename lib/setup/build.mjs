import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';

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

/** Builds when the content of a source differs from what the last build saw. */
export async function buildSite() {
  const output = process.env.NEXT_DIST_DIR ?? '.next';
  const stamp = join(output, 'source-hash');
  const hash = sourceHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return 'unchanged';
  await run(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  writeFileSync(stamp, hash);
  return 'built';
}

export function sourceHash(root = '.') {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((name) => filesBelow(join(root, name)))) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !name.includes('.test.'))
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}
