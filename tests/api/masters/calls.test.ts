import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { type HTMLElement, parse } from 'node-html-parser';
import { dayOf, todayInMorocco } from '@/lib/french/dates';
import { bringStaff } from '../../fixtures/data/rows';
import { DAY, ahead } from '../../fixtures/running/moments';
import { onOneDay } from '../../fixtures/running/while-it-lasts';
import { htmlBudget, weighPage } from '../../fixtures/site/page-weight';

const site = process.env.TEST_SITE_URL ?? '';
const { create, admins: admin } = await bringStaff();
const PUBLISHED = '2026-01-01T00:00:00Z';
const YEAR = Number(todayInMorocco().slice(0, 4));
const inDays = (days: number) => dayOf(ahead(days * DAY)) ?? '';
const THIS_YEAR = { academicYear: `${YEAR}-${YEAR + 1}`, opensOn: null };
const LAST_YEAR = { academicYear: `${YEAR - 1}-${YEAR}`, opensOn: null };
const OPEN = { ...THIS_YEAR, closesOn: inDays(20), applyUrl: null };

async function school(extra: object = {}) {
  const university = await create('universities');
  const place = await create('establishments', { ...extra, universityId: university.id });
  return { id: place.id, path: `/universites/${university.slug}/${place.slug}` };
}

async function read(path: string) {
  const text = await (await fetch(site + path)).text();
  const root = parse(text);
  return { text, root, main: root.querySelector('main')?.text ?? '' };
}

const whole = await school({ applyUrl: 'https://postuler.example.org/' });
const master = { establishmentId: whole.id, publishedAt: PUBLISHED };
const running = await create('programmes', { ...master, applyUrl: null });
const apart = await create('programmes', { ...master, applyUrl: 'https://a-part.example.org/' });
const suspended = await create('programmes', { ...master, status: 'suspendu' });
await create('calls', { ...OPEN, establishmentId: whole.id });
const partial = await school();
const place = { establishmentId: partial.id };
const named = await create('programmes', { ...place, name: 'Audit', publishedAt: PUBLISHED });
await create('calls', { ...OPEN, ...place, programmeIds: [named.id] });
const hidden = await school();
const draft = await create('programmes', { establishmentId: hidden.id, publishedAt: null });
const drafts = { establishmentId: hidden.id, programmeIds: [draft.id] };
const hiddenCall = await create('calls', { ...OPEN, ...drafts });

test('a call for all is not for a master that takes nobody', async () => {
  const open = await read(`/masters/${running.slug}`);
  assert.match(open.main, /Candidatures ouvertes/);
  assert.match(open.text, /"applicationDeadline"/);
  const closed = await read(`/masters/${suspended.slug}`);
  assert.doesNotMatch(closed.main, /Candidatures ouvertes|Candidater/);
  assert.match(closed.main, /Recrutement suspendu, selon nos sources/);
  assert.doesNotMatch(closed.text, /"applicationDeadline"/);
  const { root } = await read(whole.path);
  const cards = root.querySelectorAll('main article').map(({ text }) => text);
  assert.equal(cards.filter((text) => text.includes('Recrutement suspendu')).length, 1);
  const list = await read(`/masters/selection?m=${suspended.slug}`);
  assert.match(list.main, /Recrutement suspendu/);
  assert.doesNotMatch(list.main, /Candidatures ouvertes|Déposer la candidature/);
});

test('a call that names only a master that takes nobody is not shown as open', async () => {
  const place = await school();
  const at = { establishmentId: place.id };
  const stopped = { ...at, publishedAt: PUBLISHED, status: 'suspendu' };
  const named = await create('programmes', stopped);
  await create('calls', { ...OPEN, ...at, programmeIds: [named.id] });
  assert.doesNotMatch((await read(place.path)).main, /Candidatures ouvertes/);
  for (const path of ['/candidatures', '/candidatures.ics', '/calendrier']) {
    assert.ok(!(await read(path)).text.includes(place.path), path);
  }
});

