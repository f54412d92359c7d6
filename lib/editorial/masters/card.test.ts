import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardTitle, closingWords } from './card';

const AT = {
  establishmentAcronym: 'TBS',
  establishmentName: 'Toulouse BS',
  cityName: 'Casablanca',
};

test('a title without a subject has its school beside it, others below', () => {
  for (const name of ['Executive MBA', 'International MBA', 'MBA', 'Part-time MBA', 'Master']) {
    const said = { title: `${name} · TBS`, place: 'Casablanca' };
    assert.deepEqual(cardTitle({ ...AT, name }), said);
  }
  const inName = { ...AT, name: 'MBA', establishmentAcronym: 'TBS Casablanca' };
  assert.deepEqual(cardTitle(inName), { title: 'MBA · TBS Casablanca', place: null });
  for (const name of ['MBA HEM', 'Master Finance', 'Executive MBA Santé', 'Masterclass']) {
    assert.deepEqual(cardTitle({ ...AT, name }), { title: name, place: 'TBS, Casablanca' });
  }
});

test('a closing is said as what it is: to come, or a hint from its year', () => {
  const day = '2026-09-11';
  assert.equal(closingWords({ day, isOver: false }), 'Clôture le 11 septembre 2026');
  assert.equal(closingWords({ day, isOver: true }), 'Clôture 2026 : 11 septembre');
});
