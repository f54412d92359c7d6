import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { badFields, bringPeople, entity } from '../../fixtures/people/people';
import { samples } from '../../fixtures/data/samples';

const { admin, visitor, db } = await bringPeople();
const made: string[] = [];
after(() => db.article.deleteMany({ where: { id: { in: made } } }));

const MISSING = '/media/00000000000000000000-1600x900.webp';
const PLAIN = 'http://example.org/a.jpg';

async function create(extra: object = {}) {
  const payload = { ...samples.articles(), ...extra };
  const row = await entity(await admin.post('/api/admin/articles', payload));
  made.push(row.id);
  const path = `/api/admin/articles/${row.id}`;
  return {
    id: row.id,
    payload,
    save: (change: object) => admin.put(path, { ...payload, ...change }),
  };
}

for (const [what, imageUrl, says] of [
  ['was never uploaded', MISSING, /upload it first/],
  ['comes over http:', PLAIN, /https:\/\//],
  ['comes over HTTP:', 'HTTP://example.org/a.jpg', /https:\/\//],
] as const) {
  test(`a picture that ${what} is refused at its field`, async () => {
    const created = await admin.post('/api/admin/articles', { ...samples.articles(), imageUrl });
    assert.equal(created.status, 422);
    const { issues } = (await created.clone().json()) as { issues: { message: string }[] };
    assert.match(issues[0]?.message ?? '', says);
    assert.deepEqual(await badFields(created), ['imageUrl']);
    const { save } = await create({ imageUrl: 'https://example.org/a.jpg' });
    assert.deepEqual(await badFields(await save({ imageUrl })), ['imageUrl']);
  });

  test(`an article whose picture ${what} can still be edited`, async () => {
    const { id, save } = await create();
    await db.article.update({ where: { id }, data: { imageUrl } });
    const changed = await save({ imageUrl, title: 'Un autre titre' });
    assert.equal(changed.status, 200);
    assert.equal((await entity(changed)).imageUrl, imageUrl);
    assert.equal((await save({ imageUrl: null })).status, 200);
    assert.equal((await save({ imageUrl })).status, 422, 'not again once it is gone');
  });
}

test('a picture that no page shows stands for the article nowhere else', async () => {
  const { id, payload } = await create({ publishedAt: '2024-01-01T00:00:00Z' });
  await db.article.update({ where: { id }, data: { imageUrl: PLAIN } });
  const page = await (await visitor.get(`/master-maroc/${payload.slug}`)).text();
  assert.match(page, /property="og:image" content="[^"]*\/opengraph-image"/);
  assert.ok(!page.includes(PLAIN));
});
