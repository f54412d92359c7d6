import assert from 'node:assert/strict';
import { bringStaff } from '../../fixtures/data/rows';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { siteUnderTest } from '../../fixtures/site/client';
import { entity } from '../../fixtures/people/people';
import { rawAnswer } from '../../fixtures/site/raw-request';
import { samples } from '../../fixtures/data/samples';

const { admin, adminUser, visitor, db, create } = await bringStaff();
const site = siteUnderTest();
const city = samples.cities();
const cityRow = await create('cities', city);
const cityNow = () => db.city.findUnique({ where: { id: cityRow.id } });
const before = await cityNow();

test('threat 18: slug forms: pages answer 404 to what cannot be one', async () => {
  const odd = ['..%2fx', 'F%C3%A8s', 'a%252Fb', 'x'.repeat(300), 'FES', '%20', 'a--b', '-a', 'a_b'];
  for (const room of ['villes', 'universites', 'specialisations', 'master-maroc']) {
    for (const slug of odd) {
      const first = await rawAnswer(site, `/${room}/${slug}`);
      // A misspelt address leads to its one spelling first.
      const next = first.status === 308 ? (first.headers.location ?? '') : undefined;
      const { status } = next ? await rawAnswer(site, next) : first;
      assert.ok(status === 404 || status === 400, `/${room}/${slug} → ${status}`);
    }
  }
});

test('threat 26: control characters, surrogates, numbers and ids that are none: in addresses', async () => {
  const values = [
    ...['%00', '%01', '%C0%80', '%ED%A0%80', '%EF%BF%BF', '%E2%80%AE', '%F4%90%80%80', '%'],
    ...[
      '2147483648',
      '9'.repeat(30),
      '-1',
      'NaN',
      '1e400',
      'Infinity',
      '0x1',
      '1.5',
      '%F0%9D%9F%91',
    ],
    ...['00000000-0000-0000-0000-00000000000g', 'null', 'undefined', `${randomUUID()}%00`, "'"],
  ];
  const forms = [
    (value: string) => `/api/articles?limit=${value}`,
    (value: string) => `/api/articles?offset=${value}`,
    (value: string) => `/api/articles?q=${value}`,
    (value: string) => `/api/articles/city/${value}`,
    (value: string) => `/api/articles/slug/${value}`,
    (value: string) => `/api/cities/${value}`,
    (value: string) => `/villes/${value}`,
    (value: string) => `/universites?page=${value}&ville=${value}`,
    (value: string) => `/recherche?q=${value}&page=${value}`,
    (value: string) => `/api/login?callbackUrl=${value}`,
    (value: string) => `/newsletter/desinscription?jeton=${value}`,
    (value: string) => `/newsletter/preferences?jeton=${value}`,
    (value: string) => `/newsletter/confirmer?jeton=${value}&sujets=${value}`,
    (value: string) => `/${value}`,
  ];
  for (const form of forms) {
    for (const value of values) {
      const from = `10.7.${forms.indexOf(form)}.${values.indexOf(value) + 1}`;
      const headers = { 'x-forwarded-for': from };
      const { status } = await rawAnswer(site, form(value), { headers });
      assert.ok(status < 500, `${form(value)} → ${status}`);
    }
  }
  for (const id of ['1', '%00', 'x'.repeat(500), '00000000-0000-0000-0000-00000000000g']) {
    for (const room of ['cities', 'articles', 'users', 'newsletter']) {
      const answer = await admin.delete(`/api/admin/${room}/${id}`);
      assert.ok([400, 404].includes(answer.status), `${room}/${id} → ${answer.status}`);
    }
  }
});

test('threat 27: method tricks', async () => {
  const target = `/api/admin/cities/${cityRow.id}`;
  const allows = async (method: string, path: string, headers: Record<string, string> = {}) => {
    const { cookie } = adminUser;
    const answer = await rawAnswer(site, path, {
      method,
      headers: { origin: site, cookie, 'content-type': 'application/json', ...headers },
      body: method === 'HEAD' ? undefined : JSON.stringify(city),
    });
    assert.equal(answer.status, 405, `${method} ${path} ${JSON.stringify(headers)}`);
    assert.ok(answer.headers.allow, `${method} ${path}`);
  };
  for (const method of ['TRACE', 'PROPFIND', 'PATCH', 'MOVE', 'PURGE']) {
    for (const path of [target, '/api/cities', '/', '/admin', '/healthz']) {
      await allows(method, path);
    }
  }
  for (const path of ['/api/admin/cities', '/api/newsletter/subscribe']) await allows('HEAD', path);
  for (const header of ['x-http-method-override', 'x-http-method', 'x-method-override']) {
    await allows('POST', target, { [header]: 'DELETE' });
  }
  await allows('POST', `${target}?_method=DELETE`);
  for (const method of ['POST', 'PUT', 'DELETE']) await allows(method, '/villes/fes');
  const read = await rawAnswer(site, `/api/cities/${cityRow.id}?_method=DELETE`, {
    headers: { 'x-http-method-override': 'DELETE' },
  });
  assert.ok([200, 422].includes(read.status));
  assert.deepEqual(await cityNow(), before);
});

test('threat 18: slug forms: static words are never shadowed by what the data is called', async () => {
  for (const slug of ['featured', 'popular', 'slug', 'city', 'university']) {
    const payload = {
      ...samples.articles(),
      slug,
      title: 'Un mot',
      publishedAt: '2024-01-01T00:00:00Z',
    };
    const created = await admin.post('/api/admin/articles', payload);
    assert.equal(created.status, 201);
    const read = await entity(await visitor.get(`/api/articles/slug/${slug}`));
    assert.equal(read.slug, slug);
    await admin.delete(`/api/admin/articles/${read.id}`);
  }
  assert.ok(Array.isArray(await (await visitor.get('/api/articles/featured')).json()));
  const { id } = await create('cities', { slug: 'slug', name: 'Un mot' });
  assert.equal((await entity(await visitor.get('/api/cities/slug/slug'))).id, id);
  assert.equal((await visitor.get('/api/cities/slug')).status, 404);
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
