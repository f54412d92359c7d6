import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { parse } from 'node-html-parser';
import { dayOf } from '@/lib/french/dates';
import { bringStaff } from '../../fixtures/data/rows';
import { htmlBudget, weighPage } from '../../fixtures/site/page-weight';
import { DAY, ahead } from '../../fixtures/running/moments';

const site = process.env.TEST_SITE_URL ?? '';
const { create, admins: admin } = await bringStaff();
const mark = randomUUID().slice(0, 8);
const YEAR = new Date().getUTCFullYear();
const inDays = (days: number) => dayOf(ahead(days * DAY)) ?? '';
const THIS_YEAR = { academicYear: `${YEAR}-${YEAR + 1}`, opensOn: null };

const read = async (path: string) => parse(await (await fetch(site + path)).text());
const lines = async (query: string) =>
  (await read(`/candidatures${query}`)).querySelectorAll('main li.card');
const text = (shown: { text: string } | null | undefined) =>
  (shown?.text ?? '').replace(/\s+/g, ' ');

const city = await create('cities', { name: `Ville ${mark}` });
const university = await create('universities', { name: `Université ${mark}` });
const at = { universityId: university.id, cityId: city.id };
const open = await create('establishments', { ...at, acronym: `ENX ${mark}` });
const over = await create('establishments', { ...at, acronym: `FSX ${mark}` });
await create('calls', { ...THIS_YEAR, establishmentId: open.id, closesOn: inDays(5) });
const closed = { academicYear: `${YEAR - 1}-${YEAR}`, opensOn: null, closesOn: inDays(-40) };
await create('calls', { ...closed, establishmentId: over.id });

test('an establishment is found by its name, its city or its university, in one line', async () => {
  for (const words of [
    `ENX ${mark}`,
    `enx+${mark}`,
    `ENX ville ${mark}`,
    `universite ${mark} enx`,
  ]) {
    const found = await lines(`?q=${words}`);
    assert.equal(found.length, 1, words);
    assert.match(text(found[0]), /Ouvertes jusqu’au .* \(plus que 5 jours\)/);
  }
  assert.equal((await lines(`?q=${mark}&etat=clos`)).length, 1);
});

test('words that nothing answers lead on, and filters that cannot be are refused with them too', async () => {
  const root = await read('/candidatures?q=zzzzzz');
  assert.ok(root.querySelector('main a[href="/recherche?q=zzzzzz"]'));
  const status = async (query: string) => (await fetch(`${site}/candidatures${query}`)).status;
  assert.equal(await status('?q=encg&etat=jamais'), 404);
  assert.equal(await status('?q=encg&ville=nulle-part'), 404);
  assert.equal(await status('?q=encg&ville=a%00'), 404);
  assert.equal(await status('?tout=2'), 404);
  assert.equal(await status(`?q=${'a'.repeat(1000)}`), 200);
  assert.equal(await status(`?q=${'a'.repeat(10_000)}`), 414);
  assert.equal(await status('?q=%D9%85%D8%A7%D8%B3%D8%AA%D8%B1'), 200);
});

test('by city, each has one line with what closes next there, which leads to its calls', async () => {
  const [line] = (await lines('?tri=ville')).filter((one) => text(one).includes(mark));
  assert.match(text(line), new RegExp(`2 établissements ?Ouvertes jusqu’au .* : ENX ${mark}`));
  const href = line?.querySelector('a')?.getAttribute('href') ?? '';
  assert.equal(href, `/candidatures?ville=${city.slug}#liste`);
  const there = await lines(`?ville=${city.slug}`);
  assert.deepEqual(
    there.map((one) => text(one.querySelector('a'))),
    [`ENX ${mark}`, `FSX ${mark}`],
  );
});

test('a phone gets the first lines, and a link to all of them', async () => {
  const root = await read('/candidatures');
  assert.equal(root.querySelectorAll('main li.card').length, 24);
  const link = root.querySelector('main a[href="/candidatures?tout=1#liste"]');
  const [, total] = /Afficher les (\d+) établissements/.exec(text(link)) ?? [];
  assert.ok(Number(total) > 100);
  assert.ok((await lines('?tout=1')).length > 100);
  const { html } = await weighPage(site, '/candidatures?tout=1');
  assert.ok(html < htmlBudget('/candidatures'), String(html));
});

test('the picture of the season says in words what it shows', async () => {
  const root = await read('/candidatures');
  const figure = root.querySelector('[aria-labelledby=saison] figure');
  assert.match(text(figure?.querySelector('figcaption')), /clôtures datées de \d{4} sont tombées/);
  const words = figure?.querySelector('svg[role=img]')?.getAttribute('aria-label') ?? '';
  assert.match(words, /^Clôtures par semaine/);
  const told = [...words.matchAll(/, (\d+)/g)].map(([, count]) => count);
  const drawn = figure?.querySelectorAll('svg text').map((one) => one.text);
  assert.deepEqual(
    drawn?.filter((one) => /^\d+$/.test(one)),
    told,
  );
  assert.equal((await read('/candidatures?etat=clos')).querySelector('#saison'), null);
});

test('each line has the calendar of its establishment, which goes on under a new address', async () => {
  const { slug } = over;
  const [line] = await lines(`?q=FSX ${mark}`);
  const path = line?.querySelector('a[download]')?.getAttribute('href') ?? '';
  assert.equal(path, `/candidatures.ics?etablissement=${slug}`);
  const file = await (await fetch(site + path)).text();
  const summaries = [...file.replaceAll('\r\n ', '').matchAll(/SUMMARY:(.*)/g)].map(
    ([, one]) => one,
  );
  assert.equal(summaries.length, 2);
  assert.match(summaries[0] ?? '', /^Clôture des candidatures : FSX/);
  assert.match(summaries[1] ?? '', /^Surveiller l’avis de FSX .* \(en \d{4} : clôture le /);

  const renamed = `${slug}-2`;
  await admin.put(`/api/admin/establishments/${over.id}`, { ...over.payload, slug: renamed });
  const moved = await fetch(site + path, { redirect: 'manual' });
  assert.equal(moved.status, 308);
  assert.ok(moved.headers.get('location')?.endsWith(`?etablissement=${renamed}`));
  for (const slug of ['nulle-part', 'A B']) {
    const answer = await fetch(`${site}/candidatures.ics?etablissement=${slug}`);
    assert.equal(answer.status, 404, slug);
  }
});

test('the calendar of all says where notices are to be looked for, and which days are over', async () => {
  const file = (await (await fetch(`${site}/candidatures.ics`)).text()).replaceAll('\r\n ', '');
  assert.match(file, new RegExp(`Surveiller l’avis de FSX ${mark}`));
  assert.doesNotMatch(file, new RegExp(`Surveiller l’avis d’ENX ${mark}`));
});

test('a master whose last notice is older than the list has a calendar all the same', async () => {
  const old = await create('establishments', { ...at, acronym: `ANC ${mark}` });
  const published = { publishedAt: '2026-01-01T00:00:00Z', establishmentId: old.id };
  const { slug } = await create('programmes', published);
  const year = { academicYear: '2019-2020', opensOn: null, closesOn: '2019-09-10' };
  await create('calls', { ...year, establishmentId: old.id });
  const link = (await read(`/masters/${slug}`)).querySelector('main a[download][href*=".ics"]');
  const answer = await fetch(site + link?.getAttribute('href'));
  assert.equal(answer.status, 200);
  assert.match(await answer.text(), /Clôture des candidatures : ANC/);
});
