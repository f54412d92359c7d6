import { run } from './run.mjs';
import { unlessUnchanged } from './build.mjs';

const env = {
  ...process.env,
  // `generate` never runs the schema engine; given any path that exists, it does not download one.
  PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
  PRISMA_HIDE_UPDATE_MESSAGE: '1',
  CHECKPOINT_DISABLE: '1',
};
const sources = ['prisma/schema.prisma', 'node_modules/prisma/package.json'];

await unlessUnchanged(sources, 'prisma/generated', () =>
  run(process.execPath, ['node_modules/prisma/build/index.js', 'generate', '--no-hints'], { env }),
);
