import { setTimeout as sleep } from 'node:timers/promises';
import type { Result } from '../report';
import type { Setup } from './drill';
import { INSTANCES } from './fleet';
import { type Staleness, measureStaleness } from './freshness';
import { underWatch } from './watch';

const SAVES = 60;
const DEAF_ROUNDS = 6;
/** What lib/front/freshness/change-listener.ts promises, and a second for a busy machine. */
const LONGEST_DEAF_MS = 3000;

/** A change through one is on all of them. */
async function fresh({ fleet }: Setup): Promise<Result> {
  const found = await measureStaleness(fleet, SAVES);
  return told('three instances: fresh once a save is answered', found, 0);
}

/** One instance no longer hears NOTIFY, and nothing tells it so. */
async function deaf({ fleet }: Setup): Promise<Result> {
  const way = fleet.way(INSTANCES - 1);
  const before = async () => {
    way.pass();
    // It listens again, and keeps pages again.
    await sleep(4000);
    way.dropThose('LISTEN');
    await sleep(Math.random() * 500);
  };
  const from = fleet.instances()[0];
  const found = await measureStaleness(fleet, DEAF_ROUNDS, { from, before });
  way.pass();
  return told('three instances: one cut off from NOTIFY', found, LONGEST_DEAF_MS);
}

/** kill -9 of one after the other; each is started again. */
async function killed(setup: Setup): Promise<Result> {
  const promise = 'three instances: one killed, readers see nothing of it';
  const { fleet } = setup;
  return underWatch(setup, promise, async () => {
    for (let round = 0; round < 2 * INSTANCES; round += 1) {
      await fleet.end(round % INSTANCES, 'SIGKILL');
      await sleep(500);
      await fleet.start(round % INSTANCES);
    }
    return { rounds: 2 * INSTANCES };
  });
}

/** SIGTERM to one after the other, as an upgrade does it. */
async function upgraded(setup: Setup): Promise<Result> {
  const promise = 'three instances: stopped and started one after the other';
  const { fleet } = setup;
  return underWatch(setup, promise, async () => {
    const faults: string[] = [];
    for (let round = 0; round < 2 * INSTANCES; round += 1) {
      const code = await fleet.end(round % INSTANCES, 'SIGTERM');
      if (code !== 0) faults.push(`ended with ${code}`);
      await fleet.start(round % INSTANCES);
    }
    return { rounds: 2 * INSTANCES, faults };
  });
}

export const instanceSteps = [fresh, deaf, killed, upgraded];

function told(promise: string, { rounds, stale, longestMs }: Staleness, mostMs: number): Result {
  const isLate = longestMs > mostMs || (mostMs === 0 && stale > 0);
  return {
    promise,
    ...{ database: 'PostgreSQL', rounds },
    remark: `${stale} of ${rounds * INSTANCES} first reads after the answer were old, the longest for ${Math.round(longestMs)} ms`,
    failure: isLate ? `${stale} old, the longest for ${Math.round(longestMs)} ms` : undefined,
  };
}
