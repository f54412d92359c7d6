import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expectEveryLookGood } from '../kit/looks';
import { type Page, expect, test } from '../kit/test';

const HEADER = 'name;slug;description';

/** As Excel writes it in French: Windows-1252, where ’ is 0x92. */
const excel = (...rows: string[]) => ({
  name: 'villes.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([HEADER, ...rows, ''].join('\r\n').replaceAll('’', '\x92'), 'latin1'),
});

async function check(page: Page, file: ReturnType<typeof excel>) {
  await page.getByLabel('CSV file').setInputFiles(file);
  await page.getByRole('button', { name: 'Check file' }).click();
}

test('a file is refused in words, or checked, imported and exported', async ({
  adminPage: page,
  db,
}) => {
  const slug = `ville-${randomUUID().slice(0, 8)}`;
  await page.goto('/admin/import');
  await page.getByRole('button', { name: 'Check file' }).click();
  await expect(page.getByText('Choose a file')).toBeVisible();
  await page.getByLabel('List').selectOption({ label: 'Cities' });
  await check(page, { ...excel(), buffer: Buffer.from('slug,"a\nb') });
  await expect(page.getByText('Line 1: A quote is opened and never closed')).toBeVisible();
  const rows = [`L’essai;${slug};Une ville`, 'Sans adresse;Pas Un Slug;x'];
  await check(page, excel(...rows));
  const report = page.getByRole('region', { name: 'Report' });
  await expect(report).toContainText('1 created, 0 changed, 0 unchanged, 1 refused');
  await expect(report).toContainText('Windows-1252');
  const refused = report.getByRole('row', { name: 'Sans adresse' });
  await expect(refused).toContainText('3');
  await expect(refused).toContainText('slug Use lower-case letters');
  await expectEveryLookGood(page);
  expect(await db.city.count({ where: { slug } }), 'nothing is written yet').toBe(0);

  await report.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(report.getByRole('heading', { name: 'Imported' })).toBeVisible();
  const city = await db.city.findUniqueOrThrow({ where: { slug } });
  expect(city.name).toBe('L’essai');

  await check(page, excel(`L’essai;${slug};Une autre`));
  await expect(report).toContainText('0 created, 1 changed');
  const changed = report.getByRole('row', { name: 'L’essai' });
  await expect(changed.locator('del')).toHaveText('Une ville');
  await expect(changed.locator('ins')).toHaveText('Une autre');

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain(slug);
  await db.city.delete({ where: { slug } });
});
