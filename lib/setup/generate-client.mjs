// `generate` never runs the schema engine; given any path that exists, it does not download one.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);
const stamp = new URL('prisma/generated/.schema-hash', root);

const schema = readFileSync(new URL('prisma/schema.prisma', root));
const version = readFileSync(new URL('node_modules/prisma/package.json', root));
const hash = createHash('sha256').update(schema).update(version).digest('hex');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash) {
  const run = spawnSync(
    process.execPath,
    ['node_modules/prisma/build/index.js', 'generate', '--no-hints'],
    {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...process.env,
        PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
        PRISMA_HIDE_UPDATE_MESSAGE: '1',
        CHECKPOINT_DISABLE: '1',
      },
    },
  );
  if (run.status !== 0) {
    console.error(`The Prisma client could not be generated:\n${run.stdout}${run.stderr}`);
    process.exit(1);
  }
  writeFileSync(stamp, hash);
}
