import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DateOrder, dateOrderOf, readDay, readNumber, readPartialDate } from './values';
import { throughWindows1252 } from './decode';

for (const [cell, number] of [
  ['1250', 1250],
  ['1 250,00', 1250],
  ['1\u202F250,00', 1250],
  ['1\u00A0250', 1250],
  ['1,250.00', 1250],
  ['1.250,00', 1250],
  ['12 345 678', 12_345_678],
  ['45 000,00 DH', 45_000],
  ['45\u202F000 MAD', 45_000],
  ['0,125', 0.125],
  ['-3', -3],
  ['−3', -3],
] as const) {
  test(`${cell} is ${number}`, () => assert.equal(readNumber(cell), number));
}

for (const cell of ['1,250', '1.250', '12,345', 'abc', '1e5', '0x10', '1.2.3', '--1', '1250 €']) {
  test(`${cell} is refused`, () => assert.throws(() => readNumber(cell)));
}

for (const [cell, day, order] of [
  ['2026-09-15', '2026-09-15'],
  ['2026-09-15T00:00:00.000Z', '2026-09-15'],
  ['15/09/2026', '2026-09-15'],
  ['15.09.2026', '2026-09-15'],
  ['9/15/2026', '2026-09-15'],
  ['05/05/2026', '2026-05-05'],
  ['03/04/2026', '2026-04-03', 'day-first'],
  ['03/04/2026', '2026-03-04', 'month-first'],
] as [string, string, DateOrder][]) {
  test(`${cell} is ${day}${order ? `, ${order}` : ''}`, () => {
    assert.equal(readDay(cell, order), day);
  });
}

for (const [cell, message] of [
  ['03/04/2026', /either way round/],
  ['15/09/26', /four figures/],
  ['31/02/2026', /no such day/],
  ['2026-13-01', /no such day/],
  ['15 septembre', /such as/],
  ['46280', /such as/],
] as const) {
  test(`${cell} is refused with the reason`, () => assert.throws(() => readDay(cell), { message }));
}

test('one clear date tells how the others are meant, two that disagree tell nothing', () => {
  for (const separator of [',', ';', '\t'] as const) {
    assert.equal(dateOrderOf(['03/04/2026', 'x', '15/09/2026'], separator), 'day-first');
    assert.equal(dateOrderOf(['03/04/2026', '9/15/2026'], separator), 'month-first');
    assert.equal(dateOrderOf(['15/09/2026', '9/15/2026'], separator), undefined);
  }
  const untold = ['03/04/2026', '2026-09-15'];
  assert.equal(dateOrderOf(untold, ','), undefined);
  assert.equal(dateOrderOf(untold, ';'), 'day-first', 'as where semicolons are written');
});

for (const [cell, date] of [
  ['2024', '2024'],
  ['2026-09', '2026-09'],
  ['sept-26', '2026-09'],
  ['févr-25', '2025-02'],
  ['Aug-24', '2024-08'],
  ['15/09/2026', '2026-09-15'],
] as const) {
  test(`${cell} is ${date}, no more precise`, () => assert.equal(readPartialDate(cell), date));
}

test('what Windows-1252 cannot write becomes question marks', () => {
  assert.equal(throughWindows1252('Été à 5 € : l’œuvre'), 'Été à 5 € : l’œuvre');
  assert.equal(throughWindows1252('قانون'), '?????');
});
