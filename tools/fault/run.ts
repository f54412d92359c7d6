// npm run fault [-- name…]: breaks the site, on its own database and on a server, and writes what became of it.
import { acknowledgedWrites } from './database/acknowledged-writes';
import { awayDatabase } from './database/away-database';
import { backupUnderLoad } from './database/backup-under-load';
import { fullDisk } from './database/full-disk';
import { gracefulStop } from './site/graceful-stop';
import { letterToMany } from './site/letter-to-many';
import { lockedTable } from './database/locked-table';
import { setClock } from './site/set-clock';
import { threeInstances } from './instances/drill';
import { oneOwner } from './site/one-owner';
import { racingMigrations } from './database/racing-migrations';
import { type Result, keep, line, writeReport } from './report';
import { type Mode, type Subject, startSubject } from './subject/subject';
import { twoInstances } from './site/two-instances';
import { wrongZone } from './site/wrong-zone';

const REPORT = 'docs/reliability.md';

const onSubject: Record<string, (subject: Subject) => Promise<Result[]>> = {
  'wrong-zone': wrongZone,
  'away-database': awayDatabase,
  'set-clock': setClock,
  'locked-table': lockedTable,
  'one-owner': oneOwner,
  'two-instances': twoInstances,
  'acknowledged-writes': acknowledgedWrites,
  'graceful-stop': gracefulStop,
  'backup-under-load': backupUnderLoad,
};
const onItsOwn: Record<string, (mode: Mode) => Promise<Result[]>> = {
  'full-disk': fullDisk,
  'letter-to-many': letterToMany,
  'three-instances': async (mode) => (mode === 'own' ? [] : threeInstances()),
  'racing-migrations': async (mode) => (mode === 'own' ? [] : racingMigrations()),
};

const given = process.argv.slice(2);
const known = [...Object.keys(onSubject), ...Object.keys(onItsOwn)];
const unknown = given.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}; there are ${known.join(', ')}.`);
  process.exit(1);
}
const isWanted = (name: string) => given.length === 0 || given.includes(name);
const results: Result[] = [];

for (const mode of ['own', 'PostgreSQL'] as const) {
  const names = Object.keys(onSubject).filter(isWanted);
  if (names.length > 0) {
    const subject = await startSubject(mode);
    for (const name of names) {
      const isKept = await attempt(name, mode, () => onSubject[name]?.(subject));
      if (!isKept) console.log(lastErrors(subject.site().output()));
    }
    await subject.close();
  }
  for (const name of Object.keys(onItsOwn).filter(isWanted)) {
    await attempt(name, mode, () => onItsOwn[name]?.(mode));
  }
}

const failed = results.filter(({ failure }) => failure !== undefined).length;
console.log(`${results.length - failed} kept, ${failed} broken`);
process.exit(failed === 0 ? 0 : 1);

async function attempt(
  promise: string,
  database: Mode,
  work: () => Promise<Result[]> | undefined,
): Promise<boolean> {
  let found: Result[];
  try {
    found = (await work()) ?? [];
  } catch (error) {
    found = [{ promise, database, rounds: 0, failure: (error as Error).message }];
  }
  note(found);
  return found.every(({ failure }) => failure === undefined);
}

function lastErrors(output: string): string {
  const lines = output.split('\n').filter((text) => /"level":(50|60)/.test(text));
  return [...lines.slice(0, 3), ...lines.slice(-3)]
    .map((text) => `  ${text.slice(0, 900)}`)
    .join('\n');
}

function note(found: Result[]): void {
  results.push(...found);
  for (const result of found) console.log(line(result));
  writeReport(REPORT, keep(found));
}
