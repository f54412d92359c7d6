import { randomUUID } from 'node:crypto';
import { expectToast } from './admin-screens';
import { card } from '../kit/lists';
import { expect, test } from '../kit/test';

const SOURCE = 'https://example.org/master';

test('the life of a master: imported, verified, published, corrected by a reader, in the log', async ({
  adminPage: page,
  request,
  admin,
  db,
}) => {
  test.slow();
  const mark = randomUUID().slice(0, 8);
  const [name, slug] = [`Master importé ${mark}`, `master-importe-${mark}`];
  const place = await db.establishment.findFirstOrThrow({ select: { slug: true, name: true } });
  const { id: categoryId } = await db.category.create({
    data: { name: `Matière ${mark}`, slug: `matiere-${mark}`, description: '' },
  });
  const read = async () => (await request.get(`/api/programmes/slug/${slug}`)).json();

  await page.goto('/admin/import');
  await page.getByLabel('List').selectOption({ label: 'Masters' });
  const file = [
    'name;slug;kind;status;establishment;categories;fee_amount;fee_per;fee_year;source1_publisher;source1_kind;source1_url;source1_date',
    `${name};${slug};Specialised master;announced;${place.slug};matiere-${mark};14 000,00;an;2026;example.org;officiel;${SOURCE};sept-26`,
    `Sans école;sans-ecole-${mark};master;annonce;;;;;;;;;`,
  ].join('\r\n');
  const buffer = Buffer.from(file, 'latin1');
  await page.getByLabel('CSV file').setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Check file' }).click();
  const report = page.getByRole('region', { name: 'Report' });
  await expect(report).toContainText('1 created, 0 changed, 0 unchanged, 1 refused');
  await expect(report.getByRole('row', { name: 'Sans école' })).toContainText(
    'establishment Required',
  );
  await report.getByRole('button', { name: 'Import 1 row' }).click();
  await expectToast(page, 'File imported successfully');
  expect((await request.get(`/api/programmes/slug/${slug}`)).status(), 'a draft').toBe(404);

  await page.goto(`/admin/programmes?q=${encodeURIComponent(name)}`);
  const row = card(page, name);
  for (const [button, done] of [
    ['Verified today', '1 master marked as verified today'],
    ['Publish', '1 master published'],
  ] as const) {
    const box = row.getByLabel(`Select ${name}`);
    if (!(await box.isChecked())) await box.check();
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: button }).click();
    await expectToast(page, done);
  }
  const { id, ...shown } = await read();
  expect(shown).toMatchObject({ name, feeAmount: 14_000, sources: [{ date: '2026-09' }] });
  const seen = await request.get(`/masters/${slug}`);
  expect([seen.status(), (await seen.text()).includes(name)]).toEqual([200, true]);

  await row.getByRole('button', { name: `Edit ${name}` }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Master' });
  await edit.getByRole('button', { name: /^Remove source/ }).click();
  await edit.getByRole('button', { name: 'Save Master' }).click();
  const sources = edit.getByRole('group', { name: 'Sources' }).last();
  await expect(sources).toHaveAccessibleDescription(/needs a source with a link/);
  await edit.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: /Discard/ }).click();
  expect((await read()).sources).toHaveLength(1);

  const what = `Trois semestres. ${mark}`;
  const sent = await request.post('/api/proposals', {
    headers: { origin: new URL(page.url()).origin },
    data: {
      ...{ kind: 'correction', programmeId: id, what, fields: { semesters: 3 } },
      sourceUrl: 'https://example.org/depliant',
    },
  });
  expect(sent.status()).toBe(200);
  await page.goto('/admin/proposals?state=open');
  await card(page, name)
    .getByRole('button', { name: `Review: ${name}` })
    .click();
  const review = page.getByRole('dialog', { name: 'Review proposal' });
  await expect(review.getByRole('row', { name: 'Semesters Not known 3' })).toBeVisible();
  await review.getByRole('button', { name: 'Open the form, filled in' }).click();
  await edit.getByRole('button', { name: 'Save Master' }).click();
  await expectToast(page, 'Master updated successfully');
  expect(await read()).toMatchObject({ semesters: 3, sources: [{}, {}] });

  await page.goto(`/admin/categories?q=matiere-${mark}`);
  await page.getByRole('button', { name: `Delete Matière ${mark}` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('1 master will lose this category.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Category deleted successfully');
  expect((await read()).categories).toEqual([]);

  const lines = await db.auditEntry.findMany({ where: { actorId: admin.id } });
  expect(lines.map(({ action, entity }) => `${action} ${entity}`).toSorted()).toEqual([
    ...['accept proposal', 'create programme', 'delete category', 'import programme'],
    ...['publish programme', 'update programme', 'verify programme'],
  ]);
  await db.proposal.deleteMany({ where: { what } });
  await db.programme.delete({ where: { id } });
  await db.category.deleteMany({ where: { id: categoryId } });
});
