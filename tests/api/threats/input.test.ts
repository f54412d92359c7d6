import assert from 'node:assert/strict';
import { bringStaff } from '../../fixtures/data/rows';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { createClient, siteUnderTest } from '../../fixtures/site/client';
import { samples } from '../../fixtures/data/samples';

const { admins: admin, visitor, db, create, bring } = await bringStaff();
const site = siteUnderTest();
const mark = randomUUID().slice(0, 8);

const person = await bring({ isAdmin: false, email: `person-${mark}@guide.local` });
const city = samples.cities();
const cityRow = await create('cities', city);
const cityNow = () => db.city.findUnique({ where: { id: cityRow.id } });
const before = await cityNow();

test('threat 13: ORM operator injection', async () => {
  const OPERATORS = [
    { contains: '@' },
    { not: null },
    { in: ['a'] },
    { set: true },
    [{}],
    { path: [] },
  ];
  const subscriber = await db.newsletterSubscriber.create({
    data: { email: `kept-${mark}@example.org`, consentVersion: 'test', active: false },
  });
  for (const operator of OPERATORS) {
    const client = createClient();
    const calls: [string, Promise<Response>][] = [
      ['subscribe', client.post('/api/newsletter/subscribe', { email: operator })],
      ['event', client.post('/api/event', { name: operator, url: `${site}/`, domain: 'x' })],
      ['role', admin.put(`/api/admin/users/${person.id}/admin`, { isAdmin: operator })],
      ['create', admin.post('/api/admin/cities', { ...samples.cities(), name: operator })],
      ['change', admin.put(`/api/admin/cities/${cityRow.id}`, { ...city, slug: operator })],
      [
        'reference',
        admin.post('/api/admin/universities', { ...samples.universities(), cityId: operator }),
      ],
    ];
    for (const [name, call] of calls) {
      assert.equal((await call).status, 422, `${name} ${JSON.stringify(operator)}`);
    }
  }
  for (const query of [
    'q[contains]=a',
    'limit[gt]=0',
    'where[isAdmin]=true',
    'select[content]=1',
  ]) {
    assert.equal((await visitor.get(`/api/articles?${query}`)).status, 422, query);
    assert.equal((await admin.get(`/api/admin/users?${query}`)).status, 422, query);
  }
  for (const id of ['{"not":null}', '[object Object]', "' OR 1=1 --", '%']) {
    const path = `/api/admin/cities/${encodeURIComponent(id)}`;
    assert.equal((await admin.delete(path)).status, 404, id);
  }
  const wild = await (
    await visitor.get(`/api/articles?q=${encodeURIComponent("%' OR ''='")}`)
  ).json();
  assert.deepEqual(wild, []);
  assert.deepEqual(await cityNow(), before);
  const left = await db.newsletterSubscriber.findUnique({ where: { id: subscriber.id } });
  assert.deepEqual(left, subscriber);
  assert.equal((await db.user.findUnique({ where: { id: person.id } }))?.isAdmin, false);
});

test('threat 14: mass assignment and prototype keys: changes, roles and subscriptions', async () => {
  const extras = [
    '"__proto__":{"isAdmin":true}',
    '"constructor":{"prototype":{"isAdmin":true}}',
    `"id":"${randomUUID()}"`,
    '"viewCount":999',
    '"createdAt":"2020-01-01T00:00:00Z"',
    '"email":"x@example.org"',
    '"active":false',
  ];
  const targets: [string, string, object][] = [
    ['PUT', `/api/admin/cities/${cityRow.id}`, { ...city, name: 'Autre' }],
    ['PUT', `/api/admin/users/${person.id}/admin`, { isAdmin: true }],
    ['POST', '/api/newsletter/subscribe', { email: `extra-${mark}@example.org` }],
    ['POST', '/api/contact', { name: 'a', email: 'a@example.org', subject: 's', message: 'm' }],
  ];
  for (const [method, path, body] of targets) {
    for (const extra of extras) {
      if (path.endsWith('subscribe') || path.endsWith('contact')) {
        if (extra.startsWith('"email"')) continue;
      }
      const raw = JSON.stringify(body).replace('{', `{${extra},`);
      const client = path.startsWith('/api/admin') ? admin : createClient();
      const { status } = await client.send(path, { method, raw });
      assert.ok(
        [422, 503].includes(status) || (path.endsWith('contact') && status === 404),
        `${path} ${extra} → ${status}`,
      );
    }
  }
  assert.deepEqual(await cityNow(), before);
  const user = await db.user.findUniqueOrThrow({ where: { id: person.id } });
  assert.deepEqual([user.isAdmin, user.email], [false, person.email]);
  assert.equal(
    await db.newsletterSubscriber.count({ where: { email: `extra-${mark}@example.org` } }),
    0,
  );
  assert.equal(({} as Record<string, unknown>).isAdmin, undefined);
});

test('threat 23: colour that closes its rule: refused, by the database itself too', async () => {
  const category = samples.categories();
  const row = await create('categories', category);
  const colors = [
    'red;}body{display:none}',
    '#05966',
    '#059669;',
    '#05966g',
    'url(//a.ma)',
    '</style>',
  ];
  for (const color of colors) {
    const path = `/api/admin/categories/${row.id}`;
    assert.equal((await admin.put(path, { ...category, color })).status, 422, color);
    await assert.rejects(
      db.category.update({ where: { id: row.id }, data: { color } }),
      /check constraint|23514/i,
      color,
    );
  }
  const left = await db.category.findUnique({ where: { id: row.id } });
  assert.equal(left?.color, category.color);
});

test('threat 29: spreadsheet formulas: none in the exported list of subscribers', async () => {
  const subscribed = [`+cmd|calc-${mark}@example.org`, `-2+3-${mark}@example.org`];
  for (const email of subscribed) {
    const { status } = await createClient().post('/api/newsletter/subscribe', { email });
    assert.ok(status === 200 || status === 422);
  }
  // What no form lets in may still stand in the table one day.
  const planted = ['=1+1', '+1', '-1', '=cmd|calc'].map((start) => `${start}-${mark}@example.org`);
  await db.newsletterSubscriber.createMany({
    data: planted.map((email) => ({ email, consentVersion: 'test' })),
    skipDuplicates: true,
  });
  const csv = await (await admin.get('/api/admin/newsletter/export')).text();
  const cells = csv
    .split(/\r\n/)
    .flatMap((line) => line.split(','))
    .map((cell) => cell.replace(/^"/, ''));
  assert.ok(planted.every((email) => csv.includes(`'${email}`)));
  assert.deepEqual(
    cells.filter((cell) => /^[=+\-@\t\r]/.test(cell)),
    [],
  );
});
