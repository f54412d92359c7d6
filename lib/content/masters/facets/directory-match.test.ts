import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Facets, Sort } from '@/lib/entities/directory';
import type { Programme } from '@/lib/entities/programme';
import { DAY_OF_CALLS, FEW_MASTERS, master } from '@/tests/fixtures/data/few-masters';
import { type DirectoryIndex, directoryIndex } from './directory-index';
import {
  knownClosing,
  matchDirectory,
  nextClosing,
  pairsOf,
  similarEntries,
} from './directory-match';

const ROWS = FEW_MASTERS;
const TODAY = DAY_OF_CALLS;
const index = directoryIndex(ROWS, TODAY);
type Asked = Facets & { q?: string; tri?: Sort };
/** By name where nothing else is asked for. */
const match = ({ q = '', tri, ...facets }: Asked, within: DirectoryIndex = index) =>
  matchDirectory(within, { q, facets, tri: tri ?? (q.trim() ? 'pertinence' : 'nom') }, TODAY);
const ids = (asked: Asked) =>
  match(asked)
    .entries.map(({ id }) => id)
    .join('');

describe('what is asked', () => {
  test('each facet narrows the list', () => {
    assert.equal(ids({}), 'abcd');
    assert.equal(ids({ specialisation: 'finance' }), 'abc');
    assert.equal(ids({ ville: 'fes' }), 'b');
    assert.equal(ids({ etablissement: 'isic' }), 'd');
    assert.equal(ids({ universite: 'u-e1' }), 'ac');
    assert.equal(ids({ type: 'mba' }), 'b');
    assert.equal(ids({ rythme: 'week-end' }), '');
    assert.equal(ids({ langue: 'en' }), 'b');
    assert.equal(ids({ statut: 'public' }), 'ac');
    assert.equal(ids({ statut: 'prive' }), 'b');
    assert.equal(ids({ frais: 'connus' }), 'ac');
    assert.equal(ids({ frais: 'gratuit' }), 'c');
    assert.equal(ids({ budget: '0' }), 'c');
    assert.equal(ids({ budget: '60000' }), 'ac');
    assert.equal(ids({ budget: 'inconnu' }), 'bd');
    assert.equal(ids({ candidatures: 'ouvertes' }), 'abc');
    assert.equal(ids({ specialisation: 'finance', statut: 'public', frais: 'gratuit' }), 'c');
  });

  test('words are found without accents, in the names of places too, and in the singular', () => {
    assert.equal(ids({ q: 'controle' }), 'a');
    assert.equal(ids({ q: 'encg settat' }), 'ac');
    assert.equal(ids({ q: 'finance settat' }), 'ca', 'by its field as well');
    assert.equal(ids({ q: 'les finances à Settat' }), 'ca');
    assert.equal(ids({ q: '  ' }), 'abcd');
    assert.equal(ids({ q: 'rien de tel' }), '');
  });

  test('a short word is a whole one, a longer one may be a beginning, and both have other names', () => {
    assert.equal(ids({ q: 'fin' }), '', 'no beginning of finance');
    assert.equal(ids({ q: 'journal' }), 'd');
    assert.equal(ids({ q: 'tion' }) + ids({ q: 'alisme' }), '', 'nothing from within a word');
    const named = directoryIndex(
      {
        ...ROWS,
        programmes: [master('x', 'Intelligence artificielle', { originalTitle: 'الذكاء' })],
      },
      TODAY,
    );
    assert.equal(match({ q: 'الذكاء' }, named).entries.length, 1);
    assert.equal(match({ q: 'master ia' }, named).entries.length, 1);
    assert.equal(ids({ q: 'anglais' }), 'b', 'the language it is taught in');
  });

  test('a call that names masters is for them alone, and one to come is not open', () => {
    const { entries } = match({});
    const closings = entries.map((entry) => nextClosing(entry, TODAY));
    assert.deepEqual(closings, ['2026-09-15', '2026-09-12', '2026-09-15', null]);
    assert.equal(nextClosing(entries[3] as never, '2026-10-05'), '2026-10-12');
    assert.equal(nextClosing(entries[0] as never, '2026-09-16'), null);
  });

  test('a master that takes nobody has no call, whatever its establishment announces', () => {
    const programmes = ROWS.programmes.map((row) => ({ ...row, isRecruiting: row.id !== 'a' }));
    const within = directoryIndex({ ...ROWS, programmes }, TODAY);
    const open = match({ candidatures: 'ouvertes' }, within).entries;
    const found = open.map(({ id }) => id);
    assert.deepEqual(found, ['b', 'c']);
    const closed = within.entries.find(({ id }) => id === 'a');
    assert.equal(nextClosing(closed as never, TODAY), null);
  });

  test('what is recent and says much comes first, and last what takes nobody', () => {
    const rows = [
      master('old', 'A', { namedIn: 2019, known: 5 }),
      master('new', 'B', { namedIn: 2026, known: 1 }),
      master('full', 'C', { namedIn: 2026, known: 3 }),
      master('undated', 'D', { known: 3 }),
      master('closed', 'E', { namedIn: 2026, known: 9, isRecruiting: false }),
    ];
    const within = directoryIndex({ ...ROWS, programmes: rows }, TODAY);
    const inOrder = match({ tri: 'fiches' }, within).entries.map(({ id }) => id);
    assert.deepEqual(inOrder, ['full', 'new', 'old', 'undated', 'closed']);
  });

  test('what it costs and when applications close outweigh a year and one more thing known', () => {
    const rows = [
      master('new', 'A', { namedIn: 2026, known: 1, establishmentId: 'e3' }),
      master('priced', 'B', { namedIn: 2025, known: 1, establishmentId: 'e3', feeFree: true }),
    ];
    const within = directoryIndex({ ...ROWS, programmes: rows }, TODAY);
    const found = match({ tri: 'fiches' }, within).entries.map(({ id }) => id);
    assert.deepEqual(found, ['priced', 'new']);
  });

  test('the closing that says most is the next one, or else the last that is known', () => {
    const closings = (day: string) => match({}).entries.map((entry) => knownClosing(entry, day));
    assert.deepEqual(closings(TODAY), ['2026-09-15', '2026-09-12', '2026-09-15', '2026-10-12']);
    const later = ['2026-09-15', '2026-09-12', '2026-09-15', '2026-10-12'];
    assert.deepEqual(closings('2027-01-01'), later);
  });

  test('sorts: by name, verified last, closing first, and best first for words', () => {
    assert.equal(ids({ tri: 'nom' }), 'abcd');
    assert.equal(ids({ tri: 'cout' }), 'cabd', 'what nobody knows stands last');
    assert.equal(ids({ tri: 'verifie' }), 'cdab');
    assert.equal(ids({ tri: 'cloture' }), 'bacd');
    const name = 'École d’audit, de contrôle et de finance';
    const establishments = ROWS.establishments.map((one) => ({ ...one, name }));
    const within = directoryIndex({ ...ROWS, establishments }, TODAY);
    assert.equal(match({ q: 'finance' }, within).entries[0]?.id, 'c');
    const repeated = match({ q: 'finance finances finance audit contrôle' }, within);
    assert.equal(repeated.entries[0]?.id, 'a', 'a word counts once');
  });
});

