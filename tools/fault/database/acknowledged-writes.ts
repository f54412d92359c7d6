import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '../subject/ask';
import type { Result } from '../report';
import { countHalves, countLost, keepSiteLedger } from '../subject/site-ledger';
import type { Subject } from '../subject/subject';

const DATABASE_ROUNDS = 10;
const SITE_ROUNDS = 100;
const LONGEST_START_MS = 180_000;

/** No acknowledged write is lost when the database, then the whole site, is killed at random. */
export async function acknowledgedWrites(subject: Subject): Promise<Result[]> {
  return [
    await killAtRandom(subject, 'database', subject.kill, DATABASE_ROUNDS),
    await killAtRandom(subject, 'the whole site', subject.killSite, SITE_ROUNDS),
  ];
}

async function killAtRandom(
  subject: Subject,
  victim: string,
  kill: () => Promise<void>,
  rounds: number,
): Promise<Result> {
  const ledger = keepSiteLedger(subject);
  let recoverySeconds = 0;
  for (let round = 0; round < rounds; round += 1) {
    await sleep(200 + Math.random() * 800);
    const killedAt = performance.now();
    await kill();
    await until(() => ledger.lastSentAt() > killedAt, LONGEST_START_MS);
    recoverySeconds = Math.max(recoverySeconds, (performance.now() - killedAt) / 1000);
  }
  await ledger.stop();
  const lost = await countLost(await subject.url(), ledger);
  const halves = await countHalves(await subject.url(), ledger);
  return {
    promise: `no acknowledged write lost: ${victim} killed`,
    ...{ database: subject.mode, rounds, acknowledged: ledger.acknowledged.size, lost },
    recoverySeconds,
    remark: `${halves} written by half`,
    failure: failure(lost, halves, ledger.unexpected),
  };
}

function failure(lost: number, halves: number, unexpected: number[]): string | undefined {
  if (lost > 0) return `${lost} acknowledged writes are missing`;
  if (halves > 0) return `${halves} rows are without their line in the audit log`;
  return unexpected.length > 0 ? `answered ${[...new Set(unexpected)].join(', ')}` : undefined;
}
