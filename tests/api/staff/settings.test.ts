import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { parse } from 'node-html-parser';
import { badFields, entity, problem } from '../../fixtures/people/people';
import { signIn } from '../../fixtures/people/sign-in';
import { type Client, createClient } from '../../fixtures/site/client';
import { type OwnSite, startOwnSite } from '../../fixtures/site/own-site';

// A site of its own, because every page of it names the publisher.
const PATH = '/api/admin/settings';
const FULL = {
  publisherName: 'Éditions Atlas',
  legalForm: 'SARL, RC 123',
  address: '1, rue des Écoles\n20000 Casablanca',
  contactEmail: 'equipe@guide.example',
  phone: '+212 5 22 00 00 00',
  hostingCompany: 'Hébergeur SA, Rabat',
  publicationDirector: 'La rédaction en chef',
  cndpNumber: 'D-W-12/2026',
  socialLinks: ['https://www.linkedin.com/company/guide', 'https://mastodon.example/@guide'],
  factsLicence: 'cc0-1.0',
};
const NOTHING = { factsLicence: 'cc-by-4.0' };

let site: OwnSite;
let admin: Client;
let visitor: Client;
let db: OwnSite['db'];
before(async () => {
  site = await startOwnSite();
  db = site.db;
  visitor = createClient(site.url);
  admin = createClient(site.url, (await signIn(db)).cookie);
});
after(async () => {
  await site.stop();
});

const textOf = async (path: string) => (await visitor.get(path)).text();
const stored = async () => (await (await admin.get(PATH)).json()) as Record<string, unknown>;

test('before the first save all is unknown', async () => {
  const { updatedAt, factsLicence, socialLinks, ...others } = await stored();
  assert.deepEqual([updatedAt, factsLicence, socialLinks], [null, 'cc-by-4.0', []]);
  assert.deepEqual([...new Set(Object.values(others))], [null]);
});

test('what is saved is on every page that tells of the publisher, from the next request on', async () => {
  const paths = ['/mentions-legales', '/politique-confidentialite', '/contact', '/', '/feed.xml'];
  for (const path of paths) assert.doesNotMatch(await textOf(path), /equipe@guide|Atlas/);
  assert.match(await textOf('/contact'), /ne sont encore publiés/);
  const answer = await admin.put(PATH, FULL);
  assert.equal(answer.status, 200);
  for (const path of paths) assert.match(await textOf(path), /equipe@guide\.example/, path);
  for (const path of ['/mentions-legales', '/feed.xml', '/masters']) {
    assert.match(await textOf(path), /Éditions Atlas/, path);
  }
  const contact = parse(await textOf('/contact'));
  const form = contact.querySelector('[data-island=contact]');
  const { mailTo } = JSON.parse(form?.getAttribute('data-props') ?? '{}');
  assert.equal(mailTo, FULL.contactEmail);
  assert.ok(contact.querySelector('a[href="tel:+212522000000"]'));
  assert.match(contact.querySelector('aside')?.text ?? '', /Réponse sous 24h.*Lun-Ven 9h-17h/s);
  const links = contact.querySelectorAll('footer a[rel="noopener me"]');
  assert.deepEqual(
    links.map((link) => link.getAttribute('href')),
    FULL.socialLinks,
  );
});

test('home leads to all articles, also when none is featured', async () => {
  const link = parse(await textOf('/')).querySelector('main a[href="/articles"]');
  assert.equal(link?.text.trim(), 'Voir tous les articles');
});

test('programs read them too: organization, dataset, files', async () => {
  const home = await textOf('/');
  for (const part of [
    '"legalName":"Éditions Atlas"',
    '"address":"1, rue des Écoles, 20000 Casablanca"',
    '"telephone":"+212 5 22 00 00 00"',
    `"sameAs":${JSON.stringify(FULL.socialLinks)}`,
  ]) {
    assert.ok(home.includes(part), part);
  }
  const license = 'https://creativecommons.org/publicdomain/zero/1.0/deed.fr';
  assert.ok((await textOf('/masters/donnees')).includes(`"license":"${license}"`));
  assert.ok((await textOf('/masters.json')).includes(`"licence_url":"${license}"`));
});

