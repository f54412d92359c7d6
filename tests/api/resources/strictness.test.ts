import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { resources } from '@/lib/entities/registry';
import { bringPeople, list, problem } from '../../fixtures/people/people';
import { resourceNames, samples } from '../../fixtures/data/samples';

// What each field refuses is proved where its rules stand, in lib/entities/refusals.test.ts.
const { admins: admin } = await bringPeople();

for (const name of resourceNames) {
  const path = `/api/admin/${name}`;

  test(`threat 14: mass assignment and prototype keys: ${name}`, async () => {
    const mark = randomUUID();
    const { nameField } = resources[name];
    const marked = name === 'calls' ? { note: mark } : { [nameField]: mark };
    const body = JSON.stringify({ ...samples[name](), ...marked });
    const extras = [
      '"__proto__":{"featured":true}',
      '"constructor":{"prototype":{}}',
      `"id":"${randomUUID()}"`,
      '"viewCount":9',
      '"likeCount":9',
      '"createdAt":"2024-01-01T00:00:00Z"',
      '"isAdmin":true',
      '"articles":{"deleteMany":{}}',
      '"connect":{"id":1}',
      '"<b>":1',
    ];
    for (const extra of extras) {
      const answer = await admin.send(path, {
        method: 'POST',
        raw: body.replace('{', `{${extra},`),
      });
      assert.equal(answer.status, 422, extra);
      const { issues } = await problem(answer);
      assert.deepEqual(issues, [{ path: '', message: 'Has a field that this call does not take' }]);
    }
    for (const raw of ['null', '[]', '5', '"x"', `[${body}]`]) {
      assert.equal((await admin.send(path, { method: 'POST', raw })).status, 422, raw);
    }
    for (const raw of ['', '{', 'NaN', '{"a":NaN}', "{'a':1}", '\uFEFF{}x']) {
      assert.equal((await admin.send(path, { method: 'POST', raw })).status, 400, raw);
    }
    assert.deepEqual(await list(await admin.get(`/api/${name}?q=${mark}`)), []);
  });
}

test('threat 26: control characters, surrogates, numbers and ids that are none: beyond all measure', async () => {
  for (const number of ['1e400', '-1e400', '1e-400', '99999999999999999999']) {
    const raw = JSON.stringify({ ...samples.articles(), readingTime: 0 }).replace(
      '"readingTime":0',
      `"readingTime":${number}`,
    );
    const answer = await admin.send('/api/admin/articles', { method: 'POST', raw });
    assert.equal(answer.status, 422, number);
  }
});
