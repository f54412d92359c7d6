import { readdirSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { run } from './run.mjs';

/** At the root, what Next reads and what it does not are of one kind; it writes next-env.d.ts. */
const ofTheRoot = readdirSync('.').filter(
  (name) => /\.(?:ts|mjs|json)$/.test(name) && !name.endsWith('.d.ts'),
);
export const SOURCES = ['app', 'components', 'lib', 'public', 'prisma/schema.prisma', ...ofTheRoot];

export function buildSite() {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
  return unlessUnchanged(SOURCES, process.env.NEXT_DIST_DIR ?? '.next', () =>
    run(process.execPath, ['node_modules/next/dist/bin/next', 'build'], { env }),
  );
}

/** Builds again only what has other sources than last time. */
export async function unlessUnchanged(sources, output, build) {
  const stamp = join(output, 'source-hash');
  const hash = sourceHash(sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return 'unchanged';
  await build();
  writeFileSync(stamp, hash);
  return 'built';
}

/** Tests are left out, since nothing is built from them. */
export function sourceHash(sources, root = '.') {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((name) => filesBelow(join(root, name)))) {
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
