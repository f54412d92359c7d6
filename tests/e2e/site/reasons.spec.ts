import { cityReasons, universityReasons } from '@/lib/editorial/reasons/reasons';
import { expect, test } from '../kit/test';

test('cities and universities have reasons of their own', async ({ page }) => {
  for (const [path, title, reasons] of [
    ['/villes/casablanca', 'Pourquoi étudier à Casablanca', cityReasons.casablanca],
    ['/villes/ifrane', 'Pourquoi étudier à Ifrane', cityReasons.ifrane],
    [
      '/universites/mohammed-v',
      'Pourquoi choisir l’Université Mohammed V',
      universityReasons['mohammed-v'],
    ],
    ['/universites/hem', 'Pourquoi choisir HEM', universityReasons.hem],
  ] as const) {
    await page.goto(path);
    const points = page.getByRole('region', { name: title }).getByRole('listitem');
    const titles = reasons?.points.map((point) => point.title) ?? [];
    await expect(points).toHaveCount(titles.length);
    for (const [at, text] of titles.entries()) await expect(points.nth(at)).toContainText(text);
  }
});
