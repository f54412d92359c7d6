import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bringPeople, entity } from '../../fixtures/people/people';
import { samples } from '../../fixtures/data/samples';

const { admin, visitor } = await bringPeople();

async function read(path: string): Promise<string> {
  const answer = await visitor.get(path);
  assert.equal(answer.status, 200, path);
  return answer.text();
}
const FILES = ['/feed.xml', '/sitemap.xml'];

test('the feed and the sitemap know of a change at the next reading', async () => {
  for (const path of FILES) await read(path);
  const payload = { ...samples.articles(), publishedAt: new Date(Date.now() - 1000).toISOString() };
  const created = await entity(await admin.post('/api/admin/articles', payload));
  const link = (path: string, slug: string) =>
    path === '/feed.xml' ? `/master-maroc/${slug}"` : `/master-maroc/${slug}<`;
  for (const path of FILES) assert.ok((await read(path)).includes(link(path, created.slug)), path);

  const slug = `${created.slug}-bis`;
  const url = `/api/admin/articles/${created.id}`;
  await admin.put(url, { ...payload, slug, title: 'Un titre tout neuf' });
  for (const path of FILES) {
    const text = await read(path);
    assert.ok(text.includes(link(path, slug)), path);
    assert.ok(!text.includes(link(path, created.slug)), path);
  }
  assert.ok((await read('/feed.xml')).includes('Un titre tout neuf'));

  await admin.put(url, { ...payload, slug, publishedAt: null });
  for (const path of FILES) assert.ok(!(await read(path)).includes(link(path, slug)), path);
  assert.equal((await admin.delete(url)).status, 200);
});

test('the calendar is made anew after a change, and says the same', async () => {
  const before = await visitor.get('/calendrier.ics');
  const etag = before.headers.get('etag') ?? '';
  assert.match(before.headers.get('content-type') ?? '', /^text\/calendar/);
  const text = await before.text();
  const city = await entity(await admin.post('/api/admin/cities', samples.cities()));
  assert.equal(await read('/calendrier.ics'), text);
  const known = await visitor.get('/calendrier.ics', { headers: { 'if-none-match': etag } });
  assert.equal(known.status, 304);
  await admin.delete(`/api/admin/cities/${city.id}`);
});
