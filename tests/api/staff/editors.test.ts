import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createClient } from '../../fixtures/site/client';
import { bringPeople, entity, list, problem } from '../../fixtures/people/people';
import { samples } from '../../fixtures/data/samples';

const { admin, adminUser, visitor, db, bring } = await bringPeople();
const person = await bring({ isEditor: true });
const editor = () => createClient(undefined, person.cookie);
const pathOf = ({ id }: { id: string }, role: string) => `/api/admin/users/${id}/${role}`;
const rolesOf = async ({ id }: { id: string }) => {
  const { isAdmin, isEditor } = await db.user.findUniqueOrThrow({ where: { id } });
  return { isAdmin, isEditor };
};

test('an admin makes somebody an editor, and takes it back; the next call feels it', async () => {
  const member = await bring({ isAdmin: false });
  const client = createClient(undefined, member.cookie);
  const status = async () => (await client.get('/api/admin/find?q=a')).status;
  assert.equal(await status(), 403);
  for (const isEditor of [true, true, false, false]) {
    const answer = await admin.put(pathOf(member, 'editor'), { isEditor });
    assert.deepEqual([answer.status, (await answer.json()).isEditor], [200, isEditor]);
    assert.equal(await status(), isEditor ? 200 : 403);
  }
  const lines = await db.auditEntry.findMany({
    where: { entityId: member.id },
    orderBy: { at: 'asc' },
    take: 3,
  });
  assert.deepEqual(
    lines.map(({ action, actorId }) => [action, actorId]),
    ['grant editor', 'grant editor', 'revoke editor'].map((action) => [action, adminUser.id]),
  );
  for (const body of [{}, { isEditor: 1 }, { isEditor: true, isAdmin: true }]) {
    assert.equal((await admin.put(pathOf(member, 'editor'), body)).status, 422);
  }
});

test('nobody is both: an admin is made no editor, an editor who becomes an admin is one alone', async () => {
  const other = await bring({ isEditor: true });
  await admin.put(pathOf(other, 'admin'), { isAdmin: true });
  assert.deepEqual(await rolesOf(other), { isAdmin: true, isEditor: false });
  const { changes } = await db.auditEntry.findFirstOrThrow({ where: { entityId: other.id } });
  assert.deepEqual(changes, {
    isAdmin: { before: false, after: true },
    isEditor: { before: true, after: false },
  });
  for (const isEditor of [true, false]) {
    const refused = await admin.put(pathOf(other, 'editor'), { isEditor });
    assert.equal(refused.status, 409);
    assert.equal((await problem(refused)).code, 'is_admin');
  }
  await admin.put(pathOf(other, 'admin'), { isAdmin: false });
  assert.deepEqual(await rolesOf(other), { isAdmin: false, isEditor: false });
  await assert.rejects(
    db.user.update({ where: { id: other.id }, data: { isAdmin: true, isEditor: true } }),
    /users_one_role_check/,
  );
});

test('threat 14: mass assignment and prototype keys: an editor gives nobody a role, themselves least', async () => {
  const other = await bring({ isAdmin: false });
  for (const who of [person, other]) {
    for (const [role, flag] of [
      ['admin', 'isAdmin'],
      ['editor', 'isEditor'],
    ] as const) {
      const refused = await editor().put(pathOf(who, role), { [flag]: true });
      assert.equal(refused.status, 403);
      assert.equal((await problem(refused)).message, 'Admin access required');
    }
    assert.equal((await editor().delete(`/api/admin/users/${who.id}`)).status, 403);
  }
  assert.deepEqual(await rolesOf(person), { isAdmin: false, isEditor: true });
  assert.deepEqual(await rolesOf(other), { isAdmin: false, isEditor: false });
});

test('an editor writes an article, sees it before it is published, and takes it back', async () => {
  const made = await editor().post('/api/admin/articles', samples.articles());
  assert.equal(made.status, 201);
  const { id, slug } = await entity(made);
  const draft = `/master-maroc/${slug}`;
  assert.equal((await visitor.get(draft)).status, 404);
  assert.equal((await editor().get(draft)).status, 200);
  assert.ok(
    (await list(await editor().get(`/api/articles?q=${slug}`))).some((one) => one.id === id),
  );
  assert.equal((await list(await visitor.get(`/api/articles?q=${slug}`))).length, 0);
  const { id: revision } = await db.revision.findFirstOrThrow({ where: { entityId: id } });
  const path = `/api/admin/articles/${id}`;
  assert.equal((await editor().get(`${path}/revisions/${revision}`)).status, 200);
  assert.equal((await editor().delete(path)).status, 200);
  const restored = { action: 'restore', ids: [id] };
  assert.equal((await editor().post('/api/admin/articles/bulk', restored)).status, 200);
  await editor().delete(path);
});

test('the dashboard of an editor counts no people, and leads to nothing that refuses', async () => {
  const theirs = await (await editor().get('/admin')).text();
  const whole = await (await admin.get('/admin')).text();
  for (const link of ['users', 'newsletter', 'letters', 'settings', 'audit']) {
    assert.ok(whole.includes(`href="/admin/${link}"`), link);
    assert.ok(!theirs.includes(`href="/admin/${link}`), link);
  }
  assert.match(whole, /Active subscribers/);
  assert.doesNotMatch(theirs, /Active subscribers|Missing in the legal notice/);
  assert.match(theirs, /Published articles/);
});

test('the last changes that an editor sees are changes of content', async () => {
  const member = await bring({ isAdmin: false });
  for (const isEditor of [true, false]) await admin.put(pathOf(member, 'editor'), { isEditor });
  assert.match(await (await admin.get('/admin')).text(), /editor rights from/);
  const theirs = await (await editor().get('/admin')).text();
  assert.doesNotMatch(theirs, /editor rights from|made an editor of/);
});