test('where a call names no platform, the one of the master or else of its establishment is linked', async () => {
  for (const path of [`/masters/${running.slug}`, whole.path, '/candidatures']) {
    const { root } = await read(path);
    assert.ok(root.querySelector('main a[href="https://postuler.example.org/"]'), path);
  }
  const list = await read(`/masters/selection?m=${running.slug}`);
  assert.ok(list.root.querySelector('.checklist a[href="https://postuler.example.org/"]'));
  const own = (await read(`/masters/${apart.slug}`)).root;
  assert.ok(own.querySelector('main a[href="https://a-part.example.org/"]'));
  assert.equal(own.querySelector('main a[href="https://postuler.example.org/"]'), null);
});

test('a call that names masters says so, and one that names drafts alone is not shown', async () => {
  assert.match((await read(partial.path)).main, /Cet avis concerne «\s?Audit\s?»/);
  assert.match((await read(hidden.path)).main, /Aucun avis de candidature recensé/);
  const calls = (await read('/candidatures')).root;
  const linked = (path: string) => calls.querySelector(`main a[href$="${path}"]`) !== null;
  assert.deepEqual([linked(partial.path), linked(hidden.path)], [true, false]);
  for (const path of ['/candidatures.ics', '/masters/feed.xml', '/masters.json']) {
    const { text } = await read(path);
    assert.ok(!text.includes(hidden.path) && !text.includes(hiddenCall.slug), path);
  }
});

test('the calendar has the closings of the last twelve months, so that it is never empty', async () => {
  const over = { ...LAST_YEAR, establishmentId: partial.id, closesOn: inDays(-300) };
  const past = await create('calls', over);
  const text = (await read('/candidatures.ics')).text.replaceAll('\r\n ', '');
  assert.ok(text.includes(`UID:avis-${past.id}@`));
  assert.match(text, /Pour : Audit\./);
});

const mark = randomUUID().slice(0, 8);
const lines = async (query: string) =>
  (await read(`/candidatures${query}`)).root.querySelectorAll('main li.card');
const text = (shown: { text: string } | null | undefined) =>
  (shown?.text ?? '').replace(/\s+/g, ' ');

const city = await create('cities', { name: `Ville ${mark}` });
const university = await create('universities', { name: `Université ${mark}` });
const at = { universityId: university.id, cityId: city.id };
const open = await create('establishments', { ...at, acronym: `ENX ${mark}` });
const over = await create('establishments', { ...at, acronym: `FSX ${mark}` });
await create('calls', { ...THIS_YEAR, establishmentId: open.id, closesOn: inDays(5) });
await create('calls', { ...LAST_YEAR, establishmentId: over.id, closesOn: inDays(-40) });

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

test('words that nothing answers lead on, however long and in whatever script they are', async () => {
  const { root } = await read('/candidatures?q=zzzzzz');
  assert.ok(root.querySelector('main a[href="/recherche?q=zzzzzz"]'));
  const status = async (query: string) => (await fetch(`${site}/candidatures${query}`)).status;
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
  const { root } = await read('/candidatures');
  assert.equal(root.querySelectorAll('main li.card').length, 24);
  const link = root.querySelector('main a[href="/candidatures?tout=1#liste"]');
  const [, total] = /Afficher les (\d+) établissements/.exec(text(link)) ?? [];
  assert.ok(Number(total) > 100);
  assert.ok((await lines('?tout=1')).length > 100);
  const { html } = await weighPage(site, '/candidatures?tout=1');
  assert.ok(html < htmlBudget('/candidatures'), String(html));
});

