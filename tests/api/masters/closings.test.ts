import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type HTMLElement, parse } from 'node-html-parser';
import { dayOf, todayInMorocco } from '@/lib/french/dates';
import { bringStaff } from '../../fixtures/data/rows';
import { DAY, ahead } from '../../fixtures/running/moments';
import { onOneDay } from '../../fixtures/running/while-it-lasts';

const site = process.env.TEST_SITE_URL ?? '';
const { create, admins: admin } = await bringStaff();
const YEAR = Number(todayInMorocco().slice(0, 4));
const inDays = (days: number) => dayOf(ahead(days * DAY));
const OPEN = { academicYear: `${YEAR}-${YEAR + 1}`, opensOn: null };

const read = async (path: string) => parse(await (await fetch(site + path)).text());

const university = await create('universities');
const within = { universityId: university.id };
const busy = await create('establishments', { ...within, acronym: 'ENCG Pleine' });
const bare = await create('establishments', { ...within, acronym: 'ENCG Nue' });
const places = [busy, bare].map(({ slug }) => `/universites/${university.slug}/${slug}`);
const unknown = { semesters: null, officialUrl: null };
const published = { publishedAt: '2026-01-01T00:00:00Z', establishmentId: busy.id };
const master = await create('programmes', { ...published, ...unknown });
const call = await create('calls', { ...OPEN, establishmentId: busy.id, closesOn: inDays(3) });

async function closesOn(day: string | null): Promise<void> {
  const changed = { ...call.payload, closesOn: day };
  const answer = await admin.put(`/api/admin/calls/${call.id}`, changed);
  assert.equal(answer.status, 200);
}

test('the home page and the calendar show what closes next', async () => {
  await onOneDay(async (today) => {
    await closesOn(today);
    for (const path of ['/', '/calendrier']) {
      const root = await read(path);
      const section = root.querySelector('[aria-labelledby=clotures]');
      assert.ok(section?.querySelector(`a[href="${places[0]}"]`), path);
      assert.match(section?.text ?? '', /dernier jour/);
    }
  });
  await closesOn(inDays(3));
});

test('what closes within a week stands first among the calls, and can be asked for alone', async () => {
  const other = await create('universities');
  const place = await create('establishments', { universityId: other.id });
  await create('calls', { ...OPEN, establishmentId: place.id, closesOn: inDays(12) });
  const open = `/universites/${other.slug}/${place.slug}`;
  const groups = async (query: string) => {
    const root = await read(`/candidatures${query}`);
    return [places[0], open].map((path) =>
      root.querySelectorAll(`main a[href="${path}"]`).map((link) => groupOf(link)),
    );
  };
  assert.deepEqual(await groups(''), [['etat-bientot'], ['etat-ouvert']]);
  assert.deepEqual(await groups('?etat=bientot'), [['etat-bientot'], []]);
  assert.deepEqual(await groups('?etat=ouvert'), [['etat-bientot'], ['etat-ouvert']]);
});

const groupOf = (link: HTMLElement) => link.closest('section')?.getAttribute('aria-labelledby');

test('a university lists all its establishments, with what is known of each', async () => {
  const root = await read(`/universites/${university.slug}`);
  const rows = root.querySelectorAll('[aria-labelledby=etablissements] li');
  const row = (path = '') => rows.find((one) => one.querySelector(`a[href="${path}"]`))?.text ?? '';
  assert.equal(rows.length, 2);
  assert.match(row(places[0]), /1\s?master recensé.*Candidatures ouvertes/);
  assert.match(row(places[1]), /Aucun master recensé.*Aucun avis de candidature recensé/);
});

test('closed calls say what is known of the next round, and the page has a feed to follow', async () => {
  const root = await read('/candidatures?etat=clos&tout=1');
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
  const root = await read(`/masters/${master.slug}`);
  const links = root.querySelectorAll('.facts a[href^="/masters/proposer?master="]');
  const names = links.map(({ text }) => text.replace(/\s/g, ' '));
  assert.ok(names.includes('Compléter : Durée') && names.includes('Compléter : Page officielle'));
  assert.ok(links.every((link) => link.getAttribute('rel') === 'nofollow'));
});
