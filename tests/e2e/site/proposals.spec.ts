import { randomUUID } from 'node:crypto';
import { violations } from '../kit/axe';
import { hold } from '../kit/hold';
import { type Page, expect, test } from '../kit/test';

const MASTER = 'main article a[href^="/masters/"]';
const sendProposal = (page: Page) =>
  page.getByRole('button', { name: 'Envoyer la proposition' }).click();

test('a reader reports an error, is told at once what is wrong, and it arrives', async ({
  page,
  db,
}) => {
  const what = `Essai ${randomUUID()}`;
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/masters/proposer/envoi')) posted.push(request.url());
  });
  await page.clock.install();
  await page.goto('/masters');
  await page.locator(MASTER).first().click();
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('link', { name: 'Signaler une erreur sur cette fiche' }).click();
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
  await page.getByLabel('Ce qu’il faut corriger *').fill(what);
  await page.getByLabel('Lien de la source *').fill('https://user@example.org/');
  await sendProposal(page);
  await expect(page.getByRole('status')).toContainText('Corrigez les champs signalés');
  await expect(page.getByLabel('Lien de la source *')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Lien de la source *')).toBeFocused();
  await expect(page.getByLabel('Ce qu’il faut corriger *')).toHaveValue(what);
  expect(await violations(page)).toEqual([]);
  expect(posted).toEqual([]);
  await page.getByLabel('Lien de la source *').fill('https://example.org/');
  await expect(page.getByLabel('Lien de la source *')).not.toHaveAttribute('aria-invalid');
  await page.clock.fastForward(10_000);
  await sendProposal(page);
  await expect(page.getByRole('status')).toContainText('Merci, votre proposition est arrivée.');
  const { count } = await db.proposal.deleteMany({ where: { what, kind: 'correction' } });
  expect(count).toBe(1);
});

test('what the server alone can refuse is shown again, and judged at once', async ({ page }) => {
  const title = page.getByLabel('Intitulé du master *');
  await page.goto('/masters/proposer');
  await title.fill('x');
  await page.getByLabel('Ce que vous savez de ce master *').fill('Essai');
  await page.getByLabel('Lien de la source *').fill('https://example.org/');
  await sendProposal(page);
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await title.fill('Master en actuariat');
  await page.getByLabel('Votre email (facultatif)').fill('salma@localhost');
  await sendProposal(page);
  await expect(page.getByText('Adresse email invalide')).toBeVisible();
});

test('what was typed, chosen and opened before its script is there stays', async ({ page }) => {
  const script = await hold(page, '**/_site/proposal*');
  await page.goto('/masters/proposer');
  await page.getByLabel('Intitulé du master *').fill('Master en actuariat');
  const place = page.getByLabel('Établissement');
  await place.selectOption({ index: 2 });
  const chosen = await place.inputValue();
  await page.getByText('Donner les valeurs exactes').click();
  await page.getByLabel('Rythme').selectOption('week-end');
  await page.getByLabel('Ce que vous savez de ce master *').fill(' ');
  await page.getByLabel('Lien de la source *').fill('https://example.org/');
  await sendProposal(page);
  script.go();
  await expect(page.getByText('Ce champ est obligatoire.')).toBeVisible();
  await expect(page.getByLabel('Intitulé du master *')).toHaveValue('Master en actuariat');
  await expect(place).toHaveValue(chosen);
  await expect(page.getByLabel('Rythme')).toHaveValue('week-end');
  await expect(page.getByLabel('Rythme')).toBeVisible();
});
