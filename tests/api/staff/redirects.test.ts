import assert from 'node:assert/strict';
import { bringStaff } from '../../fixtures/data/rows';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { MOST_REDIRECTS } from '@/lib/entities/addresses/redirect';
import { problem } from '../../fixtures/people/people';
import { samples } from '../../fixtures/data/samples';
import { untilNotBusy } from '../../fixtures/running/until-not-busy';

const { admins: admin, visitor, db, create } = await bringStaff();
const PATH = '/api/admin/addresses/redirects';
const MARK = `essai-${randomUUID().slice(0, 8)}`;
const named = (name: string) => `/${MARK}/${name}`;

type Row = { id: string; source: string; target: string; updatedAt: string; isHidden: boolean };
const add = (source: string, target: string) => admin.post(PATH, { source, target });
const added = async (source: string, target: string) => {
  const answer = await add(source, target);
  assert.equal(answer.status, 201, await answer.clone().text());
  return (await answer.json()) as Row;
};
const refusal = async (answer: Response) => {
  const { status } = answer;
  const { code, issues = [], message } = await problem(answer);
  const said = issues.map(({ path, message: why }) => `${path}: ${why}`).join('; ');
  return `${status} ${code} ${said || message}`;
};
const leadsTo = async (path: string) => {
  const { status, headers } = await visitor.get(path);
  return status === 308 ? headers.get('location') : status;
};

test('it works at the very next request, and so do its change, its end and its return', async () => {
  const source = named('ancienne');
  assert.equal(await leadsTo(source), 404);
  const { id } = await added(source, '/villes/fes');
  assert.equal(await leadsTo(source), '/villes/fes');
  assert.equal(await leadsTo(`${source}?utm_source=x`), '/villes/fes');
  assert.equal((await admin.put(`${PATH}/${id}`, { source, target: '/bourses' })).status, 200);
  assert.equal(await leadsTo(source), '/bourses');
  const elsewhere = named('Ailleurs');
  await admin.put(`${PATH}/${id}`, { source: elsewhere, target: '/bourses' });
  assert.deepEqual([await leadsTo(source), await leadsTo(elsewhere)], [404, '/bourses']);
  assert.equal((await admin.delete(`${PATH}/${id}`)).status, 200);
  assert.equal(await leadsTo(elsewhere), 404);
  await added(elsewhere, '/favicon.ico');
  assert.equal(await leadsTo(elsewhere), '/favicon.ico', 'to a file too');
});

test('a page is not redirected, and one that comes to life goes before its redirect', async () => {
  for (const page of ['/', '/villes', '/villes/fes', '/recherche', '/feed.xml', '/robots.txt']) {
    assert.match(await refusal(await add(page, '/bourses')), /There is a page|site itself/, page);
  }
  for (const own of [
    ...['/healthz', '/contact/envoi', `${named('x')}.rsc`, '/-', '/villes/-'],
    '/universites/-/ecole',
  ]) {
    assert.match(await refusal(await add(own, '/bourses')), /^422 invalid source:/, own);
  }
  assert.match(await refusal(await add('/articles', '/bourses')), /leads to \/actualites already/);

  const city = samples.cities();
  const { source } = await added(`/villes/${city.slug}`, '/bourses');
  assert.equal(await leadsTo(source), '/bourses');
  const { id } = await create('cities', city);
  assert.equal(await leadsTo(source), 200);
  const list = async () => (await (await admin.get(`${PATH}?q=${city.slug}`)).json()) as Row[];
  assert.deepEqual(
    (await list()).map(({ isHidden }) => isHidden),
    [true],
  );
  await admin.put(`/api/admin/cities/${id}`, { ...city, slug: `${city.slug}-bis` });
  assert.equal(await leadsTo(source), `/villes/${city.slug}-bis`);
  assert.equal((await list())[0]?.isHidden, true, 'where a page was renamed readers are led on');
  await admin.delete(`/api/admin/cities/${id}`);
  assert.equal(await leadsTo(source), '/bourses');
  assert.equal((await list())[0]?.isHidden, false);
});

test('what was renamed leads on by itself, and a redirect to its old address leads to the new', async () => {
  const city = samples.cities();
  const { id } = await create('cities', city);
  const slug = `${city.slug}-bis`;
  const early = await added(named('tot'), `/villes/${city.slug}`);
  await admin.put(`/api/admin/cities/${id}`, { ...city, slug });
  assert.equal(await leadsTo(early.source), `/villes/${slug}`);
  const { target } = await added(named('tard'), `/villes/${city.slug}`);
  assert.equal(target, `/villes/${slug}`);
  const refused = await refusal(await add(`/villes/${city.slug}`, '/bourses'));
  assert.match(refused, new RegExp(`source: This address leads to /villes/${slug} already`));
});