test('each mistake is told beside its field, and nothing is written', async () => {
  const before = await stored();
  const wrong: [field: string, values: unknown[]][] = [
    ['contactEmail', ['a@b', ' ', 'deux mots@x.ma', 'x@y.ma\r\nBcc: z@y.ma', 3]],
    ['phone', [' ', 'appelez-nous', '+212\n5', '<b>1</b>']],
    ['publisherName', ['  ', 'x'.repeat(201), 'a\u0000b', 'a\nb']],
    ['address', [' ', 'x'.repeat(501)]],
    ['factsLicence', [null, 'mit', undefined]],
    ['socialLinks', [['javascript:alert(1)'], ['http://x.ma/'], [''], 'https://x.ma/', null]],
    ['socialLinks', [Array.from({ length: 9 }, (_, at) => `https://x.ma/${at}`)]],
    ['socialLinks', [['https://x.ma/', 'https://x.ma/']]],
    ['updatedAt', ['hier']],
  ];
  for (const [field, values] of wrong) {
    for (const value of values) {
      const answer = await admin.put(PATH, { ...FULL, [field]: value });
      assert.equal(answer.status, 422, `${field}: ${String(value)}`);
      const [path = ''] = await badFields(answer);
      assert.equal(path.split('.')[0], field);
    }
  }
  assert.equal((await admin.put(PATH, { ...FULL, other: 1 })).status, 422);
  assert.deepEqual(await stored(), before);
});

test('what is sent empty is not known, and stays null', async () => {
  const { contactEmail, phone, address } = await entity(
    await admin.put(PATH, { ...FULL, contactEmail: '', phone: '', address: '' }),
  );
  assert.deepEqual([contactEmail, phone, address], [null, null, null]);
});

test('whoever edits an older version is told, also when it was none', async () => {
  const { updatedAt } = await stored();
  for (const version of [null, '2020-01-01T00:00:00.000Z']) {
    const answer = await admin.put(PATH, { ...FULL, updatedAt: version });
    assert.equal(answer.status, 409);
    assert.equal((await problem(answer)).code, 'edited_meanwhile');
  }
  const [one, other] = await Promise.all(
    ['Un', 'Deux'].map((publisherName) => admin.put(PATH, { ...FULL, publisherName, updatedAt })),
  );
  assert.deepEqual([one?.status, other?.status].toSorted(), [200, 409]);
  await admin.put(PATH, FULL);
});

test('the log says who changed which field, and what is taken back is gone at once', async () => {
  assert.equal((await admin.put(PATH, { ...FULL, phone: null })).status, 200);
  const line = await db.auditEntry.findFirstOrThrow({
    where: { entity: 'site settings' },
    orderBy: { at: 'desc' },
  });
  assert.deepEqual(line.changes, { phone: { before: FULL.phone, after: null } });
  assert.doesNotMatch(await textOf('/contact'), /\+212|tel:/);
  assert.equal((await admin.put(PATH, NOTHING)).status, 200);
  for (const path of ['/mentions-legales', '/', '/feed.xml', '/contact']) {
    assert.doesNotMatch(await textOf(path), /Atlas|guide\.example/, path);
  }
});

test('the database keeps one row, and links that are links', async () => {
  await assert.rejects(() => db.siteSettings.create({ data: { id: 2 } }));
  for (const socialLinks of [['javascript:x'], [''], ['https://a.ma/', 'https://b.ma/ x']]) {
    await assert.rejects(() => db.siteSettings.update({ where: { id: 1 }, data: { socialLinks } }));
  }
  assert.equal(await db.siteSettings.count(), 1);
});
