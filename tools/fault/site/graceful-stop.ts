import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Result } from '../report';
import type { Subject } from '../subject/subject';

const ROUNDS = 25;
// On a busy machine fewer rounds: the whole of `npm run fault` is to take ten minutes.
const LONGEST_MS = 100_000;
const CLIENTS = 8;
const LONGEST_STOP_MS = 15_000;
const PATHS = ['/', '/villes', '/api/articles?limit=5', '/api/cities', '/recherche?q=master'];

/** SIGTERM under load breaks no request that the site had begun to answer. */
export async function gracefulStop(subject: Subject): Promise<Result[]> {
  let [answered, slowest, longestStart] = [0, 0, 0];
  const faults: string[] = [];
  const begunAt = performance.now();
  let rounds = 0;
  for (; rounds < ROUNDS && performance.now() - begunAt < LONGEST_MS; rounds += 1) {
    const load = putUnderLoad(subject.site().port);
    await sleep(150 + Math.random() * 250);
    const started = performance.now();
    const code = await subject.stopSite();
    slowest = Math.max(slowest, performance.now() - started);
    const { broken, count } = await load.stop();
    answered += count;
    faults.push(...broken);
    if (code !== 0) faults.push(`ended with ${code}`);
    const startedAt = performance.now();
    await subject.startSite();
    longestStart = Math.max(longestStart, performance.now() - startedAt);
  }
  if (slowest > LONGEST_STOP_MS) faults.push('took longer than 15 s');
  return [
    {
      promise: 'graceful stop: SIGTERM under load breaks no request',
      ...{ database: subject.mode, rounds },
      remark: `${answered} answers, ${faults.length} broken, slowest stop ${(slowest / 1000).toFixed(1)} s, slowest start ${(longestStart / 1000).toFixed(1)} s`,
      failure:
        faults.length > 0 ? `${faults.length} broken: ${faults.slice(0, 4).join('; ')}` : undefined,
    },
  ];
}

function putUnderLoad(port: number) {
  const begunAt = performance.now();
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const broken: string[] = [];
  let count = 0;
  let isStopped = false;
  const clients = Array.from({ length: CLIENTS }, async (_, n) => {
    for (let turn = n; !isStopped; turn += 1) {
      const outcome = await get(agent, port, PATHS[turn % PATHS.length] ?? '/');
      if (outcome === 'refused') return;
      if (outcome === 'answered') count += 1;
      else
        broken.push(
          `${outcome} after ${Math.round(performance.now() - begunAt)} ms, answered ${count}`,
        );
    }
  });
  return {
    stop: async () => {
      isStopped = true;
      await Promise.all(clients);
      agent.destroy();
      return { broken, count };
    },
  };
}

/** A connection that never came about is no broken request. */
function get(agent: Agent, port: number, path: string): Promise<string> {
  const headers = {
    'x-forwarded-for': `10.9.${port % 250}.${1 + Math.floor(Math.random() * 250)}`,
  };
  return new Promise((resolve) => {
    const sent = request({ host: '127.0.0.1', port, path, agent, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve('answered'));
      answer.once('error', (error) => resolve(`${path} broke off: ${error.message}`));
    });
    sent.once('error', (error: NodeJS.ErrnoException) =>
      resolve(
        error.code === 'ECONNREFUSED'
          ? 'refused'
          : `${path}: ${error.message}, reused ${sent.reusedSocket}`,
      ),
    );
    sent.end();
  });
}
