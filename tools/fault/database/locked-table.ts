import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { ask, until } from '../subject/ask';
import type { Result } from '../report';
import type { Subject } from '../subject/subject';

const ROUNDS = 3;
const CROWD = 100;
const LONGEST_ANSWER_MS = 3000;

/** A table that somebody keeps locked, and a crowd that uses up every connection of the pool. */
export async function lockedTable(subject: Subject): Promise<Result[]> {
  const { url } = subject.site();
  let [slowest, recoverySeconds, connections] = [0, 0, 0];
  const statuses = new Set<number>();
  const faults: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await ask(`${url}/villes`);
    const holder = new Client({ connectionString: await subject.url() });
    holder.on('error', () => undefined);
    await holder.connect();
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE articles IN ACCESS EXCLUSIVE MODE');
    const crowd = Array.from({ length: CROWD }, (_, n) =>
      ask(n % 2 ? `${url}/api/articles?q=${randomUUID()}` : `${url}/master-maroc/${randomUUID()}`),
    );
    const warm = await ask(`${url}/villes`);
    if (warm.status !== 200) faults.push(`warm page ${warm.status}`);
    for (const { status, ms } of [...(await Promise.all(crowd)), warm]) {
      statuses.add(status);
      slowest = Math.max(slowest, ms);
    }
    const { rows } = await holder.query(
      `SELECT count(*) FROM pg_stat_activity WHERE client_addr IS NOT NULL AND pid <> pg_backend_pid()`,
    );
    connections = Math.max(connections, Number(rows[0].count));
    await holder.query('ROLLBACK');
    await holder.end();
    const isBack = async () => (await ask(`${url}/api/articles?q=${randomUUID()}`)).status === 200;
    recoverySeconds = Math.max(recoverySeconds, await until(isBack));
  }
  for (const status of statuses) {
    if (![200, 503].includes(status)) faults.push(`answered ${status}`);
  }
  if (slowest > LONGEST_ANSWER_MS) faults.push(`slowest ${Math.round(slowest)} ms`);
  return [
    {
      promise: `table locked, ${CROWD} requests at once: all answered within 3 s`,
      ...{ database: subject.mode, rounds: ROUNDS, recoverySeconds },
      remark: `statuses ${[...statuses].join(', ')}; slowest ${Math.round(slowest)} ms; ${connections} connections`,
      failure: faults.length > 0 ? [...new Set(faults)].join('; ') : undefined,
    },
  ];
}
