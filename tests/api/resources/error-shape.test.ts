import assert from 'node:assert/strict';
import { bringStaff } from '../../fixtures/data/rows';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { Call } from '../../fixtures/site/client';
import { entity, type Problem } from '../../fixtures/people/people';

const { admin, adminUser, member, visitor, create } = await bringStaff();
const ECHO = 'zqx7';
const { payload: city, ...row } = await create('cities');
const POST = { method: 'POST' };

type Case = [status: number, who: typeof admin, path: string, call?: Call];
const CASES: Case[] = [
  [400, admin, '/api/admin/cities', { ...POST, raw: `{${ECHO}` }],
  [401, visitor, '/api/auth/user'],
  [401, visitor, '/api/admin/users'],
  [401, visitor, '/api/admin/users', { cookie: `next-auth.session-token=${ECHO}` }],
  [403, member, '/api/admin/users'],
  [403, admin, '/api/admin/cities', { ...POST, body: city, headers: { origin: `http://${ECHO}` } }],
  [403, admin, `/api/admin/users/${adminUser.id}`, { method: 'DELETE' }],
  [404, visitor, `/api/cities/slug/${ECHO}`],
  [404, visitor, `/api/${ECHO}`],
  [404, visitor, `/api/${ECHO}/${ECHO}/${ECHO}`, POST],
  [404, admin, `/api/admin/${ECHO}`, { ...POST, body: {} }],
  [404, admin, `/api/admin/cities/${ECHO}`, { method: 'DELETE' }],
  [405, visitor, '/api/cities', POST],
  [405, admin, '/api/admin/cities', { method: 'PATCH' }],
  [405, admin, '/api/admin/cities', { method: 'HEAD' }],
  [409, admin, '/api/admin/cities', { ...POST, body: city }],
  [415, admin, '/api/admin/cities', { ...POST, raw: ECHO, headers: { 'content-type': 'text/x' } }],
  [415, admin, '/api/admin/cities', { ...POST, raw: '{}', headers: { 'content-type': undefined } }],
  [
    422,
    admin,
    '/api/admin/cities',
    { ...POST, body: { [ECHO]: ECHO, name: [ECHO], slug: `${ECHO}!` } },
  ],
  [422, visitor, `/api/cities?${ECHO}=${ECHO}`],
  [422, visitor, `/api/articles?sort=${ECHO}`],
];

for (const [status, who, path, call = {}] of CASES) {
  test(`${call.method ?? 'GET'} ${path.replaceAll(/[0-9a-f-]{36}/g, '{id}')} → ${status}`, async () => {
    const id = randomUUID();
    const answer = await who.send(path, {
      ...call,
      headers: { 'x-request-id': id, ...call.headers },
    });
    assert.equal(answer.status, status);
    assert.equal(answer.headers.get('cache-control'), 'private, no-store');
    assert.equal(answer.headers.get('access-control-allow-origin'), null);
    if (status === 405) assert.ok(answer.headers.get('allow'));
    const text = await answer.text();
    if (call.method === 'HEAD') return assert.equal(text, '');
    assert.match(answer.headers.get('content-type') ?? '', /^application\/json/);
    assert.ok(!text.includes(ECHO), text);
    assert.doesNotMatch(text, /\n|\bat .+:\d+:\d+|SELECT|prisma|node_modules/i);
    assert.equal(text.includes('Unauthorized'), status === 401);
    const body = JSON.parse(text) as Problem;
    assert.equal(text, JSON.stringify(body));
    assert.ok(body.message && body.code && body.requestId);
    const hasIssues = status === 422 || body.code === 'duplicate';
    assert.equal(Boolean(body.issues), hasIssues);
    if (status === 401) assert.equal(body.message, 'Unauthorized');
  });
}

test('the row that every refusal was about is as it was', async () => {
  const read = await entity(await admin.get(`/api/admin/cities/${row.id}`));
  assert.deepEqual(read, row);
});

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

for (const path of [
  '/api/admin/nothing',
  '/api/admin/nothing?limit=1',
  `/api/admin/nothing/${randomUUID()}`,
  '/api/admin/constructor',
  '/api/admin/nothing/at/all',
  '/api/admin/users/x/nothing',
]) {
  test(`${path} is unknown to staff, and closed to everybody else`, async () => {
    for (const method of METHODS) {
      const seen = [];
      for (const who of [visitor, member, admin]) {
        const answer = await who.send(path, { method });
        seen.push(answer.status);
        assert.equal(answer.headers.get('allow'), null, `${method} ${path}`);
      }
      assert.deepEqual(seen, [401, 403, 404], `${method} ${path}`);
    }
  });
}
