import { setTimeout as sleep } from 'node:timers/promises';
import { findPostgres, NO_POSTGRES } from '@/tests/fixtures/database/postgres';
import type { Result } from '../report';
import { findProgram, openDatabaseDoor } from './doors';
import { startFleet } from './fleet';
import { databaseSteps } from './database-steps';
import { instanceSteps } from './instance-steps';
import { startPair } from './pair';

const NAME = 'three instances';

/** Three instances behind nginx, PostgreSQL with a standby, HAProxy between them (decision 003). */
export async function threeInstances(): Promise<Result[]> {
  const [nginx, haproxy] = [findProgram('nginx'), findProgram('haproxy')];
  if (!findPostgres()) return [skipped(NAME, NO_POSTGRES)];
  if (!nginx) return [skipped(NAME, 'nginx is not installed')];
  const pair = await startPair();
  const ports = pair.servers.map(({ port }) => port);
  const door = haproxy ? await openDatabaseDoor(haproxy, ports) : undefined;
  // HAProxy asks twice a second who the primary is.
  await sleep(1000);
  const fleet = await startFleet({
    ...{ nginx, directUrl: pair.primary().url },
    databasePort: door?.port ?? pair.primary().port,
  });
  const results: Result[] = [];
  const note = async (step: (setup: Setup) => Promise<Result>) => {
    try {
      results.push(await step({ fleet, pair, url: () => pair.primary().url }));
    } catch (error) {
      const failure = `${(error as Error).message} ${lastError(fleet.output())}`;
      results.push({ ...skipped(`${NAME}: ${step.name}`, ''), skipped: undefined, failure });
    }
  };
  try {
    for (const step of instanceSteps) await note(step);
    if (!door) results.push(skipped(`${NAME}: primary lost`, 'haproxy is not installed'));
    else for (const step of databaseSteps) await note(step);
  } finally {
    await fleet.stop();
    await door?.close();
    await pair.stop();
  }
  return results;
}

export type Setup = {
  fleet: Awaited<ReturnType<typeof startFleet>>;
  pair: Awaited<ReturnType<typeof startPair>>;
  /** The primary itself, whoever that is. */
  url: () => string;
};

function skipped(promise: string, why: string): Result {
  return { promise, database: 'PostgreSQL', rounds: 0, skipped: why };
}

function lastError(output: string): string {
  const lines = output.split('\n').filter((line) => line.includes('"level":50'));
  return lines.at(-1)?.slice(0, 300) ?? '';
}
