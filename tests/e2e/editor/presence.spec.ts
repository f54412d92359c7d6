import { forget } from '../../fixtures/people/sign-in';
import { expectEveryLookGood } from '../kit/looks';
import { signInAt } from '../kit/test';
import { expect, openFound, test } from './editor-page';

test('two who open the same article see each other’s names before they collide', async ({
  page,
  mark,
  behind,
  browser,
  baseURL,
  db,
}) => {
  const { id } = await behind.write();
  const context = await browser.newContext({ baseURL });
  const colleague = await signInAt(baseURL ?? '', db, context);
  await db.user.update({
    where: { id: colleague.id },
    data: { firstName: 'Salma', lastName: mark },
  });
  const theirs = await context.newPage();

  const dialog = await openFound(page, mark);
  await expect.poll(() => db.presence.count({ where: { rowId: id } })).toBe(1);
  const other = await openFound(theirs, mark);
  await expect(other.getByText('Test has this article open, too.')).toBeVisible();
  // As when one comes back to the tab: else it is asked every twenty seconds.
  const look = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await look();
  const said = dialog.getByText(`Salma ${mark} has this article open, too.`);
  await expect(said).toBeVisible();
  await expect(dialog.getByText(colleague.email)).toHaveCount(0);
  await expectEveryLookGood(page);
  await theirs.keyboard.press('Escape');
  await expect(theirs.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => db.presence.count({ where: { rowId: id } })).toBe(1);
  await look();
  await expect(said).toHaveCount(0);
  await context.close();
  await forget(db, colleague);
});
