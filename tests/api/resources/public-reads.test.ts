import assert from 'node:assert/strict';
import { bringStaff } from '../../fixtures/data/rows';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { badFields, entity, list } from '../../fixtures/people/people';
import { samples } from '../../fixtures/data/samples';

const { admin, visitor, db, create } = await bringStaff();
const mark = `lecture${randomUUID().slice(0, 8)}`;
const PUBLIC = 'public, max-age=0, must-revalidate';

const city = await create('cities', { name: `${mark} b` });
const otherCity = await create('cities', { name: `${mark} a` });
const category = await create('categories', { name: `${mark} a` });
const university = await create('universities', { name: `${mark} a`, cityId: city.id });
const articles = [];
for (const day of [1, 3, 2]) {
  const article = await create('articles', {
    title: `${mark} ${day}`,
    publishedAt: `2024-01-0${day}T08:00:00Z`,
    featured: day !== 2,
    cityId: city.id,
    categoryId: category.id,
    universityId: university.id,
  });
  articles.push(article);
}
const [oldest, newest, middle] = articles.map(({ id }) => id);

const ids = async (path: string) => (await list(await visitor.get(path))).map(({ id }) => id);

test('articles come newest first, in every list of them (spec 7.2)', async () => {
  const all = [newest, middle, oldest];
  assert.deepEqual(await ids(`/api/articles?q=${mark}`), all);
  assert.deepEqual(await ids(`/api/articles/city/${city.id}`), all);
  assert.deepEqual(await ids(`/api/articles/university/${university.id}`), all);
  assert.deepEqual(await ids(`/api/articles/featured?q=${mark}`), [newest, oldest]);
  assert.deepEqual(await ids(`/api/articles/city/${randomUUID()}`), []);
});

test('popular articles come most read first (spec 7.2)', async () => {
  await db.article.update({ where: { id: middle }, data: { viewCount: 7 } });
  await db.article.update({ where: { id: oldest }, data: { viewCount: 9 } });
  assert.deepEqual(await ids(`/api/articles/popular?q=${mark}`), [oldest, middle, newest]);
});

test('cities, categories and universities come by name (spec 7.3)', async () => {
  assert.deepEqual(await ids(`/api/cities?q=${mark}`), [otherCity.id, city.id]);
  assert.deepEqual(await ids(`/api/categories?q=${mark}`), [category.id]);
  assert.deepEqual(await ids(`/api/universities?q=${mark}`), [university.id]);
});

test('an article carries all its fields and the names of what it belongs to (spec 3.1)', async () => {
  const [listed] = await list(await visitor.get(`/api/articles?q=${mark}`));
  const read = await entity(await visitor.get(`/api/articles/slug/${listed?.slug}`));
  for (const article of [listed, read]) {
    assert.equal(article?.categoryName, category.name);
    assert.equal(article?.cityName, city.name);
    assert.equal(article?.content, samples.articles().content);
    for (const name of [
      ...['id', 'title', 'slug', 'excerpt', 'metaDescription', 'author', 'imageUrl', 'publishedAt'],
      ...['readingTime', 'viewCount', 'likeCount', 'featured', 'categoryId', 'cityId'],
      'universityId',
    ]) {
      assert.notEqual(article?.[name], undefined, name);
    }
  }
});

test('fields=card leaves out what a card does not show, in every list', async () => {
  for (const room of ['', '/featured', '/popular', `/city/${city.id}`]) {
    const [card] = await list(await visitor.get(`/api/articles${room}?fields=card&q=${mark}`));
    assert.ok(card?.title, room);
    assert.ok(!('content' in card || 'metaDescription' in card), room);
  }
  for (const name of ['universities', 'categories', 'cities']) {
    const [card] = await list(await visitor.get(`/api/${name}?fields=card&q=${mark}`));
    assert.ok(card?.name, name);
    assert.ok(!('updatedAt' in card), name);
  }
});

test('one entity is read by its slug, a city by its id too (spec 7.4)', async () => {
  for (const path of [`/api/cities/slug/${city.slug}`, `/api/cities/${city.id}`]) {
    assert.equal((await entity(await visitor.get(path))).id, city.id);
  }
  const read = await entity(await visitor.get(`/api/universities/slug/${university.slug}`));
  assert.equal(read.cityName, city.name);
});

