import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as cost from './cost';
import type { GeneralRule } from './rules';

const FREE: GeneralRule = {
  ...{ field: 'feeFree', text: 'gratuit à temps plein', sector: 'public' },
  ...{ kind: null, rhythm: 'temps-plein' },
};
const RULES = [FREE];
const totalCost = (master: Parameters<typeof cost.totalCost>[0], rules = RULES) =>
  cost.totalCost(master, rules);
const totalText = (master: Parameters<typeof cost.totalText>[0]) => cost.totalText(master, RULES);
const costText = (master: Parameters<typeof cost.costText>[0], rules = RULES) =>
  cost.costText(master, rules);

const UNKNOWN = {
  ...{ kind: 'master', rhythm: null, universityStatus: 'privee', semesters: null },
  ...{ feeFree: false, feeAmount: null, feePer: null, feeYear: null, feeApproximate: false },
};
const charged = (feeAmount: number, feePer: string, semesters: number | null = null) => ({
  ...{ ...UNKNOWN, feeAmount, feePer, semesters, feeYear: 2026 },
});
const FULL_TIME = { ...UNKNOWN, universityStatus: 'publique', rhythm: 'temps-plein' };

test('a total is worked out where the source says enough, and never guessed', () => {
  assert.equal(totalCost(charged(82_000, 'programme')), 82_000);
  assert.equal(totalCost(charged(30_000, 'an', 4)), 60_000);
  assert.equal(totalCost(charged(30_000, 'an', 3)), 45_000, 'a year and a half');
  assert.equal(totalCost(charged(9_000, 'semestre', 4)), 36_000);
  assert.equal(totalCost(charged(74_000, 'an')), null, 'for how many years nobody says');
  assert.equal(totalCost(UNKNOWN), null);
  assert.equal(totalCost({ ...UNKNOWN, feeFree: true }), 0);
});

test('a public master is free full time, by the rule and only where the rule holds', () => {
  assert.equal(totalCost(FULL_TIME), 0);
  for (const other of [
    ...[{ rhythm: null }, { rhythm: 'week-end' }, { kind: 'mba' }, { kind: 'mastere-prive' }],
    ...[{ kind: 'master-temps-amenage' }, { universityStatus: 'privee' }],
    ...[{ universityStatus: null }, { universityStatus: 'publique-hors-universite' }],
  ]) {
    assert.equal(totalCost({ ...FULL_TIME, ...other }), null, JSON.stringify(other));
  }
  const paid = { ...FULL_TIME, feeAmount: 5000, feePer: 'programme', feeYear: 2026 };
  assert.equal(totalCost(paid), 5000, 'a source says otherwise');
});

test('who deletes the rule of gratuity, or has it say something else, ends what was free by it', () => {
  const amounts: GeneralRule[] = [{ ...FREE, field: 'feeAmount' }];
  const atWeekends: GeneralRule[] = [{ ...FREE, rhythm: 'week-end' }];
  for (const rules of [[], amounts, atWeekends]) {
    assert.equal(totalCost(FULL_TIME, rules), null);
    assert.equal(costText(FULL_TIME, rules), 'Frais inconnus');
  }
  const unsaid = { ...FULL_TIME, rhythm: null };
  assert.equal(
    costText(unsaid, atWeekends),
    'Gratuit si le rythme est « week-end » (règle générale)',
  );
});

test('what it costs is said with its year, and whose word it is', () => {
  const plain = (text: string | null) => text?.replaceAll(/\s/g, ' ');
  const about = { ...charged(30_000, 'an', 4), feeApproximate: true };
  assert.equal(plain(totalText(about)), 'Environ 60 000 DH au total (tarif publié pour 2026)');
  assert.equal(totalText(FULL_TIME), 'Gratuit, en règle générale');
  assert.equal(totalText({ ...FULL_TIME, feeFree: true }), 'Gratuit, selon nos sources');
  assert.equal(totalText(charged(74_000, 'an')), null);
  const yearly = plain(costText(charged(74_000, 'an')));
  assert.equal(yearly, '74 000 DH par an (tarif publié pour 2026)');
  const unsaid = costText({ ...FULL_TIME, rhythm: null });
  assert.equal(unsaid, 'Gratuit s’il est à temps plein (règle générale)');
  assert.equal(costText(UNKNOWN), 'Frais inconnus');
});
