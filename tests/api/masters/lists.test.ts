import assert from 'node:assert/strict';
import { test } from 'node:test';
import { entity, list } from '../../fixtures/people/people';
import { bringStaff } from '../../fixtures/data/rows';
import { samples } from '../../fixtures/data/samples';
import { onOneDay } from '../../fixtures/running/while-it-lasts';

const { create, admins: admin, visitor, db } = await bringStaff();

const published = { publishedAt: '2026-01-01T00:00:00Z' };

const city = await create('cities');
const category = await create('categories');
const university = await create('universities', { status: 'publique' });
const establishment = await create('establishments', {
  ...{ universityId: university.id, cityId: city.id, type: 'fst' },
});
const own = { establishmentId: establishment.id };
const full = await create('programmes', {
  ...{ ...own, ...published, categoryIds: [category.id], kind: 'mba', rhythm: 'distance' },
  ...{ languages: ['es'], verifiedOn: '2020-01-01', status: 'annonce' },
});
const bare = await create('programmes', {
  ...{ ...own, ...published, rhythm: null, languages: [], verifiedOn: '2026-01-01' },
  ...{ feeAmount: null, feePer: null, feeYear: null, feeApproximate: false },
});
const draft = await create('programmes', own);

const slugs = async (path: string, who: { get: typeof visitor.get } = visitor) => {
  const answer = await who.get(path);
  assert.equal(answer.status, 200, `${path} ${await answer.clone().text()}`);
  const rows = await list(answer);
  assert.equal(answer.headers.get('x-total-count'), String(rows.length), path);
  return rows.map(({ slug }) => slug).toSorted();
};
const here = `/api/programmes?establishment=${establishment.slug}`;

test('masters are narrowed by what no facet of readers says, and by several things at once', async () => {
  const all = [full.slug, bare.slug].toSorted();
  assert.deepEqual(await slugs(here), all);
  for (const [facet, expected] of [
    ['status=annonce', [full.slug]],
    ['fees=known', [full.slug]],
    ['fees=free', []],
    ['without=category', [bare.slug]],
    ['verifiedBefore=2025-01-01', [full.slug]],
    [`q=${full.slug}`, [full.slug]],
    ['kind=mba&fees=free', []],
  ] as const) {
    assert.deepEqual(await slugs(`${here}&${facet}`), expected, facet);
  }
});

test('drafts are for staff, in lists and alone', async () => {
  assert.deepEqual(await slugs(`${here}&state=draft`), []);
  assert.deepEqual(await slugs(`${here}&state=draft`, admin), [draft.slug]);
  assert.equal((await visitor.get(`/api/programmes/slug/${draft.slug}`)).status, 404);
  assert.equal((await admin.get(`/api/programmes/slug/${draft.slug}`)).status, 200);
  assert.equal((await visitor.get(`/api/programmes/slug/${full.slug}`)).status, 200);
});

test('a call is open until the end of its last day, for the masters that it names', async () => {
  await onOneDay(async (today) => {
    await db.call.deleteMany({ where: own });
    const year = Number(today.slice(0, 4));
    const dates = { academicYear: `${year}-${year + 1}`, opensOn: null, closesOn: today };
    const noDates = { ...dates, closesOn: null };
    const call = await create('calls', { ...own, ...dates, programmeIds: [full.id, draft.id] });
    const undated = await create('calls', { ...own, ...noDates });
    const calls = `/api/calls?establishment=${establishment.slug}`;
    assert.deepEqual(await slugs(`${calls}&state=open`), [call.slug]);
    assert.deepEqual(await slugs(`${calls}&state=closing`), [call.slug]);
    assert.deepEqual(await slugs(`${calls}&state=closed`), []);
    assert.deepEqual(await slugs(`${calls}&state=undated`), [undated.slug]);
    assert.deepEqual(await slugs(`${here}&calls=open`), [full.slug]);
    const [shown] = await list(await visitor.get(`${calls}&state=open`));
    assert.deepEqual(
      shown?.programmes,
      [{ name: full.name, slug: full.slug }],
      'no draft is named',
    );
    assert.equal(shown?.isForAll, false);

    const forAll = { ...samples.calls(), ...own, ...dates, slug: call.slug };
    assert.equal((await admin.put(`/api/admin/calls/${call.id}`, forAll)).status, 200);
    assert.deepEqual(await slugs(`${here}&calls=open`), [full.slug, bare.slug].toSorted());
  });
});

test('a university stands where its establishments are, and counts their published masters', async () => {
  const read = await entity(await visitor.get(`/api/universities/slug/${university.slug}`));
  assert.deepEqual(read.cities, [{ name: city.name, slug: city.slug }]);
  assert.deepEqual([read.cityName, read.masterCount, read.programCount], [null, 2, 3]);
  const [listed] = await list(await visitor.get(`/api/establishments?q=${establishment.slug}`));
  assert.equal(listed?.masterCount, 2);
  const inCity = await visitor.get(`/universites?ville=${city.slug}`);
  assert.match(await inCity.text(), new RegExp(`/universites/${university.slug}"`));
  const page = await visitor.get(`/universites/${university.slug}`);
  assert.match(await page.text(), new RegExp(`/villes/${city.slug}"`));
});

test('a university without a number of its own says how many masters are listed', async () => {
  const { status, recognisedYear, ...rest } = samples.universities();
  const payload = { ...rest, status, recognisedYear, slug: university.slug, programCount: 0 };
  assert.equal((await admin.put(`/api/admin/universities/${university.id}`, payload)).status, 200);
  const page = await (await visitor.get(`/universites/${university.slug}`)).text();
  assert.match(page, /2 programmes de master/);
  await db.programme.updateMany({ where: own, data: { publishedAt: null } });
  const { slug } = await create('establishments', { universityId: university.id });
  assert.ok(slug);
  assert.match(
    await (await visitor.get(`/universites/${university.slug}`)).text(),
    /Programmes de master en cours de recensement/,
  );
});
