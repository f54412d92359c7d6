import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { startSite } from '../../fixtures/site/site';

// The flood would hold up every other test, so it has a site of its own.
const site = await startSite({ env: { DATABASE_URL: '' } });
after(() => site.stop());

const SEARCHES = 120;
const FORMS = 12;

test('a form that is refused while too much is asked hears 503 and when to come back', async () => {
  let isOver = false;
  const flood = Array.from({ length: SEARCHES }, async (_, at) => {
    for (let round = 0; !isOver; round += 1) {
      await ask(at, `/recherche?q=mot-${at}-${round}`).then((answer) => answer.text());
    }
  });
  const answers: Response[] = [];
  for (let at = 0; at < FORMS; at += 1) {
    const body = new URLSearchParams({ name: 'Salma', message: 'Bonjour' });
    const headers = { origin: 'https://ailleurs.example' };
    answers.push(await ask(SEARCHES + at, '/contact/envoi', { method: 'POST', body, headers }));
  }
  isOver = true;
  await Promise.all(flood);

  const refused = answers.filter(({ status }) => status === 503);
  assert.deepEqual(
    answers.map(({ status }) => status).filter((status) => status !== 403 && status !== 503),
    [],
  );
  assert.ok(refused.length > 0, 'too little was asked to prove anything');
  for (const { headers } of refused) assert.match(headers.get('retry-after') ?? '', /^\d+$/);
});

function ask(at: number, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { ...init.headers, 'x-forwarded-for': `10.20.${at >> 8}.${at & 255}` };
  return fetch(site.url + path, { ...init, headers });
}
