import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { untilRefused } from '../../fixtures/running/until-refused';
import { startSiteWithMail } from '../../fixtures/site/site-with-mail';

const { site, db, mailbox, client, send } = await startSiteWithMail();
await db.digestSettings.create({ data: { isOn: true } });
await db.category.createMany({
  data: ['finance', 'droit'].map((slug) => ({ slug, name: `Sujet ${slug}` })),
});
await db.city.create({ data: { slug: 'fes', name: 'Fès' } });

const rowOf = (email: string) =>
  db.newsletterSubscriber.findUniqueOrThrow({
    where: { email },
    include: { categories: { include: { category: true } }, cities: true },
  });
const slugsOf = async (email: string) =>
  (await rowOf(email)).categories.map(({ category }) => category.slug).toSorted();

const linkIn = (text: string, path: string) =>
  new RegExp(`${site.url}(${path}\\?jeton=\\S+)`).exec(text)?.[1] ?? '';

async function confirmLink(email: string, subjects: string[]): Promise<string> {
  const arriving = mailbox.nextFor(email);
  const answer = await client().post('/api/newsletter/subscribe', { email, subjects });
  assert.deepEqual([answer.status, await answer.json()], [200, { success: true }]);
  return linkIn((await arriving).text ?? '', '/newsletter/confirmer');
}

async function letter(subject: string, state: 'sent' | 'paused'): Promise<string> {
  const at = new Date();
  const dates = { sendAt: at, startedAt: at, endedAt: state === 'sent' ? at : null };
  const data = { subject, state, html: '<p>x</p>', plain: 'x', ...dates };
  return (await db.letter.create({ data, select: { id: true } })).id;
}

/** Somebody who has chosen and confirmed, and the link of their letters. */
async function reader(subjects: string[] = []): Promise<{ email: string; link: string }> {
  const email = `lectrice-${randomUUID()}@example.org`;
  const asked = await confirmLink(email, subjects);
  const arriving = mailbox.nextFor(email);
  const form = new URLSearchParams(subjects.map((subject) => ['sujet', subject])).toString();
  const confirmed = await send(asked.replace('confirmer', 'confirmation'), form);
  assert.match(confirmed.headers.get('location') ?? '', /etat=confirme/);
  const link = linkIn((await arriving).text ?? '', '/newsletter/preferences');
  assert.ok(link && !link.includes(email));
  return { email, link };
}

test('subjects are offered while there is a digest, and count with the click that confirms', async () => {
  assert.match(await (await client().get('/newsletter')).text(), /value="s-finance"/);
  const email = `lectrice-${randomUUID()}@example.org`;
  const asked = await confirmLink(email, ['s-finance', 'candidatures', 's-inconnue']);
  const { subjectsAt, wantsCalls } = await rowOf(email);
  assert.deepEqual([subjectsAt, wantsCalls], [null, false], 'nothing before the click');
  const page = await (await client().get(asked)).text();
  assert.match(page, /<input[^>]*checked=""[^>]*value="s-finance"/);
  assert.doesNotMatch(page, /<input[^>]*checked=""[^>]*value="v-fes"/);
  await send(
    asked.replace('confirmer', 'confirmation'),
    'sujet=s-finance&sujet=v-fes&sujet=s-rien',
  );
  const row = await rowOf(email);
  assert.deepEqual(await slugsOf(email), ['finance']);
  assert.deepEqual([row.cities.length, row.wantsCalls], [1, false]);
  assert.ok(row.subjectsAt);
});

test('whoever writes somebody else’s address into the form changes nothing of theirs', async () => {
  const { email } = await reader(['s-finance']);
  const before = await rowOf(email);
  const answer = await client().post('/api/newsletter/subscribe', { email, subjects: ['s-droit'] });
  assert.equal(answer.status, 200);
  await send(
    '/newsletter/inscription',
    new URLSearchParams({ email, sujet: 's-droit' }).toString(),
  );
  assert.deepEqual(await rowOf(email), before);
});

