import assert from 'node:assert/strict';
import { test } from 'node:test';
import { returnPath } from './addresses';

const SITE = 'https://guide.example.org';

test('a page of this site is where the sign-in leads back to', () => {
  assert.equal(returnPath('/admin/articles?q=a', SITE), '/admin/articles?q=a');
  assert.equal(returnPath(`${SITE}/admin/users`, SITE), '/admin/users');
});

for (const foreign of [
  null,
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/admin',
  'javascript:alert(1)',
  'data:text/html,x',
  '/\t/evil.example',
  '/api/logout',
  'https://guide.example.org@evil.example',
  '/..//evil.example',
]) {
  test(`${JSON.stringify(foreign)} leads to the dashboard`, () => {
    assert.equal(returnPath(foreign, SITE), '/admin');
  });
}
