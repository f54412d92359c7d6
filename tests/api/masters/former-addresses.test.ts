import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ResourceName } from '@/lib/entities/resource';
import { type Made, bringStaff } from '../../fixtures/data/rows';

const { create, admins: admin } = await bringStaff();
const site = process.env.TEST_SITE_URL ?? '';

async function rename(name: ResourceName, { id, payload }: Made, slug: string): Promise<string> {
  const { status } = await admin.put(`/api/admin/${name}/${id}`, { ...payload, slug });
  assert.equal(status, 200);
  return slug;
}

async function leadsTo(path: string): Promise<string | number> {
  const { status, headers } = await fetch(site + path, { redirect: 'manual' });
  const { pathname, search } = new URL(headers.get('location') ?? '', site);
  return status === 308 ? pathname + search : status;
}

test('what has another slug takes the pages that are named after it along', async () => {
  const [city, category] = [await create('cities'), await create('categories')];
  const university = await create('universities');
  const place = { universityId: university.id, cityId: city.id };
  const establishment = await create('establishments', place);
  await create('programmes', {
    ...{ establishmentId: establishment.id, categoryIds: [category.id] },
    publishedAt: '2026-01-01T00:00:00Z',
  });
  const landing = (subject: string, where: string) => `/specialisations/${subject}/${where}`;
  assert.equal(await leadsTo(landing(category.slug, city.slug)), 200);

  const subject = await rename('categories', category, `${category.slug}-2`);
  assert.equal(await leadsTo(landing(category.slug, city.slug)), landing(subject, city.slug));
  const where = await rename('cities', city, `${city.slug}-2`);
  assert.equal(await leadsTo(landing(subject, city.slug)), landing(subject, where));
  assert.equal(await leadsTo(landing(subject, where)), 200);

  const school = await rename('establishments', establishment, `${establishment.slug}-2`);
  const under = `/universites/${university.slug}`;
  assert.equal(await leadsTo(`${under}/${establishment.slug}`), `${under}/${school}`);
  assert.equal(await leadsTo(`/universites/autre/${establishment.slug}`), `${under}/${school}`);
});

test('lists that are narrowed by what has another slug move along', async () => {
  const city = await create('cities');
  const university = await create('universities');
  const place = { universityId: university.id, cityId: city.id };
  const establishment = await create('establishments', place);
  await create('programmes', {
    ...{ establishmentId: establishment.id, publishedAt: '2026-01-01T00:00:00Z' },
  });
  await create('calls', { establishmentId: establishment.id });
  const [where, school] = [`${city.slug}-2`, `${establishment.slug}-2`];
  await rename('cities', city, where);
  await rename('establishments', establishment, school);
  const both = (at: string, name: string) =>
    `/masters?ville=${at}&etablissement=${name}&type=master`;
  assert.equal(await leadsTo(both(city.slug, establishment.slug)), both(where, school));
  assert.equal(await leadsTo(both(where, school)), 200);
  assert.equal(await leadsTo(`/candidatures?ville=${city.slug}`), `/candidatures?ville=${where}`);
  assert.equal(await leadsTo(`/actualites?ville=${city.slug}`), `/actualites?ville=${where}`);
  assert.equal(await leadsTo('/masters?ville=nulle-part'), 404);
});
