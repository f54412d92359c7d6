import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { Client } from 'pg';
import { samples } from '../../fixtures/data/samples';
import { entity } from '../../fixtures/people/people';
import { signIn } from '../../fixtures/people/sign-in';
import { createClient } from '../../fixtures/site/client';
import { startOwnSite } from '../../fixtures/site/own-site';

const site = await startOwnSite();
after(() => site.stop());
const admin = createClient(site.url, (await signIn(site.db)).cookie);
const visitor = createClient(site.url);

/** Every page of a place reads its masters, and so does the look at what a change made old. */
async function whileMastersAreLocked(work: () => Promise<void>): Promise<void> {
  const holder = new Client({ connectionString: site.databaseUrl });
  holder.on('error', () => undefined);
  await holder.connect();
  await holder.query('BEGIN; LOCK TABLE programmes IN ACCESS EXCLUSIVE MODE');
  await work().finally(() => holder.end());
}

test('a database that is busy is not away: no page is shown as it was before an answered save', async () => {
  const before = randomUUID();
  const sample = { ...samples.cities(), description: before };
  const { id, slug, name, updatedAt } = await entity(await admin.post('/api/admin/cities', sample));
  const page = async (path: string) => {
    const answer = await visitor.get(path);
    return { status: answer.status, isOld: (await answer.text()).includes(before) };
  };
  const paths = [`/villes/${slug}`, '/villes'];
  for (const path of paths) assert.deepEqual(await page(path), { status: 200, isOld: true });

  await whileMastersAreLocked(async () => {
    const saved = await admin.put(`/api/admin/cities/${id}`, {
      ...{ name, slug, description: 'Ensuite', updatedAt },
    });
    assert.equal(saved.status, 200, await saved.text());
    for (let round = 0; round < 3; round += 1) {
      for (const path of paths) {
        const { status, isOld } = await page(path);
        assert.ok(
          !isOld && (status === 503 || status === 200),
          `${path}: ${status}, old: ${isOld}`,
        );
      }
    }
  });
  for (const path of paths) assert.deepEqual(await page(path), { status: 200, isOld: false });
});

test('nor is a page that names what was saved, long after everything else is known to be the same', async () => {
  const before = randomUUID();
  const place = { ...samples.cities(), name: before };
  const city = await entity(await admin.post('/api/admin/cities', place));
  const school = { ...samples.universities(), cityId: city.id };
  const { slug } = await entity(await admin.post('/api/admin/universities', school));
  // What was saved within seconds counts as changed, whoever saved it.
  await site.db.$executeRaw`UPDATE universities SET updated_at = now() - interval '1 hour'`;
  const page = async () => {
    const answer = await visitor.get(`/universites/${slug}`);
    return { status: answer.status, isOld: (await answer.text()).includes(before) };
  };
  assert.deepEqual(await page(), { status: 200, isOld: true });
  const saved = await admin.put(`/api/admin/cities/${city.id}`, {
    ...{ name: 'Ensuite', slug: city.slug, updatedAt: city.updatedAt },
  });
  assert.equal(saved.status, 200);
  // Rendered anew, which takes longer than the look at what the save made old.
  assert.equal((await visitor.get('/universites')).status, 200);
  await whileMastersAreLocked(async () => {
    assert.deepEqual(await page(), { status: 503, isOld: false });
  });
  assert.deepEqual(await page(), { status: 200, isOld: false });
});
