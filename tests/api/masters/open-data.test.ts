import assert from 'node:assert/strict';
import { bringStaff } from '../../fixtures/data/rows';
import { test } from 'node:test';
import { parse } from 'csv-parse/sync';
import { parse as parseHtml } from 'node-html-parser';
import { choiceValues, labelOf } from '@/lib/entities/choices';
import { capitalised, frenchSpaces } from '@/lib/french/typography';
import { samples } from '../../fixtures/data/samples';
import { xmlFaults } from '../../seo/xml-faults';

const { admin, visitor, db, create } = await bringStaff();
const HOSTILE = '=HYPERLINK("https://x.example","<b>&") ]]> </script>';
const published = { publishedAt: '2026-01-01T00:00:00Z' };
type Row = Record<string, unknown> & { id: string };
const category = await create('categories');
const subject = { categoryIds: [category.id] };
const master = await create('programmes', { ...published, ...subject, name: HOSTILE });
await create('programmes', { ...subject, publishedAt: null, name: 'Un brouillon' });
const json = async () =>
  (await (await visitor.get('/masters.json')).json()) as {
    nombre: number;
    masters: Row[];
    avis: Row[];
  };
const csv = async () => {
  const text = await (await visitor.get('/masters.csv')).text();
  return parse(text, { columns: true, bom: true, relax_column_count: false }) as Record<
    string,
    string
  >[];
};

test('both files have every published master with its sources, and no draft or note', async () => {
  const where = { publishedAt: { not: null } };
  const published = await db.programme.findMany({ where, select: { id: true } });
  const idsOf = (list: { id?: string }[]) => list.map(({ id }) => id).toSorted();
  const [file, rows] = [await json(), await csv()];
  assert.equal(file.nombre, published.length);
  for (const list of [file.masters, rows]) assert.deepEqual(idsOf(list), idsOf(published));
  const own = file.masters.find(({ id }) => id === master.id);
  const row = rows.find(({ id }) => id === master.id);
  assert.deepEqual([own?.nom, row?.nom], [HOSTILE, `'${HOSTILE}`], 'no formula in a table');
  assert.equal((own?.sources as Row[])[0]?.url, row?.source1_url);
  assert.equal(row?.frais_dh, '14000');
  assert.ok(!JSON.stringify([file, rows]).includes('Une note interne'));
  const known = new Set(file.avis.map(({ id }) => id));
  const named = file.masters.flatMap(({ avis }) => avis as string[]);
  assert.ok(named.length > 0);
  for (const id of named) assert.ok(known.has(id), id);
});

test('the page names every field of the files', async () => {
  const page = await (await visitor.get('/masters/donnees')).text();
  const [{ masters }, [row = {}]] = [await json(), await csv()];
  const [fact = {}] = (masters[0]?.faits ?? []) as Row[];
  const names = [...Object.keys(masters[0] ?? {}), ...Object.keys(row), ...Object.keys(fact)]
    .map((name) => name.replace(/^(?:avis|source\d+)_/, ''))
    .filter((name) => !['licence', 'a_citer', 'sources', 'avis', 'faits'].includes(name));
  for (const name of names) assert.ok(page.includes(`<code>${name}</code>`), name);
});

test('a file is sent once to those who have it, packed to those who can unpack it', async () => {
  const first = await visitor.get('/masters.json', { headers: { 'accept-encoding': 'gzip' } });
  assert.equal(first.headers.get('content-encoding'), 'gzip');
  await first.arrayBuffer();
  const tag = (await visitor.get('/masters.json')).headers.get('etag') ?? '';
  const same = await visitor.get('/masters.json', { headers: { 'if-none-match': tag } });
  assert.deepEqual([same.status, await same.text()], [304, '']);
  const plain = await visitor.get('/masters.json', { headers: { 'accept-encoding': 'identity' } });
  assert.equal(plain.headers.get('content-encoding'), null);
  assert.equal(((await plain.json()) as { nombre: number }).nombre > 0, true);
  await admin.put(`/api/admin/categories/${category.id}`, {
    ...samples.categories(),
    slug: category.slug,
    name: 'Renommée',
  });
  const next = await visitor.get('/masters.json', { headers: { 'if-none-match': tag } });
  assert.equal(next.status, 200);
  assert.match(await next.text(), /Renommée/);
  assert.equal((await visitor.post('/masters.json', {})).status, 405);
});

test('feeds are well-formed, and tell of one specialisation alone when asked', async () => {
  const own = `/specialisations/${category.slug}/masters/feed.xml`;
  for (const path of ['/masters/feed.xml', own, '/feed.xml']) {
    const answer = await visitor.get(path);
    assert.match(answer.headers.get('content-type') ?? '', /^application\/atom\+xml/);
    const feed = await answer.text();
    assert.deepEqual(xmlFaults(feed), [], path);
    assert.ok(!feed.includes('Un brouillon') && !feed.includes('Une note interne'));
    if (path === own) {
      // Calls of its school are told as well, whoever made them.
      const ids = [...feed.matchAll(/<id>urn:uuid:([^<]+)/g)].map(([, id = '']) => id);
      const masters = await db.programme.findMany({ where: { id: { in: ids } } });
      assert.deepEqual(
        masters.map(({ id }) => id),
        [master.id],
      );
    }
  }
  assert.equal((await visitor.get('/specialisations/nulle-part/masters/feed.xml')).status, 404);
  const page = await (await visitor.get(`/specialisations/${category.slug}`)).text();
  assert.ok(page.includes(`${own}"`));
});

test('the page counts as many facts of each state and kind as the files have', async () => {
  const [draft, gone] = [await create('programmes'), await create('programmes', published)];
  const succession = { ...published, succession: 'remplace' };
  await create('programmes', { ...succession, formerId: draft.id });
  await create('programmes', { ...succession, formerId: gone.id });
  const silent = await create('programmes', { ...published, feeNote: null });
  const { facts, ...values } = (await (
    await admin.get(`/api/admin/programmes/${silent.id}`)
  ).json()) as { facts: { source: object }[] };
  const other = { field: 'feeNote', value: 'Hors frais de dossier.', source: facts[0]?.source };
  const { id: _, ...input } = { id: '', ...values, facts: [...facts, other] };
  const saved = await admin.put(`/api/admin/programmes/${silent.id}`, input);
  assert.equal(saved.status, 200, await saved.clone().text());
  assert.equal((await admin.delete(`/api/admin/programmes/${gone.id}`)).status, 200);

  const living = (await json()).masters.flatMap(({ faits }) => {
    const said = (faits as Row[]).filter(({ jusqu_au }) => jusqu_au === null);
    return [...Map.groupBy(said, ({ champ }) => champ).values()];
  });
  const page = parseHtml(await (await visitor.get('/masters/donnees')).text());
  const counted = Object.fromEntries(
    page
      .querySelectorAll('[aria-labelledby="faits"] .facts > div')
      .map((row) => row.querySelectorAll('dt, dd').map(({ text }) => text))
      .map(([name = '', count = '']) => [name, Number(count.replace(/\D/g, ''))]),
  );
  for (const state of choiceValues('factState')) {
    const some = living.filter((said) => said[0]?.etat === state);
    assert.equal(counted[capitalised(labelOf('factState', state))], some.length, state);
  }
  for (const kind of choiceValues('sourceKind')) {
    const some = living.flat().filter((fact) => fact.source_nature === kind);
    const name = frenchSpaces(capitalised(labelOf('sourceKind', kind)));
    assert.equal(counted[name], some.length, kind);
  }
  assert.ok(counted.Contredit, 'what stands beside an empty field is counted');
});
