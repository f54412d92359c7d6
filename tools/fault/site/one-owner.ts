import { spawn } from 'node:child_process';
import { freePortPair } from '@/tests/fixtures/site/free-port';
import { startCommand } from '@/tests/fixtures/site/site';
import { ask } from '../subject/ask';
import type { Result } from '../report';
import { countLost, keepSiteLedger } from '../subject/site-ledger';
import type { Subject } from '../subject/subject';

const ROUNDS = 3;

/** A second start on the same data directory fails in one sentence and harms nothing. */
export async function oneOwner(subject: Subject): Promise<Result[]> {
  if (subject.mode !== 'own') return [];
  const ledger = keepSiteLedger(subject);
  let failure: string | undefined;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { code, output } = await startAnother(subject.site().dataDir);
    if (code !== 1 || !/^DATA_DIR: .* is in use by another process/m.test(output)) {
      failure = `ended with ${code}: ${output}`;
    }
  }
  await ledger.stop();
  const lost = await countLost(await subject.url(), ledger);
  const { status } = await ask(`${subject.site().url}/readyz`);
  if (lost > 0 || status !== 200) failure = `the first lost ${lost} writes, ready ${status}`;
  return [
    {
      promise: 'one owner: a second start is refused and harms nothing',
      ...{ database: subject.mode, rounds: ROUNDS, lost, failure },
      acknowledged: ledger.acknowledged.size,
    },
  ];
}

async function startAnother(dataDir: string): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, await startCommand(), {
    env: {
      ...process.env,
      PORT: String(await freePortPair()),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
    },
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk));
  const code = await new Promise<number | null>((ended) => child.once('close', ended));
  return { code, output };
}