describe('what else would be found', () => {
  const counts = (asked: Asked, facet: 'specialisation' | 'statut' | 'frais') =>
    Object.fromEntries(match(asked).facets[facet].map(({ value, count }) => [value, count]));

  test('a facet counts as if it were not set itself, and the others as they are', () => {
    assert.deepEqual(counts({}, 'specialisation'), { finance: 3, droit: 1 });
    assert.deepEqual(counts({ specialisation: 'droit' }, 'specialisation'), {
      finance: 3,
      droit: 1,
    });
    assert.deepEqual(counts({ specialisation: 'droit' }, 'statut'), { prive: 1 });
    assert.deepEqual(counts({ statut: 'public', q: 'finance' }, 'frais'), {
      connus: 2,
      gratuit: 1,
    });
  });

  test('every count is what its choice gives, and nothing is offered that gives nothing', () => {
    for (const asked of [{}, { statut: 'public' }, { specialisation: 'finance', langue: 'fr' }]) {
      for (const [facet, offered] of Object.entries(match(asked).facets)) {
        for (const { value, count } of offered) {
          assert.ok(count > 0);
          assert.equal(ids({ ...asked, [facet]: value }).length, count, `${facet}=${value}`);
        }
      }
    }
  });

  test('a subject and a city are a pair where a master has both', () => {
    const pairs = [...pairsOf(index, 'specialisation', 'ville')];
    assert.deepEqual(pairs.sort(), ['droit fes', 'finance fes', 'finance settat']);
  });

  test('budgets come in their order, the unknown last', () => {
    const budgets = match({}).facets.budget.map(({ value, count }) => `${value} ${count}`);
    const from60 = ['60000 2', '100000 2', '150000 2', '200000 2'];
    assert.deepEqual(budgets, ['0 1', '20000 1', ...from60, 'inconnu 2']);
  });

  test('slugs come with their names, the most frequent first', () => {
    assert.deepEqual(match({}).facets.specialisation, [
      { value: 'finance', name: 'Finance', count: 3 },
      { value: 'droit', name: 'Droit', count: 1 },
    ]);
  });
});

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
const around = directoryIndex(rows, DAY_OF_CALLS);
const OWN = {
  ...{ id: 'own', name: 'Master Comptabilité, contrôle et audit (CCA)' },
  ...{ categories: [{ slug: 'finance' }], establishmentSlug: 'encg-settat' },
  ...{ citySlug: 'settat', universitySlug: 'u-e1' },
} as Programme;
const near = (one: Partial<Programme> = {}) =>
  similarEntries(around, { ...OWN, ...one }).map(({ id }) => id);

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