test('no redirect follows another, and none leads back', async () => {
  const [one, two, three] = ['un', 'deux', 'trois'].map(named) as [string, string, string];
  await added(two, '/villes/fes');
  assert.equal((await added(one, two)).target, '/villes/fes');
  assert.match(await refusal(await add(three, named('nulle'))), /target: There is no page/);

  const city = samples.cities();
  const { id } = await create('cities', city);
  const page = `/villes/${city.slug}`;
  await added(three, page);
  await admin.delete(`/api/admin/cities/${id}`);
  assert.match(await refusal(await add(page, three)), /target: This address leads back/);
  await added(page, '/bourses');
  const led = await db.redirect.findUniqueOrThrow({ where: { source: three } });
  assert.equal(led.target, '/bourses');
  assert.match(await refusal(await add(named('soi'), named('soi'))), /target: Must be another/);
});

test('what leads back or to nothing is refused, even while a page hides it', async () => {
  const cities = [samples.cities(), samples.cities(), samples.cities()] as const;
  const [one, two, three] = cities.map(({ slug }) => `/villes/${slug}`) as [string, string, string];
  const make = async (city: object) => create('cities', city);
  const remove = async ({ id }: { id: string }) => {
    assert.equal((await admin.delete(`/api/admin/cities/${id}`)).status, 200);
  };
  const first = await make(cities[0]);
  await added(two, one);
  const second = await make(cities[1]);
  await remove(first);
  assert.match(await refusal(await add(one, two)), /target: The redirect of .* leads back here/);
  await added(one, '/bourses');
  const early = await added(named('avant'), two);
  await remove(second);
  assert.deepEqual([await leadsTo(early.source), await leadsTo(two)], ['/bourses', '/bourses']);
  const third = await make(cities[2]);
  const late = await added(named('apres'), three);
  await remove(third);
  assert.match(await refusal(await add(named('enfin'), late.source)), /target: There is no page/);
  assert.equal(await leadsTo(late.source), 404);
});

test('of many who redirect one address at once, one does; who saw an older version is told', async () => {
  const source = named('course');
  const answers = await Promise.all(
    ['/villes', '/bourses', '/guides', '/villes/fes'].map((target) =>
      untilNotBusy(() => add(source, target)),
    ),
  );
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 409, 409, 409]);
  const row = await db.redirect.findUniqueOrThrow({ where: { source } });
  const change = { source, target: '/admissions', updatedAt: row.updatedAt.toISOString() };
  assert.equal((await admin.put(`${PATH}/${row.id}`, change)).status, 200);
  assert.match(await refusal(await admin.put(`${PATH}/${row.id}`, change)), /409 edited_meanwhile/);
  assert.equal((await admin.put(`${PATH}/${randomUUID()}`, change)).status, 404);
});

test('beyond the most there may be, one more is refused in words, and all work', async () => {
  const there = await db.redirect.count();
  await db.redirect.createMany({
    data: Array.from({ length: MOST_REDIRECTS - there - 1 }, (_, at) => ({
      source: named(`beaucoup-${at}`),
      target: '/villes',
    })),
  });
  await added(named('beaucoup-et-un'), '/villes');
  assert.match(await refusal(await add(named('trop'), '/villes')), /409 too_many There are 5,000/);
  const page = await admin.get(`${PATH}?limit=20&offset=4000&sort=source&q=beaucoup`);
  assert.equal(((await page.json()) as Row[]).length, 20);
  await db.redirect.deleteMany({ where: { source: { startsWith: named('beaucoup-') } } });
});

test('the log tells of each in words, also of what another redirect made of it', async () => {
  const { id, source } = await added(named('journal'), '/villes');
  const end = named('bout');
  await db.redirect.update({ where: { id }, data: { target: end } });
  await added(end, '/bourses');
  await admin.delete(`${PATH}/${id}`);
  const lines = await db.auditEntry.findMany({ where: { entityId: id }, orderBy: { at: 'asc' } });
  assert.deepEqual(
    lines.map(({ action, entity: kind, changes }) => [action, kind, changes]),
    [
      ['create', 'redirect', { source: fromTo(null, source), target: fromTo(null, '/villes') }],
      ['update', 'redirect', { target: fromTo(end, '/bourses') }],
      ['delete', 'redirect', { source: fromTo(source, null), target: fromTo('/bourses', null) }],
    ],
  );
});

const fromTo = (before: string | null, after: string | null) => ({ before, after });
