import { existsSync } from 'node:fs';
import { runNodeTests, testFiles } from './fixtures/running/node-test';

const ROOMS = [
  'lib',
  'components',
  'app',
  'prisma',
  'tests/fixtures',
  'tests/seo',
  'tests/security',
];

const given = process.argv.slice(2);
const files =
  given.length > 0 ? given : ROOMS.filter((room) => existsSync(room)).flatMap(testFiles);
process.exit(await runNodeTests(files));
