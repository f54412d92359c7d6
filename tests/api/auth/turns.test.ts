import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { after, test } from 'node:test';
import { createClient, siteUnderTest } from '../../fixtures/site/client';
import { connectToSiteDatabase } from '../../fixtures/database/site-database';
import { forget, signIn } from '../../fixtures/people/sign-in';

const FLOOD = 60;
/** As many as a browser opens at once. */
const BROWSER = 6;

const db = await connectToSiteDatabase();
const [admin, member] = [await signIn(db), await signIn(db, { isAdmin: false })];
after(async () => {
  await forget(db, admin, member);
  await db.$disconnect();
});

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
  assert.ok((await heard(member.cookie, FLOOD)).includes(429));
  for (let round = 0; round < 5; round += 1) {
    assert.ok(!(await heard(admin.cookie, BROWSER)).includes(429));
  }
});
