import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createClient } from '../../fixtures/site/client';
import { figure } from '../../fixtures/running/full';
import { type SignedIn, forget, signIn } from '../../fixtures/people/sign-in';
import { startTwoInstances } from '../../fixtures/site/two-instances';

const { first, second, db, stop } = await startTwoInstances();
after(stop);
const ROUNDS = Number(process.env.TEST_ROUNDS ?? 20);

test('threat 11: revoked admin, deleted user: on the second instance too, at the next call', async (t) => {
  const [boss, person] = [await signIn(db), await signIn(db)];
  const here = createClient(first.url, boss.cookie);
  const there = createClient(second.url, person.cookie);
  const statusThere = async (path: string) => (await there.get(path)).status;
  assert.deepEqual(
    [await statusThere('/api/admin/users'), await statusThere('/admin')],
    [200, 200],
  );
  const revoked = await here.put(`/api/admin/users/${person.id}/admin`, { isAdmin: false });
  assert.equal(revoked.status, 200);
  const started = performance.now();
  assert.equal(await statusThere('/api/admin/users'), 403);
  const took = performance.now() - started;
  assert.equal(await statusThere('/admin'), 403);
  assert.equal((await here.delete(`/api/admin/users/${person.id}`)).status, 200);
  assert.deepEqual(
    [await statusThere('/api/admin/users'), await statusThere('/admin')],
    [401, 401],
  );
  figure(t, 11, `the very next call elsewhere was refused (${took.toFixed(0)} ms)`);
  await forget(db, boss);
});

test(`threat 15: last admin: the only two demote or delete each other ${ROUNDS} times, on two instances`, async (t) => {
  await db.user.deleteMany();
  for (let round = 0; round < ROUNDS; round += 1) {
    const [one, other] = [await signIn(db), await signIn(db)];
    const fight = (url: string, { cookie }: SignedIn, rival: SignedIn) => {
      const client = createClient(url, cookie);
      const path = `/api/admin/users/${rival.id}`;
      return round % 2 === 0
        ? client.put(`${path}/admin`, { isAdmin: false })
        : client.delete(path);
    };
    const answers = await Promise.all([
      fight(first.url, one, other),
      fight(round % 4 < 2 ? second.url : first.url, other, one),
    ]);
    const left = await db.user.count({ where: { isAdmin: true } });
    assert.equal(left, 1, `round ${round}: ${answers.map(({ status }) => status)}`);
    await forget(db, one, other);
  }
  figure(t, 15, `${ROUNDS} rounds, one admin left after each`);
});
