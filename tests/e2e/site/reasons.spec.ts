import { cityReasons } from '@/lib/editorial/city-reasons';
import { genericCityReasons } from '@/lib/editorial/reasons';
import { genericUniversityReasons, universityReasons } from '@/lib/editorial/university-reasons';
import { expect, test } from '../kit/test';

test('cities and universities have their own reasons, the others the generic ones', async ({
  page,
}) => {
  for (const [path, title, reasons] of [
    ['/villes/casablanca', 'Pourquoi étudier à Casablanca', cityReasons.casablanca],
    ['/villes/ifrane', 'Pourquoi étudier à Ifrane', genericCityReasons('Ifrane')],
    [
      '/universites/mohammed-v',
      'Pourquoi choisir Université Mohammed V',
      universityReasons['mohammed-v'],
    ],
    ['/universites/hem', 'Pourquoi choisir HEM', genericUniversityReasons('HEM')],
  ] as const) {
    await page.goto(path);
    const points = page.getByRole('region', { name: title }).getByRole('listitem');
    const titles = reasons?.points.map((point) => point.title) ?? [];
    await expect(points).toHaveCount(titles.length);
    for (const [at, text] of titles.entries()) await expect(points.nth(at)).toContainText(text);
  }
});
