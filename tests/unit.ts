import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const ROOMS = ['lib', 'components', 'app', 'prisma', 'tests/fixtures', 'tests/seo'];
const given = process.argv.slice(2);
const files = given.length > 0 ? given : ROOMS.flatMap(unitTests);
const run = spawnSync(process.execPath, ['--import', 'tsx', '--test', ...files], {
  stdio: 'inherit',
});
process.exit(run.status ?? 1);

function unitTests(room: string): string[] {
  try {
    return readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => join(room, name));
  } catch {
    return [];
  }
}
