import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bringPeople, list } from '../../fixtures/people/people';
import { eventually } from '../../fixtures/running/eventually';

const { admin } = await bringPeople();
const PATH = '/api/admin/jobs';

test('admins see what the site does by itself, when it did and when it does it next', async () => {
  await eventually(async () => {
    const jobs = await list(await admin.get(PATH));
    assert.deepEqual(jobs.map(({ name }) => name).toSorted(), [
      'digest',
      'letters',
      'links',
      'publication',
      'trash',
    ]);
    const trash = jobs.find(({ name }) => name === 'trash');
    assert.deepEqual([trash?.state, trash?.lastError], ['waits', null]);
    assert.ok(trash?.lastAt && trash.nextAt);
    assert.equal(jobs.find(({ name }) => name === 'letters')?.state, 'off', 'no mail server');
  });
  const page = await (await admin.get('/admin')).text();
  assert.match(page, /What the site does by itself/);
  assert.match(page, /Empty the trash/);
});
