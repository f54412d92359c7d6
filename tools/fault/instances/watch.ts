import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../subject/ask';
import { EXPECTED, countHalves, countLost, keepSiteLedger } from '../subject/site-ledger';
import type { Result } from '../report';
import type { Setup } from './drill';

const KEPT = ['/', '/villes', '/actualites', '/universites'];
const READERS = 3;
const PAUSE_MS = 25;
const BY_THE_PROXY = [502, 504];

/** What a step has to say, and what it found wrong by itself. */
type Told = {
  /** Reads may be refused: what was changed elsewhere just before is held back while nobody can ask. */
  mayRefuse?: boolean;
  rounds: number;
  remark?: string;
  faults?: string[];
  recoverySeconds?: number;
};

/** Staff write and readers read through the front while a step does what it does. */
export async function underWatch(
  { fleet, url }: Pick<Setup, 'fleet' | 'url'>,
  promise: string,
  step: () => Promise<Told>,
): Promise<Result> {
  const expected = new Set([...EXPECTED, ...BY_THE_PROXY]);
  for (const path of KEPT) await ask(fleet.url + path);
  const ledger = keepSiteLedger({ site: () => fleet, cookies: fleet.cookies }, expected);
  const readers = read(fleet.url);
  await sleep(1000);
  let told: Told;
  try {
    told = await step();
    await sleep(500);
  } finally {
    await Promise.all([ledger.stop(), readers.stop()]);
  }
  const lost = await countLost(url(), ledger);
  const halves = await countHalves(url(), ledger);
  const faults = [...(told.faults ?? [])];
  if (lost > 0) faults.push(`${lost} acknowledged writes are missing`);
  if (halves > 0) faults.push(`${halves} written by half`);
  if (ledger.unexpected.length > 0) faults.push(`answered ${ledger.unexpected.join(', ')}`);
  const { failed, count, slowest } = readers;
  const broken = told.mayRefuse ? failed.filter((one) => !one.startsWith('503')) : failed;
  if (broken.length > 0) {
    faults.push(`${broken.length} reads failed: ${[...new Set(broken)].slice(0, 5).join(', ')}`);
  }
  const away = (ledger.longestPauseMs() / 1000).toFixed(1);
  return {
    promise,
    ...{ database: 'PostgreSQL', rounds: told.rounds, acknowledged: ledger.acknowledged.size },
    lost,
    recoverySeconds: told.recoverySeconds,
    remark: [
      `longest without a write ${away} s`,
      `${failed.length} of ${count()} reads of kept pages failed, slowest ${Math.round(slowest())} ms`,
      ...(told.remark ? [told.remark] : []),
    ].join('; '),
    failure: faults.length > 0 ? [...new Set(faults)].join('; ') : undefined,
  };
}

function read(siteUrl: string) {
  const failed: string[] = [];
  let [count, slowest, isStopped] = [0, 0, false];
  const readers = Array.from({ length: READERS }, async (_, reader) => {
    for (let turn = reader; !isStopped; turn += 1) {
      const path = KEPT[turn % KEPT.length] ?? '/';
      const { status, ms, text } = await ask(siteUrl + path);
      count += 1;
      slowest = Math.max(slowest, ms);
      if (status !== 200) failed.push(`${status || text} for ${path}`);
      await sleep(PAUSE_MS);
    }
  });
  return {
    failed,
    count: () => count,
    slowest: () => slowest,
    async stop() {
      isStopped = true;
      await Promise.all(readers);
    },
  };
}
