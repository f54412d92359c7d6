import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { bringPeople } from '../../fixtures/people/people';

const { admin, member, visitor } = await bringPeople();
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

test('a known address answers methods that it does not take with 405 and those it takes', async () => {
  for (const who of [visitor, admin]) {
    for (const [path, allow] of [
      ['/api/admin/cities', 'POST, OPTIONS'],
      [`/api/admin/cities/${randomUUID()}`, 'GET, HEAD, PUT, DELETE, OPTIONS'],
      ['/api/admin/users', 'GET, HEAD, OPTIONS'],
    ] as const) {
      const refused = await who.send(path, { method: 'PATCH' });
      assert.deepEqual([refused.status, refused.headers.get('allow')], [405, allow]);
      const asked = await who.send(path, { method: 'OPTIONS' });
      assert.deepEqual([asked.status, asked.headers.get('allow')], [204, allow]);
    }
  }
});
