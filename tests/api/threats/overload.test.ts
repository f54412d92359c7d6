import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createClient, siteUnderTest } from '../../fixtures/site/client';
import { randomInt } from 'node:crypto';
import { bringPeople } from '../../fixtures/people/people';

const FLOOD = 60;
/** As many as a browser opens at once. */
const BROWSER = 6;

const { adminUser, memberUser } = await bringPeople();

/** What one address hears that opens the back-office many times at once. */
async function heard(cookie: string, count: number): Promise<number[]> {
  const client = createClient(siteUnderTest(), cookie);
  const headers = { 'x-forwarded-for': `10.31.${randomInt(256)}.${randomInt(1, 255)}` };
  const answers = await Promise.all(
    Array.from({ length: count }, () => client.get('/admin', { headers })),
  );
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  return [...new Set(answers.map(({ status }) => status))].sort();
}

test('threat 32: one address asking for pages that are never kept: staff alone take no turns, and not whoever is signed in', async () => {
  assert.ok((await heard(memberUser.cookie, FLOOD)).includes(429));
  for (let round = 0; round < 5; round += 1) {
    assert.ok(!(await heard(adminUser.cookie, BROWSER)).includes(429));
  }
});

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
  return fetch(siteUnderTest() + path, { ...init, headers });
}
