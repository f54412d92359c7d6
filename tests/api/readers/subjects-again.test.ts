import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';
import { untilRefused } from '../../fixtures/running/until-refused';
import { startSiteWithMail } from '../../fixtures/site/site-with-mail';

const { site, db, mailbox, client, send } = await startSiteWithMail();
before(async () => {
  await db.digestSettings.create({ data: { isOn: true } });
  await db.category.createMany({
    data: ['finance', 'droit'].map((slug) => ({ slug, name: `Sujet ${slug}` })),
  });
});

const press = (link: string, raw: string) => send(link.replace('confirmer', 'confirmation'), raw);
const pageOf = async (path: string) => (await client().get(path)).text();
const slugsOf = async (email: string) =>
  (
    await db.newsletterSubscriber.findUniqueOrThrow({
      where: { email },
      include: { categories: { include: { category: true } } },
    })
  ).categories.map(({ category }) => category.slug);

const linkIn = (text: string, path: string) =>
  new RegExp(`${site.url}(${path}\\?jeton=\\S+)`).exec(text)?.[1] ?? '';

/** Somebody who has not confirmed, and the link of the mail that asks for it. */
async function asked(subjects: string[] = []): Promise<{ email: string; link: string }> {
  const email = `lectrice-${randomUUID()}@example.org`;
  const arriving = mailbox.nextFor(email);
  await client().post('/api/newsletter/subscribe', { email, subjects });
  return { email, link: linkIn((await arriving).text ?? '', '/newsletter/confirmer') };
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
