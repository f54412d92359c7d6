import { readdirSync } from 'node:fs';
import { run } from './run.mjs';
import { unlessUnchanged } from './source-hash.mjs';

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