test('what is no subject, and more than twenty, are refused beside the boxes', async () => {
  const many = Array.from({ length: 21 }, (_, n) => `s-sujet-${n}`);
  for (const subjects of [['finance'], ['s-Finance'], ['x'], [7], many]) {
    const body = { email: 'a@example.org', subjects };
    assert.equal((await client().post('/api/newsletter/subscribe', body)).status, 422);
  }
  const form = new URLSearchParams(many.map((one) => ['sujet', one]));
  form.set('email', 'a@example.org');
  const refused = await send('/newsletter/inscription', form.toString());
  assert.equal(refused.status, 422);
  assert.match(await refused.text(), /figurent ci-dessous\.[^]*Choisissez 20 sujets au plus/);
  assert.equal(await db.newsletterSubscriber.count({ where: { email: 'a@example.org' } }), 0);
});

test('the link shows all that is kept, to nobody else, in no cache and no log', async () => {
  const { email, link } = await reader(['s-finance', 'candidatures']);
  const { id } = await rowOf(email);
  const letterId = await letter('La lettre de mars', 'sent');
  await db.letterRecipient.create({ data: { letterId, subscriberId: id, state: 'sent' } });
  const answer = await client().get(link);
  assert.equal(answer.status, 200);
  assert.equal(answer.headers.get('cache-control'), 'private, no-store');
  assert.equal(answer.headers.get('set-cookie'), null);
  const page = await answer.text();
  const told = [email, 'La lettre de mars', 'Sujet finance', 'candidatures ouvertes', 'noindex'];
  for (const one of told) assert.ok(page.includes(one), one);
  assert.ok(!page.includes(`src="/_next`));
  const token = /jeton=([^&]+)/.exec(link)?.[1] ?? 'none';
  assert.ok(!site.output().includes(token) && !site.output().includes(email));
  const { link: own } = await reader();
  const ownId = /jeton=([^.]+)/.exec(own)?.[1] ?? '';
  for (const wrong of [`${link}x`, own.replace(ownId, id), '/newsletter/preferences']) {
    const refused = await client().get(wrong);
    assert.equal(refused.status, 404, wrong);
    assert.ok(!(await refused.text()).includes(email));
  }
  assert.ok(!(await (await client().get('/newsletter/preferences/page')).text()).includes(email));
});

test('subjects are changed by the link, and left with the newsletter', async () => {
  const { email, link } = await reader(['s-finance']);
  const foreign = await send(link, 'sujet=s-droit', { origin: 'https://evil.example' });
  assert.equal(foreign.status, 403);
  assert.deepEqual(await slugsOf(email), ['finance']);
  const saved = await send(link, 'sujet=s-droit&sujet=s-finance');
  assert.equal(saved.status, 303);
  const done = saved.headers.get('location') ?? '';
  assert.match(await (await client().get(done)).text(), /Préférences enregistrées/);
  assert.deepEqual(await slugsOf(email), ['droit', 'finance']);
  assert.equal((await send(link, 'sujet=rien')).status, 422);
  await send(link, '');
  assert.deepEqual(await slugsOf(email), []);
  assert.equal((await rowOf(email)).subjectsAt, null);
  await send(link, 'sujet=s-droit');
  const page = await (await client().get(link)).text();
  const leave = /action="(\/newsletter\/desinscription[^"]+)"/.exec(page)?.[1] ?? '';
  assert.match((await send(leave, '')).headers.get('location') ?? '', /etat=desinscrit/);
  const row = await rowOf(email);
  assert.deepEqual([row.active, row.categories.length, row.subjectsAt], [false, 0, null]);
  const late = await send(link, 'sujet=s-droit');
  assert.equal(late.status, 409);
  assert.match(await late.text(), /Cette adresse est désinscrite/);
  assert.deepEqual(await slugsOf(email), [], 'who left is asked nothing any more');
});

