import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { readDirectoryRows } from '@/lib/db/statements/directory';
import { publishedWhere } from '@/lib/entities/published';
import { type FacetName, UNKNOWN_COST } from '@/lib/entities/directory';
import { listQueries } from '@/lib/entities/list-queries';
import { seedOnce } from '@/prisma/seed';
import { onDatabase } from '@/tests/fixtures/database/on-database';
import { directoryIndex } from './directory-index';
import { matchDirectory } from './directory-match';
import { correctedQuestion, placesCalled } from './directory-nothing';
import { programmeWhere } from '../filters';

/** What the API calls the facets of the page, and those of their values that are called otherwise. */
const PARAMETERS: Record<FacetName, [name: string, values?: Record<string, string>]> = {
  specialisation: ['category'],
  ville: ['city'],
  etablissement: ['establishment'],
  universite: ['university'],
  type: ['kind'],
  rythme: ['rhythm'],
  langue: ['language'],
  statut: ['sector', { public: 'public', prive: 'private' }],
  frais: ['fees', { connus: 'known', gratuit: 'free' }],
  budget: ['budget'],
  candidatures: ['calls', { ouvertes: 'open' }],
  preuve: ['evidence', { verifie: 'verified', officielle: 'official' }],
};
const NOW = new Date('2026-09-02T12:00:00Z');
const TODAY = '2026-09-02';

onDatabase('facets in memory and in SQL', ({ db }) => {
  before(async () => {
    await seedOnce(db);
    const free = await db.programme.findFirstOrThrow({
      where: { ...publishedWhere(NOW), feeAmount: null },
    });
    await db.programme.update({ where: { id: free.id }, data: { feeFree: true } });
    const [a, b, c] = await db.programme.findMany({
      where: { ...publishedWhere(NOW), feeAmount: null, feeFree: false },
      take: 3,
    });
    const fees = { feeYear: 2026, feeAmount: 20_000 };
    for (const [row, data] of [
      [a, { ...fees, feePer: 'an', semesters: 3 }],
      [b, { ...fees, feePer: 'semestre', semesters: 3 }],
      [c, { ...fees, feePer: 'an' }],
    ] as const) {
      await db.programme.update({ where: { id: row?.id }, data });
    }
    const open = await db.programme.findFirstOrThrow({
      where: {
        AND: [
          publishedWhere(NOW),
          programmeWhere(listQueries.programmes.parse({ calls: 'open' }), [], NOW),
        ],
      },
    });
    await db.programme.update({ where: { id: open.id }, data: { status: 'suspendu' } });
  });

  test('each count of the first masters is what the API finds', async () => {
    const rows = await readDirectoryRows(NOW, db);
    const index = directoryIndex(rows, TODAY);
    const { entries, facets } = matchDirectory(index, { q: '', facets: {}, tri: 'fiches' }, TODAY);
    assert.equal(entries.length, await db.programme.count({ where: publishedWhere(NOW) }));
    let compared = 0;
    for (const [facet, offered] of Object.entries(facets) as [FacetName, typeof facets.ville][]) {
      const [name, values] = PARAMETERS[facet];
      assert.ok(offered.length > 0, facet);
      for (const { value, count } of offered) {
        // What is not known is no filter of the API.
        if (value === UNKNOWN_COST) continue;
        const query = listQueries.programmes.parse({ [name]: values?.[value] ?? value });
        const where = { AND: [publishedWhere(NOW), programmeWhere(query, rows.rules, NOW)] };
        assert.equal(await db.programme.count({ where }), count, `${facet}=${value}`);
        compared += 1;
      }
    }
    assert.ok(compared > 80);
    const budgets = facets.budget.map(({ value }) => value);
    assert.deepEqual(budgets, ['0', '20000', '60000', '100000', '150000', '200000', UNKNOWN_COST]);
  });

  test('without the rule of gratuity only what a source says is free', async () => {
    const rows = await readDirectoryRows(NOW, db);
    const free = (rules: typeof rows.rules) =>
      directoryIndex({ ...rows, rules }, TODAY).entries.filter(({ cost }) => cost === 0).length;
    const bySource = await db.programme.count({ where: { ...publishedWhere(NOW), feeFree: true } });
    assert.equal(free(rows.rules.filter(({ field }) => field !== 'feeFree')), bySource);
    assert.ok(free(rows.rules) > bySource);
  });

  test('words find the first masters as people mean them', async () => {
    const index = directoryIndex(await readDirectoryRows(NOW, db), TODAY);
    const find = (q: string) =>
      matchDirectory(index, { q, facets: {}, tri: 'pertinence' }, TODAY).entries;
    const texts = (q: string) => find(q).map(({ text }) => text);
    for (const [q, has] of [
      ['ia', /intelligence artificiel|\bia\b/],
      ['mba casa', /\bmba\b.*casablanca/],
      ['hassan 2', /hassan ii /],
      ['gestion rh', /gestion.*(?:ressources humaines|\brh\b)|ressources humaines.*gestion/],
      ['temps aménagé', /temps amenage/],
      ['القانون', /droit/],
      ['cca casa', /\bcca\b.*casablanca|comptabilite.*casablanca/],
    ] as const) {
      assert.ok(texts(q).length > 0, q);
      for (const text of texts(q)) assert.match(text, has, `${q}: ${text}`);
    }
    for (const text of texts('it')) assert.match(text, /\bits?\b/, 'not inside of words');
    assert.ok(find('est').length < 60, 'nor is EST what ends with est');
    assert.equal(correctedQuestion(index, 'marrakehc'), 'marrakech');
    for (const q of ['encg settat', 'ENCG Settat', 'Settat']) {
      assert.equal(correctedQuestion(index, q), undefined, q);
    }
    const [place, ...others] = placesCalled(index, 'encg settat');
    const settat = await db.establishment.findUniqueOrThrow({ where: { slug: 'encg-settat' } });
    assert.deepEqual([place, others], [settat.id, []]);
  });
});
