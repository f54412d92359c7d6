import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { samples } from '../../fixtures/data/samples';
import { make, press } from '../kit/by-keys';
import { expectEveryLookGood } from '../kit/looks';
import { test as base, expect } from '../kit/test';
import { expectToast } from './admin-screens';

/** The form of a published master of four semesters, which rests on one source of its own. */
const test = base.extend<{ openMaster: (others?: object[]) => Promise<Master> }>({
  openMaster: ({ adminPage: page, context, baseURL, db }, provide) =>
    provide(async (others = []) => {
      const { id: establishmentId } = await db.establishment.findFirstOrThrow();
      const url = `https://essai.example/${randomUUID()}`;
      const own = { publisher: 'Essai', title: 'Une page', kind: 'officiel', url, date: '2026-09' };
      const { id } = await make(context.request, baseURL ?? '', 'programmes', {
        ...samples.programmes(),
        establishmentId,
        sources: [own, ...others],
        publishedAt: '2026-01-01T00:00:00Z',
      });
      await page.goto(`/admin/programmes?edit=${id}`);
      const form = page.getByRole('dialog', { name: 'Edit Master' });
      const semesters = form.getByLabel('Semesters', { exact: true });
      await expect(semesters).toHaveValue('4');
      const evidence = form.locator('details', { hasText: '(Semesters)' });
      const facts = async () => {
        const found = await db.fact.findMany({
          where: { programmeId: id, field: 'semesters' },
          include: { source: true },
          orderBy: { createdAt: 'asc' },
        });
        return found.map(({ source, value, isVerified, endedOn }) => ({
          ...{ url: source.url, value, isVerified },
          isOver: endedOn !== null,
        }));
      };
      return { url, form, semesters, evidence, facts };
    }),
});

type Fact = { url: string | null; value: unknown; isVerified: boolean; isOver: boolean };
type Master = Record<'form' | 'semesters' | 'evidence', Locator> & {
  url: string;
  facts: () => Promise<Fact[]>;
};

test('a source that says otherwise is added beside the field, with the keyboard alone', async ({
  adminPage: page,
  openMaster,
}) => {
  const { url, form, evidence, facts } = await openMaster();
  await expect(evidence).toHaveText('Verified · 1 source (Semesters)');
  await evidence.locator('summary').press('Enter');
  await expect(evidence.getByRole('link', { name: 'Essai' })).toHaveAttribute('href', url);
  await expect(evidence.getByText('Official · 2026-09 · seen on 15/09/2025')).toBeVisible();
  await press(page, 'A source says otherwise');
  const added = form.getByRole('group', { name: 'Evidence for Semesters' });
  await expect(added.getByRole('combobox', { name: 'A known source' })).toBeFocused();
  await expectEveryLookGood(page);
  await press(page, 'Remove this evidence');
  await expect(evidence.locator('summary')).toBeFocused();
  await press(page, 'A source says otherwise');
  await press(page, 'Save Master');
  await expect(added.getByText('Required')).toHaveCount(2);
  await added.getByLabel('Publisher').fill('Autre');
  await added.getByLabel('Quotation').fill('six semestres');
  await added.getByLabel('It says').fill('99');
  await press(page, 'Save Master');
  await expect(form.getByRole('alert')).toHaveText('Semesters: this is no value that it can have');
  await added.getByLabel('It says').fill('6');
  await press(page, 'Save Master');
  await expectToast(page, 'Master updated successfully');
  expect((await facts()).map(({ value, isVerified }) => [value, isVerified])).toEqual([
    [4, true],
    [6, false],
  ]);
});

