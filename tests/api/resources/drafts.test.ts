import assert from 'node:assert/strict';
import { bringStaff } from '../../fixtures/data/rows';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { parse } from 'node-html-parser';
import { entity, list } from '../../fixtures/people/people';
import { HOUR, ahead } from '../../fixtures/running/moments';
import { samples } from '../../fixtures/data/samples';

const { admin, member, visitor, db, create } = await bringStaff();
const mark = `brouillon${randomUUID().slice(0, 8)}`;
const payload = (extra: object = {}) => ({ ...samples.articles(), title: mark, ...extra });
const article = (extra: object = {}) => create('articles', { title: mark, ...extra });
const target = ({ id }: { id: string }) => `/api/admin/articles/${id}`;

after(() => db.article.deleteMany({ where: { title: mark } }));

test('threat 30: drafts and scheduled articles: nobody but an admin sees a draft or an article to come, by any call (spec 4.2)', async () => {
  const city = await create('cities');
  const university = await create('universities');
  const place = { cityId: city.id, universityId: university.id, featured: true };
  const hidden = [
    await article(place),
    await article({ ...place, publishedAt: ahead(HOUR).toISOString() }),
  ];
  const rooms = [
    `/api/articles?q=${mark}`,
    `/api/articles/featured?q=${mark}`,
    `/api/articles/popular?q=${mark}`,
    `/api/articles/city/${city.id}`,
    `/api/articles/university/${university.id}`,
  ];
  for (const path of rooms) {
    for (const who of [visitor, member]) {
      const answer = await who.get(path);
      assert.equal(answer.headers.get('x-total-count'), '0', path);
      assert.deepEqual(await list(answer), [], path);
    }
    const answer = await admin.get(path);
    assert.equal((await list(answer)).length, 2, path);
    assert.equal(answer.headers.get('cache-control'), 'private, no-store');
  }
  for (const { slug } of hidden) {
    assert.equal((await visitor.get(`/api/articles/slug/${slug}`)).status, 404);
    assert.equal((await member.get(`/api/articles/slug/${slug}`)).status, 404);
    const read = await admin.get(`/api/articles/slug/${slug}`);
    assert.equal(read.status, 200);
    assert.equal(read.headers.get('cache-control'), 'private, no-store');
  }
});

test('publishedAt: absent is a draft, then unchanged; null unpublishes (spec 3.6)', async () => {
  const draft = await article();
  assert.equal(draft.publishedAt, null);
  const date = '2024-05-06T09:08:07+01:00';
  const change = async (extra: object = {}) =>
    entity(await admin.put(target(draft), payload({ slug: draft.slug, ...extra })));
  const published = await change({ publishedAt: date });
  assert.equal(published.publishedAt, '2024-05-06T08:08:07.000Z');
  assert.equal((await visitor.get(`/api/articles/slug/${draft.slug}`)).status, 200);
  assert.equal((await change()).publishedAt, '2024-05-06T08:08:07.000Z');
  assert.equal((await change({ publishedAt: null })).publishedAt, null);
  assert.equal((await visitor.get(`/api/articles/slug/${draft.slug}`)).status, 404);
});

test('staff preview a draft, and an article to come, as the public page, which nobody keeps', async () => {
  const draft = await article({ content: '## Ma section\n\nMon texte.' });
  const preview = async () => {
    const answer = await admin.get(`/master-maroc/${draft.slug}`);
    assert.match(answer.headers.get('cache-control') ?? '', /private.*no-store/);
    return parse(await answer.text());
  };
  const page = await preview();
  assert.match(page.querySelector('main h2')?.text ?? '', /Ma section/);
  assert.match(page.text, /Aperçu réservé à l’équipe.*ce brouillon n’est pas publié/s);
  assert.match(page.querySelector('meta[name=robots]')?.getAttribute('content') ?? '', /noindex/);
  assert.equal(page.querySelectorAll('script[type="application/ld+json"]').length, 0);
  assert.equal((await member.get(`/master-maroc/${draft.slug}`)).status, 404);
  const publishedAt = ahead(HOUR).toISOString();
  await admin.put(target(draft), payload({ slug: draft.slug, publishedAt }));
  assert.match((await preview()).text, /parution prévue le/);
});
