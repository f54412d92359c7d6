import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { readMigrations } from '@/lib/db/migrations/migrate';
import { startPostgres } from '@/tests/fixtures/database/postgres';
import type { Result } from '../report';

const ROUNDS = 10;
const INSTANCES = 4;
const RACER = resolve('tests/fixtures/database/migrate-once.ts');
const run = promisify(execFile);

/** Instances that start at once on an empty database apply each migration once; all are ready. */
export async function racingMigrations(): Promise<Result[]> {
  const names = (await readMigrations()).map((file) => file.name);
  const server = await startPostgres();
  const faults: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const url = await server.createDatabase(`round_${round}`);
    const racers = Array.from({ length: INSTANCES }, () =>
      run(process.execPath, ['--import', 'tsx', RACER, url]),
    );
    const results = (await Promise.all(racers)).map(({ stdout }) => JSON.parse(stdout));
    if (!results.every((result) => result.isReady)) faults.push('one was not ready');
    const applied: string[] = results.flatMap((result) => result.applied);
    if (applied.join() !== names.join()) faults.push(`applied ${applied.join(', ')}`);
  }
  await server.stop();
  return [
    {
      promise: `racing starts: ${INSTANCES} at once on an empty database, each migration once`,
      ...{ database: 'PostgreSQL', rounds: ROUNDS, failure: faults[0] },
    },
  ];
}