test('erasing takes the row and what was to be sent, and its link says so from then on', async () => {
  const { email, link } = await reader(['s-finance']);
  const { id } = await rowOf(email);
  const letterId = await letter('Effacement', 'sent');
  const pausedId = await letter('En pause', 'paused');
  await db.letterRecipient.createMany({
    data: [
      { letterId, subscriberId: id, state: 'failed', reason: '452 Full' },
      { letterId: pausedId, subscriberId: id },
    ],
  });
  const unsure = await send(link, 'action=effacer');
  assert.equal(unsure.status, 422);
  assert.match(await unsure.text(), /Cochez la case pour confirmer/);
  const erased = await send(link, 'action=effacer&accord=oui');
  const done = erased.headers.get('location') ?? '';
  const told = await (await client().get(done)).text();
  assert.match(told, /Données effacées/);
  assert.match(told, /pour la newsletter\u202F; plus rien ne vous sera envoyé/);
  assert.equal(await db.newsletterSubscriber.count({ where: { email } }), 0);
  const left = await db.letterRecipient.findMany({
    where: { letterId: { in: [letterId, pausedId] } },
  });
  assert.deepEqual(
    left.map(({ state, subscriberId, reason }) => [state, subscriberId, reason]),
    [['failed', null, null]],
  );
  const gone = await client().get(link);
  assert.equal(gone.status, 410);
  assert.match(await gone.text(), /Nous ne conservons plus aucune donnée liée à cette adresse/);
  assert.equal((await send(link, 'sujet=s-droit')).status, 410);
});

const press = (link: string, raw: string) => send(link.replace('confirmer', 'confirmation'), raw);
const pageOf = async (path: string) => (await client().get(path)).text();

/** Somebody who has not confirmed, and the link of the mail that asks for it. */
async function asked(subjects: string[] = []): Promise<{ email: string; link: string }> {
  const email = `lectrice-${randomUUID()}@example.org`;
  return { email, link: await confirmLink(email, subjects) };
}

test('what no box of ours sends is refused as any other subject, and never searched for', async () => {
  const { email, link } = await asked();
  for (const raw of ['s-%00', 'v-%00', `s-${'x'.repeat(5000)}`]) {
    const posted = `email=a%40example.org&sujet=${raw}&sujet=s-finance`;
    for (const answer of [
      await send('/newsletter/inscription', posted),
      await press(link, posted),
    ]) {
      assert.equal(answer.status, 422, raw.slice(0, 5));
      const page = await answer.text();
      assert.match(page, /Sujet inconnu/);
      assert.match(page, /<input[^>]*checked=""[^>]*value="s-finance"/, 'what is one stays ticked');
    }
    assert.equal((await client().get(`${link}&sujets=${raw.slice(0, 200)}`)).status, 200);
  }
  const welcome = mailbox.nextFor(email);
  await press(link, '');
  const preferences = linkIn((await welcome).text ?? '', '/newsletter/preferences');
  assert.equal((await send(preferences, 'sujet=s-%00')).status, 422);
});

test('the mail that confirms, opened again, shows what is kept and keeps what is ticked', async () => {
  const { email, link } = await asked(['s-droit']);
  await press(link, '');
  assert.deepEqual(await slugsOf(email), []);
  const page = await pageOf(link);
  assert.match(page, /Votre inscription est déjà confirmée/);
  assert.doesNotMatch(page, /<input[^>]*checked=""/, 'what is kept, not what the mail says');
  const kept = await press(link, 'action=sujets&sujet=s-finance');
  const done = kept.headers.get('location') ?? '';
  assert.match(await pageOf(done), /Préférences enregistrées/);
  assert.deepEqual(await slugsOf(email), ['finance']);
  assert.match(await pageOf(link), /<input[^>]*checked=""[^>]*value="s-finance"/);
  await press(link, 'action=sujets');
  assert.deepEqual(await slugsOf(email), []);
});

test('a page that was open before the first click loses nothing', async () => {
  const { email, link } = await asked();
  await press(link, '');
  assert.match((await press(link, 'sujet=s-droit')).headers.get('location') ?? '', /etat=confirme/);
  assert.deepEqual(await slugsOf(email), ['droit']);
  assert.match((await press(link, '')).headers.get('location') ?? '', /etat=confirme/);
  assert.deepEqual(await slugsOf(email), ['droit'], 'clicked twice, and still there');
});

test('whoever has left is asked nothing by the mail that once confirmed', async () => {
  const { email, link } = await asked();
  await press(link, '');
  await db.newsletterSubscriber.update({ where: { email }, data: { active: false } });
  const late = await press(link, 'action=sujets&sujet=s-droit');
  assert.equal(late.headers.get('location'), '/newsletter/confirmer');
  assert.deepEqual(await slugsOf(email), []);
});

test('the mail that confirms changes subjects as often as the link of letters, and no more', async () => {
  const { link } = await asked();
  assert.deepEqual((await untilRefused(10, () => press(link, ''))).accepted, [303]);
});