test('a known source is found by typing, and says what the field says', async ({
  adminPage: page,
  openMaster,
}) => {
  const other = await openMaster();
  const { form, semesters, evidence, facts } = await openMaster();
  await evidence.locator('summary').press('Enter');
  await press(page, 'Add evidence');
  const added = form.getByRole('group', { name: 'Evidence for Semesters' });
  const box = added.getByRole('combobox', { name: 'A known source' });
  await box.fill(other.url);
  await expect(added.getByRole('listbox').getByRole('option')).toHaveText([`Essai (${other.url})`]);
  await box.press('Enter');
  await expect(added.getByLabel('Link')).toHaveValue(other.url);
  await added.getByRole('switch', { name: 'I compared it with the source' }).press('Space');
  await semesters.fill('5');
  await page.keyboard.press('Control+s');
  await expectToast(page, 'Master updated successfully');
  await expect(evidence).toContainText('Contradicted · 2 sources');
  await expect(added).toHaveCount(0);
  expect(await facts()).toContainEqual({
    ...{ url: other.url, value: 5 },
    ...{ isVerified: true, isOver: false },
  });
});

test('a save that changes what a source says asks who says so, and loses nothing', async ({
  adminPage: page,
  openMaster,
}) => {
  const { form, semesters, facts } = await openMaster();
  await semesters.fill('6');
  await press(page, 'Save Master');
  const question = page.getByRole('dialog', { name: 'Who says so?' });
  await expect(question.getByText('You changed: Semesters.')).toBeVisible();
  await question.getByLabel('Another source').press('Space');
  await expectEveryLookGood(page);
  await press(page, 'Save');
  await expect(question.getByText('Required')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(semesters).toHaveValue('6');

  await press(page, 'Save Master');
  await question.getByLabel('No source yet').press('Space');
  await press(page, 'Save');
  await expect(form.locator('.field-error')).toHaveText('No source says this');
  await expect(semesters).toBeFocused();
  await expect(semesters).toHaveValue('6');
  expect((await facts()).map(({ value }) => value)).toEqual([4]);

  await press(page, 'Save Master');
  await question.getByLabel('Essai, Une page').press('Space');
  await press(page, 'Save');
  await expectToast(page, 'Master updated successfully');
  const [before, now] = await facts();
  expect([before?.value, before?.isOver]).toEqual([4, true]);
  expect([now?.value, now?.isOver]).toEqual([6, false]);
});

test('a source that is removed takes what it says, and the save asks who says that now', async ({
  adminPage: page,
  openMaster,
}) => {
  const other = { publisher: 'Autre', title: null, kind: 'presse', date: null };
  const url = `https://essai.example/${randomUUID()}`;
  const { facts } = await openMaster([{ ...other, url }]);
  await press(page, 'Remove source 1');
  await press(page, 'Save Master');
  const question = page.getByRole('dialog', { name: 'Who says so?' });
  await expect(
    question.getByText(/^Without the source that you removed, none says: .*Semesters/),
  ).toBeVisible();
  await question.getByLabel('Autre').press('Space');
  await press(page, 'Save');
  await expectToast(page, 'Master updated successfully');
  expect((await facts()).map((fact) => fact.url)).toEqual([url]);
});

test('what a source no longer says is said again, before a save and after it; so is a source that is gone', async ({
  adminPage: page,
  openMaster,
}) => {
  const { semesters, evidence, facts } = await openMaster();
  const summary = evidence.locator('summary');
  await summary.press('Enter');
  await press(page, 'No longer says so');
  await expect(summary).toHaveText('No source says this (Semesters)');
  await expect(evidence.getByText(/^Said until .*: 4$/)).toBeVisible();
  await expectEveryLookGood(page);
  await press(page, 'Says so again');
  await expect(summary).toHaveText('Verified · 1 source (Semesters)');

  await semesters.fill('');
  await page.keyboard.press('Control+s');
  await expectToast(page, 'Master updated successfully');
  await expect(summary).toHaveText('Said before (Semesters)');
  expect(await facts()).toMatchObject([{ value: 4, isVerified: true, isOver: true }]);

  await press(page, 'Says so again');
  await expect(semesters).toHaveValue('4');
  await expect(summary).toHaveText('Verified · 1 source (Semesters)');
  await page.keyboard.press('Control+s');
  await expect.poll(facts).toMatchObject([{ value: 4, isVerified: true, isOver: false }]);

  await press(page, 'The source is gone');
  await expectToast(page, 'The source is marked as gone');
  await expect(evidence).toContainText('Source gone · 1 source');
  await press(page, 'The source is there again');
  await expect(evidence).toContainText('Verified · 1 source');
});
