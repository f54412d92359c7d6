import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Programme } from '@/lib/entities/programme';
import { DAY_OF_CALLS, FEW_MASTERS, master } from '@/tests/fixtures/data/few-masters';
import { directoryIndex } from './directory-index';
import { similarEntries } from './directory-match';

const [settat, fes] = FEW_MASTERS.establishments;
const establishments = [
  ...[settat, fes].filter((one) => one !== undefined),
  { ...(settat ?? fes), id: 'e4', slug: 'fst-fes', citySlug: 'fes' },
] as typeof FEW_MASTERS.establishments;
const inFinance = { categories: ['finance'] };
const programmes = [
  master('far', 'Banque', { ...inFinance, establishmentId: 'e2' }),
  master('university', 'Audit', { ...inFinance, establishmentId: 'e4' }),
  master('city', 'Trésorerie', inFinance),
  master('namesake', 'Master Comptabilité, contrôle, audit', { establishmentId: 'e2' }),
  master('longer', 'Comptabilité, contrôle, audit et fiscalité', { establishmentId: 'e2' }),
  master('law', 'Droit', { categories: ['droit'], establishmentId: 'e2' }),
];
const rows = { ...FEW_MASTERS, establishments, programmes, calls: [] };
const index = directoryIndex(rows, DAY_OF_CALLS);
const OWN = {
  ...{ id: 'own', name: 'Master Comptabilité, contrôle et audit (CCA)' },
  ...{ categories: [{ slug: 'finance' }], establishmentSlug: 'encg-settat' },
  ...{ citySlug: 'settat', universitySlug: 'u-e1' },
} as Programme;
const near = (one: Partial<Programme> = {}) =>
  similarEntries(index, { ...OWN, ...one }).map(({ id }) => id);

test('near are: the same title, then its subject in the city, at the university and elsewhere', () => {
  assert.deepEqual(near(), ['namesake', 'city', 'university', 'far']);
});

test('a master without a subject is near to its neighbours, and never to itself', () => {
  assert.deepEqual(near({ categories: [], name: 'Sans pareil' }), ['city']);
  assert.deepEqual(near({ id: 'city' }), ['namesake', 'university', 'far']);
});

test('what lies in no city is not near to others that lie in none', () => {
  assert.deepEqual(near({ citySlug: null, name: 'Sans pareil' }), ['university', 'city', 'far']);
});
