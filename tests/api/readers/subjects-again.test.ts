import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { connectPatiently } from '@/lib/db/connect/client';
import { connectToEmbedded, createOwnDatabase } from '../../fixtures/database/site-database';
import { openMailbox } from '../../fixtures/people/mailbox';
import { createClient } from '../../fixtures/site/client';
import { startSite } from '../../fixtures/site/site';

const mailbox = await openMailbox();
const isServer = process.env.TEST_DATABASE_URL !== undefined;
const url = isServer ? await createOwnDatabase(`subjects_${randomUUID()}`) : '';
const env = { SMTP_URL: mailbox.url, CONTACT_EMAIL: 'equipe@guide.example', SEED: 'none' };
const site = await startSite({ env: { ...env, DATABASE_URL: url } });
const db = isServer ? connectPatiently(url) : await connectToEmbedded(site);
after(async () => {
  await db.$disconnect();
  await site.stop();
  await mailbox.stop();
});
before(async () => {
  await db.digestSettings.create({ data: { isOn: true } });
  await db.category.createMany({
    data: ['finance', 'droit'].map((slug) => ({ slug, name: `Sujet ${slug}` })),
  });
});

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const client = () => createClient(site.url);
const send = (path: string, raw: string) =>
  client().send(path, { method: 'POST', raw, headers: FORM });
const press = (link: string, raw: string) => send(link.replace('confirmer', 'confirmation'), raw);

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
    assert.equal((await client().get(`${link}&sujets=${raw}`)).status, 200);
  }
  const welcome = mailbox.nextFor(email);
  await press(link, '');
  const preferences = linkIn((await welcome).text ?? '', '/newsletter/preferences');
  assert.equal((await send(preferences, 'sujet=s-%00')).status, 422);
});
