import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Asked, ask, post, until } from '../subject/ask';
import type { Result } from '../report';
import type { Subject } from '../subject/subject';

const ROUNDS = 3;
const WARM = ['/', '/villes', '/universites', '/actualites'];
const LONGEST_ANSWER_MS = 3000;
const LONGEST_API_MS = 2500;
const LONGEST_RECOVERY_S = 5;

/** Cached pages outlive the database; what needs it says so, and comes back by itself. */
export async function awayDatabase(subject: Subject): Promise<Result[]> {
  const { proxy } = subject;
  const results = [
    await goAway(subject, proxy ? 'stopped' : 'hanging', subject.suspend, subject.resume),
  ];
  if (proxy) {
    const pass = async () => proxy.pass();
    results.push(await goAway(subject, 'silent', async () => proxy.drop(), pass));
    results.push(await goAway(subject, 'cut off', async () => proxy.reset(), pass));
    results.push(await slowNetwork(subject));
  }
  return results;
}

async function goAway(
  subject: Subject,
  how: string,
  leave: () => Promise<void>,
  comeBack: () => Promise<void>,
): Promise<Result> {
  const { url } = subject.site();
  let [recoverySeconds, slowestApi] = [0, 0];
  const faults: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const unseen = [await newCity(subject), await newCity(subject)];
    for (const path of WARM) await ask(url + path);
    await leave();
    const warm = await Promise.all(WARM.map((path) => ask(url + path)));
    if (warm.some(({ status }) => status !== 200)) faults.push(`warm page ${codes(warm)}`);
    const cold = await Promise.all(unseen.map((path) => ask(url + path)));
    if (!cold.every(isFrenchRefusal)) faults.push(`cold page ${codes(cold)}`);
    const api = await Promise.all([
      ask(`${url}/api/cities`),
      ask(`${url}/api/articles?q=${randomUUID()}`),
    ]);
    if (!api.every(isJsonRefusal)) faults.push(`API ${codes(api)}`);
    const staff = await ask(`${url}/admin`, { headers: { cookie: subject.cookies[0] ?? '' } });
    if (staff.status !== 503) faults.push(`/admin ${staff.status}`);
    slowestApi = Math.max(slowestApi, ...api.map(({ ms }) => ms));
    const slow = [...cold, ...api].find(({ ms }) => ms > LONGEST_ANSWER_MS);
    if (slow) faults.push(`an answer after ${Math.round(slow.ms)} ms`);
    await comeBack();
    const isBack = async () => {
      const all = await Promise.all([...unseen, '/api/cities'].map((path) => ask(url + path)));
      return all.every(({ status }) => status === 200);
    };
    recoverySeconds = Math.max(recoverySeconds, await until(isBack));
  }
  if (slowestApi > LONGEST_API_MS) faults.push(`the API after ${Math.round(slowestApi)} ms`);
  if (recoverySeconds > LONGEST_RECOVERY_S) faults.push('recovered too late');
  return {
    promise: `cached pages outlive the database: ${how}`,
    ...{ database: subject.mode, rounds: ROUNDS, recoverySeconds },
    remark: `warm 200, cold and API 503, the API within ${Math.round(slowestApi)} ms`,
    failure: faults.length > 0 ? [...new Set(faults)].join('; ') : undefined,
  };
}

async function slowNetwork(subject: Subject): Promise<Result> {
  const delayMs = 50;
  subject.proxy?.delay(delayMs);
  const asked: Asked[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    asked.push(await ask(subject.site().url + (await newCity(subject))));
    asked.push(await ask(`${subject.site().url}/api/articles?limit=5`));
    await sleep(100);
  }
  subject.proxy?.pass();
  const slowest = Math.max(...asked.map(({ ms }) => ms));
  const isFine = slowest < LONGEST_ANSWER_MS && asked.every(({ status }) => status === 200);
  return {
    promise: `a database ${2 * delayMs} ms away: pages and API answer`,
    ...{ database: subject.mode, rounds: ROUNDS, remark: `slowest ${Math.round(slowest)} ms` },
    failure: isFine ? undefined : `answered ${codes(asked)}, slowest ${Math.round(slowest)} ms`,
  };
}

/** A page that exists and that nobody has asked for: its 404 must not be kept either. */
async function newCity(subject: Subject): Promise<string> {
  const slug = `froide-${randomUUID().slice(0, 8)}`;
  const body = { name: 'Ville froide', slug, description: '' };
  const made = await post(subject.site().url, '/api/admin/cities', body, subject.cookies[0] ?? '');
  if (made.status !== 201) throw new Error(`a city was not made: ${made.status} ${made.text}`);
  return `/villes/${slug}`;
}

const isFrenchRefusal = ({ status, text, type }: Asked) =>
  status === 503 && type.startsWith('text/html') && /<html[^>]* lang="?fr/.test(text);
const isJsonRefusal = ({ status, type }: Asked) =>
  status === 503 && type.startsWith('application/json');
const codes = (all: Asked[]) => [...new Set(all.map(({ status }) => status))].join(', ');
