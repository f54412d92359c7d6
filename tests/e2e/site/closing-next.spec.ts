import { randomUUID } from 'node:crypto';
import { dayOf } from '@/lib/french/dates';
import { samples } from '../../fixtures/data/samples';
import { DAY, ahead } from '../../fixtures/running/moments';
import { make } from '../kit/by-keys';
import { expectGoodLook } from '../kit/looks';
import { expect, test } from '../kit/test';

test.use({ viewport: { width: 360, height: 640 } });

const inDays = (days: number) => dayOf(ahead(days * DAY)) ?? '';

test('from the first page, the master that closes next in one’s city is two taps away', async ({
  adminPage: page,
  context,
  baseURL,
}) => {
  const mark = randomUUID().slice(0, 8);
  const made: string[] = [];
  const create = async (
    list: 'cities' | 'establishments' | 'programmes' | 'calls',
    data: object,
  ) => {
    const row = await make(context.request, baseURL ?? '', list, { ...samples[list](), ...data });
    made.push(`/api/admin/${list}/${row.id}`);
    return row;
  };
  const city = await create('cities', { name: `Taza ${mark}` });
  const year = new Date().getUTCFullYear();
  for (const [name, days] of [
    ['Actuariat', 12],
    ['Audit', 3],
  ] as const) {
    const place = { acronym: `ENX ${name} ${mark}`, cityId: city.id };
    const { id: establishmentId } = await create('establishments', place);
    const published = { establishmentId, publishedAt: '2026-01-01T00:00:00Z' };
    const master = await create('programmes', { ...published, name: `Master ${name}` });
    await create('calls', {
      ...{ establishmentId, programmeIds: [master.id], opensOn: null },
      ...{ academicYear: `${year}-${year + 1}`, closesOn: inDays(days) },
    });
  }

  await page.goto('/');
  await page.getByRole('link', { name: 'Quelles clôtures dans ma ville ?' }).click();
  await page.getByRole('link', { name: `Taza ${mark}` }).click();
  const next = page.locator('main li.card').first();
  await expect(next).toContainText(`ENX Audit ${mark}`);
  await expect(next).toContainText(/Ouvertes jusqu’au .*Pour «.Master Audit.»/);
  await expect(next).toBeInViewport();
  await expect(page.locator('main li.card')).toHaveCount(2);
  // What lies half under the header is judged at its place.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectGoodLook(page);

  const headers = { origin: baseURL ?? '' };
  for (const path of made.toReversed()) await context.request.delete(path, { headers });
});

for (const path of ['/candidatures', '/candidatures?tri=ville']) {
  test(`${path} takes six screens of a phone at most before all is asked for`, async ({ page }) => {
    await page.goto(path);
    const all = page.getByRole('link', { name: /^Afficher les/ });
    const end = path.includes('tri') ? page.locator('main li.card').last() : all;
    const box = await end.boundingBox();
    expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThan(6 * 640);
  });
}
