import assert from 'node:assert/strict';
import { type TestContext, beforeEach, describe, test } from 'node:test';
import { standingClock } from '@/tests/fixtures/running/standing-clock';
import { takeEvents } from './buffer';
import { memories, noteMissing } from './visits';

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' };
let [number, visitor] = [0, 0];
const path = () => `/ancienne-page-${(number += 1)}`;
const newAddress = () => `192.0.2.${(visitor += 1)}`;

describe('addresses where nothing is', () => {
  beforeEach((t) => {
    // No flush takes away what a test counts, and no day ends.
    standingClock(t as TestContext);
    takeEvents();
    delete memories.missing.today;
  });

  const miss = (what: string, address = newAddress(), headers: object = {}) =>
    noteMissing(what, { headers: new Headers({ ...BROWSER, ...headers }), address });
  const counted = () => takeEvents().map(({ event, path, count }) => ({ event, path, count }));

  test('an address counts once three visits have met it, and then with each new one', async () => {
    const one = path();
    await miss(one);
    await miss(one);
    assert.deepEqual(counted(), []);
    await miss(one);
    await miss(one);
    assert.deepEqual(counted(), [{ event: 'not_found', path: one, count: 4 }]);
    for (let time = 0; time < 5; time += 1) await miss(one, '192.0.2.1');
    assert.ok(counted().every(({ count }) => count <= 1));
  });

  test('an address that may tell of a person is never kept', async () => {
    for (const personal of [
      ...['/profil/nom@example.org', '/profil/nom%40example.org', '/tel/0612345678'],
      ...[
        '/tel/06-12-34-56-78',
        '/x/%D9%A0%D9%A6%D9%A1%D9%A2%D9%A3%D9%A4',
        '/reset/9f86d081884c7d65',
      ],
      ...[
        '/t/eyJhbGciOiJIUzI1NiJ9',
        '/t/aBcDeFgHiJkLmN',
        `/${'x'.repeat(25)}`,
        `/${'a-'.repeat(80)}`,
      ],
      ...['/admin/x', '/api/x', '/_next/x.js', '/media/x.webp', '/.well-known/x'],
    ]) {
      for (let time = 0; time < 4; time += 1) await miss(personal);
      assert.deepEqual(counted(), [], personal);
    }
  });

  test('what former sites called their pages is kept', async () => {
    for (const plain of [
      '/2024/09/12/rentree-2024',
      '/bourses.html',
      '/%C3%A9coles/ENSA',
      '/p/1234',
    ]) {
      for (let time = 0; time < 3; time += 1) await miss(plain);
      assert.deepEqual(
        counted().map(({ path }) => path),
        [plain],
      );
    }
  });

  test('only pages count, and neither machines nor those who do not want to be counted', async () => {
    const one = path();
    for (const headers of [
      ...[{ 'sec-fetch-dest': 'image' }, { 'sec-fetch-dest': 'empty' }],
      ...[
        { 'user-agent': 'Googlebot/2.1' },
        { 'user-agent': '' },
        { dnt: '1' },
        { 'sec-gpc': '1' },
      ],
    ]) {
      await miss(one, newAddress(), headers);
    }
    await miss(one, newAddress(), { 'sec-fetch-dest': 'document' });
    await miss(one);
    assert.deepEqual(counted(), []);
  });
});
