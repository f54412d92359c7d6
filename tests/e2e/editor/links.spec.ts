import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectEveryLookGood } from '../kit/looks';
import { expect, openFound, test } from './editor-page';

test('the links of a text are checked by keys alone, and what is wrong stands first', async ({
  page,
  mark,
  behind,
  db,
}) => {
  const server = createServer((_, response) => void response.writeHead(404).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const outside = `http://127.0.0.1:${(server.address() as AddressInfo).port}/${mark}`;
  const content = `${'Une ligne.\n\n'.repeat(80)}[a](/bourses) [b](/nulle-part) [c](${outside})`;
  await behind.write({ content });
  const dialog = await openFound(page, mark);
  await dialog.getByRole('button', { name: 'Check links' }).press('Enter');
  const panel = dialog.getByRole('region', { name: 'Links of the text' });
  await expect(panel.getByRole('status')).toHaveText('3 links, 2 links to look at.');
  const lines = panel.getByRole('listitem');
  await expect(lines.nth(0)).toContainText('Nothing is there');
  await expect(lines.nth(1)).toContainText(
    /Nothing is there \(404\), last tried \d\d\/\d\d\/\d{4}/,
  );
  await expect(lines.nth(2)).toContainText('Is there');
  await expectEveryLookGood(page);
  await panel.getByRole('button', { name: 'Show /nulle-part' }).press('Enter');
  const area = dialog.getByRole('textbox', { name: 'Content', exact: true });
  await expect(area).toBeFocused();
  const chosen = await area.evaluate((one: HTMLTextAreaElement) =>
    one.value.slice(one.selectionStart, one.selectionEnd),
  );
  expect(chosen).toBe('/nulle-part');
  await page.keyboard.type('/guides');
  await panel.getByRole('button', { name: 'Check again' }).press('Enter');
  await expect(panel.getByRole('status')).toHaveText('3 links, 1 link to look at.');
  await panel.getByRole('button', { name: 'Check again' }).press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(area).toBeFocused();
  server.close();
  await db.linkCheck.deleteMany({ where: { address: outside } });
});

test('a text without links says so, and a check that fails says that, too', async ({
  page,
  mark,
  behind,
}) => {
  await behind.write({ content: 'Un texte.' });
  const dialog = await openFound(page, mark);
  const open = dialog.getByRole('button', { name: 'Check links' });
  await open.click();
  const panel = dialog.getByRole('region', { name: 'Links of the text' });
  await expect(panel.getByRole('status')).toHaveText('The text has no links.');
  await dialog.getByLabel('Content').fill('[x](/y) '.repeat(2001));
  await panel.getByRole('button', { name: 'Check again' }).click();
  await expect(panel.getByRole('status')).toContainText('The text has more than 4000 square');
  await panel.getByRole('button', { name: 'Close the links' }).click();
  await open.press('Enter');
  await expect(panel).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await open.click();
  await page.route('**/api/admin/links', (route) => route.abort());
  await panel.getByRole('button', { name: 'Check again' }).click();
  await expect(panel.getByRole('status')).toContainText('could not be checked');
});
