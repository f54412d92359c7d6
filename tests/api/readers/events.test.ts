import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { type Call, createClient, siteUnderTest } from '../../fixtures/site/client';
import { connectToSiteDatabase } from '../../fixtures/database/site-database';
import { samples } from '../../fixtures/data/samples';
import { eventually } from '../../fixtures/running/eventually';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const db = await connectToSiteDatabase();
const site = siteUnderTest();
const domain = new URL(site).host;
const { categoryId: _1, cityId: _2, universityId: _3, ...fields } = samples.articles();
const create = (data: object) => db.article.create({ data: { ...fields, ...data } as never });
const article = await create({ slug: 'un-article-lu', publishedAt: new Date('2024-01-01') });
const draft = await create({ slug: 'un-brouillon' });
after(() => db.$disconnect());

const pathOf = ({ slug }: { slug: string }) => `/master-maroc/${slug}`;

function send(payload: unknown, call: Call = {}, client = createClient()) {
  return client.send('/api/event', {
    method: 'POST',
    body: payload,
    ...call,
    headers: { 'user-agent': FIREFOX, 'content-type': 'text/plain', ...call.headers },
  });
}

const event = (name: string, path = pathOf(article)) => ({ name, url: site + path, domain });

async function total(name: string, path = pathOf(article)): Promise<number> {
  const rows = await db.dailyEvent.findMany({ where: { event: name, path } });
  return rows.reduce((sum, { count }) => sum + count, 0);
}

async function isDropped(response: Response) {
  assert.equal(response.status, 202);
  return response.headers.get('x-plausible-dropped') === '1';
}

const generation = async () =>
  /^content_generation (\d+)$/m.exec(await (await fetch(`${site}/metrics`)).text())?.[1];

test('threat 48: events for invented addresses: a name that is not there counts nowhere, whatever part of the address it is', async () => {
  const { slug, university } = await db.establishment.findFirstOrThrow({
    select: { slug: true, university: { select: { slug: true } } },
  });
  const other = await db.university.findFirstOrThrow({
    where: { slug: { not: university.slug } },
  });
  const known = `/universites/${university.slug}/${slug}`;
  const invented = [`/universites/inventee/${slug}`, `/universites/${other.slug}/${slug}`];
  for (const path of [...invented, '/villes/inventee']) await send(event('pageview', path));
  // Written together with the others, since it came later.
  await send(event('pageview', `${known}/?x=1`));
  await eventually(async () => assert.equal(await total('pageview', known), 1));
  for (const path of invented) assert.equal(await total('pageview', path), 0, path);
});

test('counts readings by day and on the article, which stays as unchanged as it was, as do all pages (spec 7.10)', async () => {
  const before = await generation();
  assert.ok(before);
  const client = createClient();
  for (let time = 0; time < 3; time += 1) await send(event('article_view'), {}, client);
  const answer = await send(event('article_like'), {}, client);
  assert.equal(answer.status, 202);
  assert.equal(await answer.text(), 'ok');
  assert.equal(answer.headers.get('set-cookie'), null);
  await eventually(async () => assert.equal(await total('article_like'), 1));
  assert.equal(await total('article_view'), 3);
  const { viewCount, likeCount, updatedAt } = await db.article.findUniqueOrThrow({
    where: { id: article.id },
  });
  assert.deepEqual({ viewCount, likeCount }, { viewCount: 3, likeCount: 1 });
  assert.deepEqual(updatedAt, article.updatedAt);
  assert.equal(await generation(), before);
});

test('takes what Plausible’s own script sends, route and custom properties included', async () => {
  const scripts = [
    { n: 'pageview', u: `${site}/bourses`, d: domain, r: null, w: 1280 },
    { n: 'pageview', v: 31, u: `${site}/bourses?utm_source=x`, d: domain, r: 'https://a.b/' },
    { n: 'pageview', u: `${site}/bourses`, d: `other.example,${domain}`, p: { theme: 'dark' } },
    { name: 'pageview', url: `${site}/bourses`, domain, props: '{"a":"b"}', referrer: '' },
  ];
  for (const payload of scripts) assert.ok(!(await isDropped(await send(payload))));
  const json = await send(event('pageview', '/bourses'), {
    headers: { 'content-type': 'application/json' },
  });
  assert.ok(!(await isDropped(json)));
  await eventually(async () => assert.equal(await total('pageview', '/bourses'), 5));
});

test('leaves out machines, refusals, other sites, unknown events and pages', async () => {
  const dropped: [unknown, Call?][] = [
    [event('article_view'), { headers: { 'user-agent': 'Googlebot/2.1' } }],
    [event('article_view'), { headers: { dnt: '1' } }],
    [{ ...event('article_view'), domain: 'evil.example' }],
    [{ ...event('article_view'), url: `https://evil.example${pathOf(article)}` }],
    [event('anything')],
    [event('article_view', '/')],
    [event('pageview', '/admin')],
  ];
  const counted = () => db.dailyEvent.findMany({ where: { event: { not: 'article_like' } } });
  const before = await counted();
  for (const [payload, call] of dropped) {
    assert.ok(await isDropped(await send(payload, call)), JSON.stringify([payload, call]));
  }
  await send(event('article_view', pathOf(draft)));
  await send(event('pageview', '/villes/nulle-part-du-tout'));
  // What counts and was sent last is written last: then nothing of the others is under way.
  const likes = await total('article_like');
  assert.ok(!(await isDropped(await send(event('article_like')))));
  await eventually(async () => assert.equal(await total('article_like'), likes + 1));
  assert.deepEqual(await counted(), before);
  const { viewCount } = await db.article.findUniqueOrThrow({ where: { id: draft.id } });
  assert.equal(viewCount, 0);
});

test('refuses what is no event, and other sites', async () => {
  assert.equal((await send({ ...event('pageview'), name: { $ne: 1 } })).status, 422);
  for (const [origin, status] of [
    ['https://evil.example', 403],
    [undefined, 202],
  ] as const) {
    assert.equal((await send(event('pageview'), { headers: { origin } })).status, status);
  }
});

test('threat 46: limits shared by neighbours, boxes and domains: a /48 likes an article as often as one address', async () => {
  const { categoryId: _1, cityId: _2, universityId: _3, ...fields } = samples.articles();
  const slug = 'un-article-aime';
  const data = { ...fields, slug, publishedAt: new Date('2024-01-01') };
  await db.article.create({ data: data as never });
  const dropped: boolean[] = [];
  for (let at = 0; at < 8; at += 1) {
    const headers = { 'x-forwarded-for': `2001:db8:77:${at}::1` };
    const liked = event('article_like', pathOf({ slug }));
    dropped.push(await isDropped(await send(liked, { headers })));
  }
  assert.deepEqual(dropped, [false, false, false, false, false, true, true, true]);
});
