import { startSite } from '@/tests/fixtures/site/site';
import { ask, post, until } from '../subject/ask';
import type { Result } from '../report';
import type { Subject } from '../subject/subject';

const ROUNDS = 20;
const LONGEST_S = 1;

/** What one instance changed, the other one shows. */
export async function twoInstances(subject: Subject): Promise<Result[]> {
  if (subject.mode === 'own') return [];
  const other = await startSite({ env: subject.env });
  const cookie = subject.cookies[1] ?? '';
  let slowest = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const [from, to] =
      round % 2 ? [subject.site().url, other.url] : [other.url, subject.site().url];
    await ask(`${to}/villes`);
    const name = `Ville des deux ${round}`;
    const body = { name, slug: `deux-${round}-${Date.now()}`, description: '' };
    const { status } = await post(from, '/api/admin/cities', body, cookie);
    if (status !== 201) throw new Error(`answered ${status}`);
    const seconds = await until(async () => (await ask(`${to}/villes`)).text.includes(name));
    slowest = Math.max(slowest, seconds);
  }
  await other.stop();
  return [
    {
      promise: 'two instances: a change through one is on the other within 1 s',
      ...{ database: subject.mode, rounds: ROUNDS, recoverySeconds: slowest },
      remark: `slowest ${Math.round(slowest * 1000)} ms`,
      failure: slowest > LONGEST_S ? 'too late' : undefined,
    },
  ];
}
