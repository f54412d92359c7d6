import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'node-html-parser';
import { dayOf } from '@/lib/french/dates';
import { bringStaff } from '../../fixtures/data/rows';
import { DAY, ahead } from '../../fixtures/running/moments';

const site = process.env.TEST_SITE_URL ?? '';
const { create } = await bringStaff();
const PUBLISHED = '2026-01-01T00:00:00Z';
const inDays = (days: number) => dayOf(ahead(days * DAY)) ?? '';
const YEAR = new Date().getUTCFullYear();
const OPEN = {
  ...{ academicYear: `${YEAR}-${YEAR + 1}`, opensOn: null, closesOn: inDays(20) },
  applyUrl: null,
};

async function school(extra: object = {}) {
  const university = await create('universities');
  const place = await create('establishments', { ...extra, universityId: university.id });
  return { id: place.id, path: `/universites/${university.slug}/${place.slug}` };
}

async function read(path: string) {
  const text = await (await fetch(site + path)).text();
  return { text, root: parse(text), main: parse(text).querySelector('main')?.text ?? '' };
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
  const establishmentId = partial.id;
  const years = { academicYear: `${YEAR - 1}-${YEAR}`, opensOn: null };
  const past = await create('calls', { ...years, establishmentId, closesOn: inDays(-300) });
  const text = (await read('/candidatures.ics')).text.replaceAll('\r\n ', '');
  assert.ok(text.includes(`UID:avis-${past.id}@`));
  assert.match(text, /Pour : Audit\./);
});