test('the picture of the season says in words what it shows', async () => {
  const { root } = await read('/candidatures');
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
  assert.equal((await read('/candidatures?etat=clos')).root.querySelector('#saison'), null);
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

test('a master whose last notice is older than the list has a calendar all the same', async () => {
  const old = await create('establishments', { ...at, acronym: `ANC ${mark}` });
  const { slug } = await create('programmes', { publishedAt: PUBLISHED, establishmentId: old.id });
  const year = { academicYear: '2019-2020', opensOn: null, closesOn: '2019-09-10' };
  await create('calls', { ...year, establishmentId: old.id });
  const { root } = await read(`/masters/${slug}`);
  const link = root.querySelector('main a[download][href*=".ics"]');
  const answer = await fetch(site + link?.getAttribute('href'));
  assert.equal(answer.status, 200);
  assert.match(await answer.text(), /Clôture des candidatures : ANC/);
});

const town = await create('universities');
const within = { universityId: town.id };
const busy = await create('establishments', { ...within, acronym: 'ENCG Pleine' });
const bare = await create('establishments', { ...within, acronym: 'ENCG Nue' });
const places = [busy, bare].map(({ slug }) => `/universites/${town.slug}/${slug}`);
const unknown = { semesters: null, officialUrl: null };
const bareMaster = { publishedAt: PUBLISHED, establishmentId: busy.id, ...unknown };
const unsaid = await create('programmes', bareMaster);
const call = await create('calls', { ...THIS_YEAR, establishmentId: busy.id, closesOn: inDays(3) });

async function closesOn(day: string | null): Promise<void> {
  const changed = { ...call.payload, closesOn: day };
  const answer = await admin.put(`/api/admin/calls/${call.id}`, changed);
  assert.equal(answer.status, 200);
}

test('the home page and the calendar show what closes next', async () => {
  await onOneDay(async (today) => {
    await closesOn(today);
    for (const path of ['/', '/calendrier']) {
      const { root } = await read(path);
      const section = root.querySelector('[aria-labelledby=clotures]');
      assert.ok(section?.querySelector(`a[href="${places[0]}"]`), path);
      assert.match(section?.text ?? '', /dernier jour/);
    }
  });
  await closesOn(inDays(3));
});

test('what closes within a week stands first among the calls, and can be asked for alone', async () => {
  const later = await school();
  await create('calls', { ...THIS_YEAR, establishmentId: later.id, closesOn: inDays(12) });
  const groups = async (query: string) => {
    const { root } = await read(`/candidatures${query}`);
    return [places[0], later.path].map((path) =>
      root.querySelectorAll(`main a[href="${path}"]`).map((link) => groupOf(link)),
    );
  };
  assert.deepEqual(await groups(''), [['etat-bientot'], ['etat-ouvert']]);
  assert.deepEqual(await groups('?etat=bientot'), [['etat-bientot'], []]);
  assert.deepEqual(await groups('?etat=ouvert'), [['etat-bientot'], ['etat-ouvert']]);
});

const groupOf = (link: HTMLElement) => link.closest('section')?.getAttribute('aria-labelledby');

test('a university lists all its establishments, with what is known of each', async () => {
  const { root } = await read(`/universites/${town.slug}`);
  const rows = root.querySelectorAll('[aria-labelledby=etablissements] li');
  const row = (path = '') => rows.find((one) => one.querySelector(`a[href="${path}"]`))?.text ?? '';
  assert.equal(rows.length, 2);
  assert.match(row(places[0]), /1\s?master recensé.*Candidatures ouvertes/);
  assert.match(row(places[1]), /Aucun master recensé.*Aucun avis de candidature recensé/);
});

test('closed calls say what is known of the next round, and the page has a feed to follow', async () => {
  const { root } = await read('/candidatures?etat=clos&tout=1');
  const closed = root.querySelector('[aria-labelledby=etat-clos]')?.text ?? '';
  assert.match(closed, /dates de l’année suivante ne sont pas publiées/);
  assert.ok(root.querySelector('main a[href="/masters/feed.xml"]'));
  const undated = root
    .querySelectorAll('[aria-labelledby=etat-clos] li')
    .map(({ text }) => /clôture non publiée/.test(text));
  assert.ok(undated.includes(true) && undated.includes(false));
  assert.ok(undated.lastIndexOf(false) < undated.indexOf(true), 'the best hint comes first');
});

test('what no source says of a master can be completed from its card', async () => {
  const { root } = await read(`/masters/${unsaid.slug}`);
  const links = root.querySelectorAll('.facts a[href^="/masters/proposer?master="]');
  const names = links.map(({ text }) => text.replace(/\s/g, ' '));
  assert.ok(names.includes('Compléter : Durée') && names.includes('Compléter : Page officielle'));
  assert.ok(links.every((link) => link.getAttribute('rel') === 'nofollow'));
});
