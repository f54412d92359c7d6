import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { problem } from '../../fixtures/people/people';
import { openPostOffice } from '../../fixtures/people/post-office';
import { signIn } from '../../fixtures/people/sign-in';
import { eventually } from '../../fixtures/running/eventually';
import { createClient } from '../../fixtures/site/client';
import { startOwnSite } from '../../fixtures/site/own-site';

const PATH = '/api/admin/letters';
const DRAFT = {
  subject: 'Les dates de mars',
  preheader: 'Deux avis',
  body: 'Bonjour **à toutes**',
};

type Letter = { id: string; state: string; updatedAt: string; counts: Record<string, number> };

const office = await openPostOffice();
const site = await startOwnSite({ SMTP_URL: office.url, LETTERS_PER_MINUTE: '60000' });
const { db } = site;
const { email: adminEmail, cookie } = await signIn(db);
const admin = createClient(site.url, cookie);
after(async () => {
  await site.stop();
  await office.stop();
});

const create = async (more: object = {}) =>
  (await (await admin.post(PATH, { ...DRAFT, ...more })).json()) as Letter;
const act = (id: string, action: string, more: object = {}) =>
  admin.post(`${PATH}/${id}/act`, { action, ...more });
const read = async (id: string) => (await (await admin.get(`${PATH}/${id}`)).json()) as Letter;

test('what cannot be a letter is refused, with the field', async () => {
  for (const [change, field] of [
    [{ subject: ' ' }, 'subject'],
    [{ subject: 'a\r\nBcc: x@example.org' }, 'subject'],
    [{ body: '['.repeat(60) }, 'body'],
    [{ articleIds: ['x'] }, 'articleIds.0'],
    [{ html: '<p>' }, ''],
  ] as const) {
    const answer = await admin.post(PATH, { ...DRAFT, ...change });
    assert.equal(answer.status, 422, field);
    assert.equal((await problem(answer)).issues?.[0]?.path, field);
  }
});

describe('a letter', () => {
  test('is previewed as it goes out, with what readers can see of the chosen', async () => {
    const article = {
      title: 'Un guide',
      excerpt: 'Un extrait',
      content: 'Texte',
      author: 'A',
      metaDescription: 'Une description',
    };
    const shown = await db.article.create({
      data: { ...article, slug: 'montre', publishedAt: new Date(0) },
    });
    const hidden = await db.article.create({ data: { ...article, slug: 'cache', title: 'Caché' } });
    const chosen = { articleIds: [hidden.id, shown.id] };
    const answer = await admin.post(`${PATH}/preview`, { ...DRAFT, ...chosen });
    const { html, plain, missing } = (await answer.json()) as Record<string, string | number>;
    assert.equal(missing, 1);
    assert.match(String(html), /<strong>à toutes<\/strong>/);
    assert.ok(String(html).includes(`href="${site.url}/master-maroc/montre"`));
    assert.ok(String(plain).includes(`${site.url}/master-maroc/montre`));
    assert.ok(!String(html).includes('Caché'));
    const { id } = await create(chosen);
    const refused = await act(id, 'send');
    assert.equal(refused.status, 409);
    assert.equal((await problem(refused)).code, 'not_public');
  });

  test('is tested on oneself, and nobody else hears of it', async () => {
    await db.newsletterSubscriber.create({
      data: { email: 'lectrice@example.org', consentVersion: 'test' },
    });
    const { id } = await create({ subject: 'Un essai' });
    assert.equal((await act(id, 'test')).status, 200);
    const mail = await office.firstFor(adminEmail);
    assert.equal(mail.subject, '[Test] Un essai');
    assert.equal(office.takenFor('lectrice@example.org'), 0);
    assert.equal((await read(id)).state, 'draft');
  });

  test('waits for its time, can be taken back, and cannot be changed meanwhile', async () => {
    const { id } = await create();
    const sendAt = '9999-01-01T00:00:00.000Z';
    assert.equal((await act(id, 'send', { sendAt })).status, 200);
    assert.equal((await read(id)).state, 'scheduled');
    assert.equal((await admin.put(`${PATH}/${id}`, DRAFT)).status, 409);
    assert.equal((await admin.delete(`${PATH}/${id}`)).status, 409);
    assert.equal((await act(id, 'pause')).status, 409);
    assert.equal((await act(id, 'withdraw')).status, 200);
    assert.equal((await admin.put(`${PATH}/${id}`, DRAFT)).status, 200);
    assert.equal((await admin.delete(`${PATH}/${id}`)).status, 200);
  });

  test('goes out, and its report says to whom; what changes later does not reach it', async () => {
    const { id } = await create({ subject: 'Pour de bon' });
    assert.equal((await act(id, 'send')).status, 200);
    await eventually(async () => assert.equal((await read(id)).state, 'sent'));
    assert.deepEqual((await read(id)).counts, {
      open: 0,
      sent: 1,
      failed: 0,
      left: 0,
      unknown: 0,
      stopped: 0,
      leftSince: 0,
    });
    const report = await admin.get(`${PATH}/${id}/recipients?state=sent`);
    const [row] = (await report.json()) as { email: string; state: string }[];
    assert.deepEqual([row?.email, row?.state], ['lectrice@example.org', 'sent']);
    const { text = '' } = await office.firstFor('lectrice@example.org');
    const link = /\/newsletter\/desinscription\S+/.exec(text)?.[0] ?? '';
    const left = await createClient(site.url).send(link, {
      method: 'POST',
      raw: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: undefined },
    });
    assert.equal(left.status, 200);
    assert.equal((await read(id)).counts.leftSince, 1);
    assert.equal((await act(id, 'stop')).status, 409);
  });

  test('leaves its lines in the audit log, and no reader’s address', async () => {
    const lines = await db.auditEntry.findMany({ where: { entity: 'letter' } });
    const actions = new Set(lines.map(({ action }) => action));
    for (const action of ['create', 'update', 'send', 'withdraw', 'delete']) {
      assert.ok(actions.has(action), action);
    }
    assert.ok(!JSON.stringify(lines).includes('lectrice@'));
    assert.ok(!site.output().includes('lectrice@'));
  });
});

test('a letter that nobody has written anything into is not sent', async () => {
  const { id } = await create({ body: '' });
  assert.equal((await problem(await act(id, 'send'))).code, 'empty_letter');
});
