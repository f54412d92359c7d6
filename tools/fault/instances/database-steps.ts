import { setTimeout as sleep } from 'node:timers/promises';
import { ask, post, until } from '../subject/ask';
import type { Result } from '../report';
import type { Setup } from './drill';
import { measureStaleness } from './freshness';
import { underWatch } from './watch';

const FAILOVERS = 3;
const RECOVERY_MS = 60_000;

/** The primary is killed and the standby promoted at once; the old one becomes its standby. */
async function failover(setup: Setup): Promise<Result> {
  const { fleet, pair } = setup;
  const promise = 'three instances: primary killed, standby promoted';
  let recoverySeconds = 0;
  return underWatch(setup, promise, async () => {
    const faults: string[] = [];
    for (let round = 0; round < FAILOVERS; round += 1) {
      await sleep(1000);
      const killedAt = performance.now();
      await pair.killPrimary();
      await pair.promote();
      await until(() => canWrite(fleet), RECOVERY_MS);
      recoverySeconds = Math.max(recoverySeconds, (performance.now() - killedAt) / 1000);
      const { stale, longestMs } = await measureStaleness(fleet, 3);
      if (stale > 0) faults.push(`old for ${Math.round(longestMs)} ms after the failover`);
      await pair.follow();
    }
    return { rounds: FAILOVERS, recoverySeconds, faults, mayRefuse: true };
  });
}

/** Nobody told the old primary: it comes back as one, beside the new one. */
async function twoPrimaries(setup: Setup): Promise<Result> {
  const { fleet, pair } = setup;
  const promise = 'three instances: the old primary comes back as one';
  return underWatch(setup, promise, async () => {
    await pair.killPrimary();
    await pair.promote();
    await until(() => canWrite(fleet), RECOVERY_MS);
    await pair.returnAsItWas();
    await sleep(5000);
    await pair.follow();
    await until(() => canWrite(fleet), RECOVERY_MS);
    return { rounds: 1, remark: 'two primaries for 5 s', mayRefuse: true };
  });
}

/** Without the standby commits wait: nothing is acknowledged until somebody decides. */
async function standbyLost(setup: Setup): Promise<Result> {
  const { fleet, pair } = setup;
  const promise = 'three instances: standby killed, writes wait until told not to';
  return underWatch(setup, promise, async () => {
    await pair.killStandby();
    await sleep(5000);
    const faults: string[] = [];
    if (await canWrite(fleet)) faults.push('a write was acknowledged without a standby');
    const cold = await ask(`${fleet.url}/api/cities?limit=1`);
    const toldAt = performance.now();
    await pair.wait(false);
    await until(() => canWrite(fleet), RECOVERY_MS);
    const recoverySeconds = (performance.now() - toldAt) / 1000;
    await pair.follow();
    const remark = `meanwhile the API answers reads with ${cold.status}`;
    return { rounds: 1, recoverySeconds, remark, faults };
  });
}

export const databaseSteps = [failover, twoPrimaries, standbyLost];

let turn = 0;

async function canWrite({ url, cookies }: Setup['fleet']): Promise<boolean> {
  turn += 1;
  const slug = `essai-${Date.now()}-${turn}`;
  const body = { name: 'Essai', slug, description: '' };
  const cookie = cookies[turn % cookies.length] ?? '';
  return (await post(url, '/api/admin/cities', body, cookie)).status === 201;
}