test('limit and offset take a part, with the whole in X-Total-Count and the way on in Link', async () => {
  const path = `/api/articles?q=${mark}&fields=card`;
  const first = await visitor.get(`${path}&limit=2`);
  assert.equal(first.headers.get('x-total-count'), '3');
  const next = /^<([^>]+)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  assert.equal((await list(first)).length, 2);
  const { pathname, search } = new URL(next);
  const second = await visitor.get(pathname + search);
  assert.equal(second.headers.get('link'), null);
  assert.deepEqual(
    (await list(second)).map(({ id }) => id),
    [oldest],
  );
  assert.deepEqual(await ids(`${path}&offset=3`), []);
});

test('q takes % and _ as they are', async () => {
  for (const q of ['%25', '_', '%5C']) {
    assert.deepEqual(await ids(`/api/cities?q=${mark}${q}`), [], q);
  }
});

test('q finds every word somewhere in an article, accents, capitals and apostrophes apart', async () => {
  const [first] = await ids(`/api/articles?q=${mark}`);
  const found = (words: string) => ids(`/api/articles?${new URLSearchParams({ q: words })}`);
  for (const words of [`EXTRAIT ${mark}`, `${mark.slice(2)} l’equipe`, `${mark} L'ÉQUIPE`]) {
    assert.equal((await found(words))[0], first, words);
  }
  assert.deepEqual(await found(`${mark} ailleurs`), []);
});

test('lists refuse what they do not know by its name, rather than ignore a filter', async () => {
  for (const [list, parameter, values] of [
    ['articles', 'limit', ['0', '1001', '-1', '1e2', '']],
    ['articles', 'offset', ['1.5']],
    ['articles', 'fields', ['all']],
    ['articles', 'q', ['\u0000', 'x'.repeat(101)]],
    ['articles', 'sort', ['content', 'id;drop']],
    ['articles', 'state', ['gone']],
    ['articles', 'category', ['A B']],
    ['articles', 'city', ['../x']],
    ['articles', 'author', [' ']],
    ['articles', 'month', ['2024-13']],
    ['programmes', 'kind', ['licence']],
    ['programmes', 'calls', ['1']],
    ['programmes', 'category', ['é']],
    ['programmes', 'state', ['x']],
    ['programmes', 'sort', ['-x']],
  ] as const) {
    for (const value of values) {
      const query = new URLSearchParams({ [parameter]: value });
      const answer = await visitor.get(`/api/${list}?${query}`);
      assert.equal(answer.status, 422, `${list} ${query}`);
      assert.deepEqual([...new Set(await badFields(answer))], [parameter]);
    }
  }
  for (const path of ['/api/articles?limit=1&limit=2', '/api/articles/featured?sort=title']) {
    assert.equal((await visitor.get(path)).status, 422, path);
  }
});

test('a read that has not changed is 304, one that has is not', async () => {
  for (const path of [`/api/cities?q=${mark}`, `/api/cities/slug/${city.slug}`]) {
    const first = await visitor.get(path);
    const etag = first.headers.get('etag') ?? '';
    assert.match(etag, /^(W\/)?".+"$/);
    assert.equal(first.headers.get('cache-control'), PUBLIC);
    for (const tag of [etag, `"x", ${etag}`, '*']) {
      const again = await visitor.get(path, { headers: { 'if-none-match': tag } });
      assert.equal(again.status, 304);
      assert.equal(await again.text(), '');
    }
    const other = await visitor.get(path, { headers: { 'if-none-match': '"x"' } });
    assert.equal(other.status, 200);
  }
  const before = (await visitor.get(`/api/cities/${city.id}`)).headers.get('etag') ?? '';
  const { slug } = city;
  await admin.put(`/api/admin/cities/${city.id}`, { name: `${mark} c`, slug });
  const after = await visitor.get(`/api/cities/${city.id}`, {
    headers: { 'if-none-match': before },
  });
  assert.equal(after.status, 200);
});

test('HEAD answers the headers of GET', async () => {
  for (const path of ['/api/cities', `/api/cities/slug/${city.slug}`, '/api/articles/featured']) {
    const head = await visitor.send(path, { method: 'HEAD' });
    assert.equal(head.status, 200);
    assert.equal(await head.text(), '');
    assert.ok(head.headers.get('etag'));
  }
  assert.equal((await visitor.send('/api/cities/slug/zzz', { method: 'HEAD' })).status, 404);
});
