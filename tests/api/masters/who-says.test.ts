import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { type HTMLElement, parse as parseHtml } from 'node-html-parser';
import { htmlBudget } from '../../fixtures/site/page-weight';
import { samples } from '../../fixtures/data/samples';
import { type Entity, bringPeople, entity } from '../../fixtures/people/people';

const { admin, visitor, db } = await bringPeople();
const PATH = '/api/admin/programmes';
const PUBLISHER = 'éditeur d’essai';
let master: Entity;

const source = (publisher: string, date: string) => ({
  publisher,
  kind: 'presse',
  title: null,
  date,
  url: `https://essai.example/${randomUUID()}`,
});
const fact = (field: string, value: unknown, publisher: string, part: object = {}) => ({
  field,
  value,
  source: source(publisher, '2026-09'),
  ...part,
});

before(async () => {
  const sources = [source(PUBLISHER, '2026-09')];
  const values = { ...samples.programmes(), sources, publishedAt: '2026-01-01T00:00:00Z' };
  const posted = await admin.post(PATH, { ...values, verifiedOn: null });
  assert.equal(posted.status, 201, await posted.clone().text());
  master = await entity(posted);
  const known = (await entity(await admin.get(`${PATH}/${master.id}`))) as Entity & {
    facts: { field: string }[];
  };
  const { id: _, ...input } = known;
  const others = known.facts.filter(({ field }) => field !== 'languages');
  const answer = await admin.put(`${PATH}/${master.id}`, {
    ...input,
    facts: [
      ...others,
      fact('semesters', 2, 'un autre éditeur'),
      fact('languages', ['fr', 'en'], 'un vieil éditeur', { source: source('vieux', '2019') }),
      fact('rhythm', 'week-end', 'l’ancien avis', { endedOn: '2025-08-14', quote: 'Le samedi' }),
      fact('feeAmount', 75_001, 'un vieux tarif', { endedOn: '2020-12-31', year: '2020-2021' }),
    ],
  });
  assert.equal(answer.status, 200, await answer.clone().text());
});
after(async () => {
  await admin.delete(`${PATH}/${master.id}`);
});

const page = async (path: string) => {
  const answer = await visitor.get(path);
  assert.equal(answer.status, 200, path);
  return parseHtml(await answer.text());
};
const plain = (element: HTMLElement | null | undefined) =>
  (element?.textContent ?? '').replace(/\s+/g, ' ');
const line = (root: HTMLElement, name: string) =>
  root
    .querySelectorAll('[aria-labelledby="fiche"] .facts > div')
    .find((div) => div.querySelector('dt')?.textContent === name);

test('two sources that differ stand on the card, in the comparison and in the files', async () => {
  const card = line(await page(`/masters/${master.slug}`), 'Durée');
  assert.match(plain(card), /^Durée4 semestres.*2 semestres \(un an\), selon un autre éditeur/);
  assert.match(plain(card?.querySelector('summary')), /Qui le dit \? contredit ; d’abord selon/);
  const other = await db.programme.findFirstOrThrow({
    where: { publishedAt: { not: null }, id: { not: master.id } },
  });
  const table = await page(`/masters/comparer?m=${master.slug},${other.slug}`);
  assert.match(plain(table.querySelector('table [data-contradiction]')), /^2 semestres/);
  const csv = await (await visitor.get('/masters/faits.csv')).text();
  const rows = parse(csv, { columns: true, bom: true }) as Record<string, string>[];
  const own = rows.filter(({ id, champ }) => id === master.id && champ === 'semestres');
  assert.deepEqual(own.map(({ valeur, etat }) => [valeur, etat]).toSorted(), [
    ['2', 'contredit'],
    ['4', 'contredit'],
  ]);
});

test('a university has the same below its city and its site', async () => {
  const root = await page('/universites/ibn-tofail');
  const said = root.querySelectorAll('main .who-says summary').map(plain);
  assert.equal(said.length, 2);
  assert.match(said[0] ?? '', /Qui le dit \? selon ROR, juin 2026/);
});

test('what is past its lifetime bears its mark, and nothing unverified is called verified', async () => {
  const root = await page(`/masters/${master.slug}`);
  const summary = line(root, 'Langues')?.querySelector('summary');
  assert.match(plain(summary), /à revérifier : source de 2019, il y a environ \d+ ans/);
  const verified = root
    .querySelectorAll('[aria-labelledby="fiche"] .who-says')
    .filter((one) => /vérifié le|Vérifié par/.test(one.textContent));
  assert.deepEqual(verified.map(plain), []);
});

test('the history tells what a source no longer says, and the page of a source what it does', async () => {
  const history = await page(`/masters/${master.slug}/historique`);
  assert.match(plain(history.querySelector('main')), /Jusqu’au 14 août 2025\s*Rythme : Week-end/);
  const robots = history.querySelector('meta[name="robots"]');
  assert.match(
    robots?.getAttribute('content') ?? '',
    /noindex/,
    'the page of the master stands for it',
  );
  assert.match(plain(history.querySelector('main')), /Jusqu’en 2020\s*Frais : 75 001 DH/);
  assert.doesNotMatch(
    plain(history.querySelector('main')),
    /2020-2021/,
    'a tariff lists no master',
  );
  const { slug } = await db.source.findFirstOrThrow({
    where: { publisher: PUBLISHER, facts: { some: { programmeId: master.id } } },
  });
  const told = plain((await page(`/masters/sources/${slug}`)).querySelector('main'));
  assert.match(told, /Master d’essai, \S.*Ce qui en vient : intitulé/s);
  assert.doesNotMatch(told, /en ligne/, 'nobody looked whether it still is');
  assert.equal((await visitor.get(`/masters/sources/${randomUUID()}`)).status, 404);
});

test('past examinations stand by field and year, those from before the reform named as such', async () => {
  const root = await page('/masters/epreuves');
  const exams = root.querySelectorAll('main section:not([aria-labelledby=domaines]) li');
  assert.equal(exams.length, await db.pastExam.count());
  const texts = (selector: string) => root.querySelectorAll(`main ${selector}`).map(plain);
  const counted = texts('[aria-labelledby=domaines] li').map((field) =>
    field.replace(/ \(\d+\)$/, ''),
  );
  assert.deepEqual(['Domaines', ...counted], texts('h2'));
  const beforeReform = texts('h3').filter((year) => / avant la réforme$/.test(year));
  assert.ok(beforeReform.length > 0 && beforeReform.length < texts('h3').length);
  assert.match(plain(root), /jamais la règle en vigueur/);
  const exam = await db.pastExam.findFirstOrThrow({
    where: { isBeforeReform: true },
    include: { establishment: { include: { university: true } } },
  });
  const { slug, university } = exam.establishment;
  const place = await page(`/universites/${university.slug}/${slug}`);
  const section = plain(place.querySelector('[aria-labelledby="epreuves"]'));
  assert.match(section, /Épreuve d’avant la réforme/);
});

test('every page of a master is light, with all that it says of its sources', async () => {
  const masters = await db.programme.findMany({
    where: { publishedAt: { not: null } },
    orderBy: { facts: { _count: 'desc' } },
    take: 10,
  });
  const weights = await Promise.all(
    ['/masters', ...masters.map(({ slug }) => `/masters/${slug}`)].map(async (path) => {
      const text = await (await visitor.get(path)).text();
      return { path, weight: brotliCompressSync(text).length };
    }),
  );
  for (const { path, weight } of weights) {
    assert.ok(weight <= htmlBudget(path), `${path}: ${weight}`);
  }
});
