import { randomUUID } from 'node:crypto';
import { violations } from '../kit/axe';
import { expect, test } from '../kit/test';
import { readAgain } from './read-again';

const MASTER = 'main article a[href^="/masters/"]';

test('a reader reports an error, is told what is missing, and it arrives', async ({ page, db }) => {
  const what = `Essai ${randomUUID()}`;
  await page.goto('/masters');
  await page.locator(MASTER).first().click();
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('link', { name: 'Signaler une erreur sur cette fiche' }).click();
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
  await page.getByLabel('Ce qu’il faut corriger *').fill(what);
  await page.getByLabel('Lien de la source *').fill('https://user@example.org/');
  await page.getByRole('button', { name: 'Envoyer la proposition' }).click();
  await expect(page.getByRole('status')).toContainText('Corrigez les champs signalés');
  await expect(page.getByLabel('Lien de la source *')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Ce qu’il faut corriger *')).toHaveValue(what);
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Lien de la source *').fill('https://example.org/');
  await readAgain(page);
  await page.getByRole('button', { name: 'Envoyer la proposition' }).click();
  await expect(page.getByRole('status')).toContainText('Merci, votre proposition est arrivée.');
  const { count } = await db.proposal.deleteMany({ where: { what, kind: 'correction' } });
  expect(count).toBe(1);
});
