import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceHash } from './source-hash.mjs';

const SOURCES = [
  'lib',
  'package-lock.json',
  'prisma/schema.prisma',
  'prisma/seed',
  'server.ts',
  'tsconfig.json',
];
const ENTRIES = { server: 'server.ts', 'database-owner': 'lib/db/embedded/owner.ts' };

export async function bundleServer() {
  const output = join(process.env.NEXT_DIST_DIR ?? '.next', 'site');
  const stamp = join(output, 'source-hash');
  const hash = sourceHash(SOURCES);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return 'unchanged';
  // Imported only here: on a fresh clone this file is read before the packages are installed.
  const { build } = await import('esbuild');
  await build({
    entryPoints: ENTRIES,
    outdir: output,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: 'linked',
    logLevel: 'warning',
  });
  writeFileSync(stamp, hash);
  return 'built';
}
