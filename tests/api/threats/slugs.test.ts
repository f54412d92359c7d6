import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { bringPeople, entity } from '../../fixtures/people/people';
import { samples } from '../../fixtures/data/samples';

const { admin, visitor, db } = await bringPeople();
const mark = `mots${randomUUID().slice(0, 8)}`;

after(async () => {
  await db.article.deleteMany({ where: { title: { startsWith: mark } } });
  await db.city.deleteMany({ where: { name: { startsWith: mark } } });
});

test('threat 18: slug forms: static words are never shadowed by what the data is called', async () => {
  for (const slug of ['featured', 'popular', 'slug', 'city', 'university']) {
    const payload = {
      ...samples.articles(),
      slug,
      title: mark,
      publishedAt: '2024-01-01T00:00:00Z',
    };
    const created = await admin.post('/api/admin/articles', payload);
    assert.equal(created.status, 201);
    const read = await entity(await visitor.get(`/api/articles/slug/${slug}`));
    assert.equal(read.slug, slug);
    await admin.delete(`/api/admin/articles/${read.id}`);
  }
  assert.ok(Array.isArray(await (await visitor.get('/api/articles/featured')).json()));
  const payload = { ...samples.cities(), slug: 'slug', name: `${mark} d` };
  const { id } = await entity(await admin.post('/api/admin/cities', payload));
  assert.equal((await entity(await visitor.get('/api/cities/slug/slug'))).id, id);
  assert.equal((await visitor.get('/api/cities/slug')).status, 404);
  await admin.delete(`/api/admin/cities/${id}`);
});

test('threat 18: slug forms: what cannot be a slug or an id is 404', async () => {
  const odd = ['..%2Fx', 'F%C3%A8s', 'a%252Fb', 'x'.repeat(300), 'FES', '%20', 'a--b', '%EF%BF%BE'];
  for (const value of odd) {
    for (const room of ['articles/slug', 'cities/slug', 'universities/slug', 'cities']) {
      assert.equal((await visitor.get(`/api/${room}/${value}`)).status, 404, `${room}/${value}`);
    }
  }
  for (const path of ['/api', '/api/nothing', '/api/cities/1/2', '/api/articles/city/1']) {
    assert.equal((await visitor.get(path)).status, 404, path);
  }
});
