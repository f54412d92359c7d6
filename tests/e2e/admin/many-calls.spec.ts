import { randomUUID } from 'node:crypto';
import { expectToast } from './admin-screens';
import { expect, test } from '../kit/test';

const PLACES = 3;
const TOO_EARLY = 'Must lie in one of the two years of the call';

test('a round of calls is pasted for many establishments, and started from that of the year before', async ({
  adminPage: page,
  db,
}) => {
  const mark = randomUUID().slice(0, 8);
  const { id: universityId } = await db.university.findFirstOrThrow({ select: { id: true } });
  const data = Array.from({ length: PLACES }, (_, at) => ({
    name: `École ${at} ${mark}`,
    slug: `ecole-${at}-${mark}`,
    acronym: `ENX${at} ${mark}`,
    type: 'ecole',
    universityId,
  }));
  await db.establishment.createMany({ data });
  const own = { establishment: { slug: { endsWith: mark } } };

  await page.goto('/admin/calls');
  await page.getByRole('link', { name: 'Add Many Calls' }).click();
  const from = page.getByRole('button', { name: /^Start from the calls of/ });
  const [, before = ''] = /(\d{4}-\d{4})/.exec((await from.textContent()) ?? '') ?? [];
  const [first = '', second = ''] = before.split('-');
  const table = page.getByLabel('Table');
  const notice = 'Le site\thttps://example.org/avis\t';
  await table.fill(
    [
      `ENX0 ${mark}\t${before}\t\t15/09/${first}\thttps://example.org/candidater\t${notice}`,
      `école 1 ${mark}\t${before}\t\t20/09/${first}\t\t${notice}`,
      `ecole-2-${mark}\t${before}\t\t20/09/1999\t\t${notice}`,
      `Nulle part\t${before}\t\t\t\t${notice}`,
    ].join('\r\n'),
  );
  const check = page.getByRole('button', { name: 'Check table' });
  await check.click();
  const report = page.getByRole('region', { name: 'Report' });
  await expect(report).toContainText('2 created, 0 changed, 0 unchanged, 2 refused');
  const rows = report.getByRole('row');
  await expect(rows.filter({ hasText: TOO_EARLY })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'There is no such establishment' })).toHaveCount(1);

  await table.fill((await table.inputValue()).replace('20/09/1999', `20/09/${first}`));
  await expect(report).toBeHidden();
  await check.click();
  await expect(report).toContainText('3 created, 0 changed, 0 unchanged, 1 refused');
  await report.getByRole('button', { name: 'Import 3 rows' }).click();
  await expectToast(page, 'File imported successfully');
  expect(await db.call.count({ where: own })).toBe(PLACES);

  await from.click();
  await expect(table).toHaveValue(new RegExp(`ecole-0-${mark}`));
  const next = `${second}-${Number(second) + 1}`;
  const template = (await table.inputValue()).split('\n');
  const row = template.find((line) => line.startsWith(`ecole-0-${mark}`));
  expect(row?.split('\t').slice(1)).toEqual([
    ...[next, '', '', 'https://example.org/candidater', 'Le site', '', '', ''],
  ]);
  await check.click();
  await expect(report).toContainText('0 created, 0 changed');
  await expect(report.getByRole('row', { name: 'source_url' }).first()).toBeVisible();

  await db.call.deleteMany({ where: own });
  await db.establishment.deleteMany({ where: { slug: { endsWith: mark } } });
});
