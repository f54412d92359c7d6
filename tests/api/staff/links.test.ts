import assert from 'node:assert/strict';
import { bringStaff } from '../../fixtures/data/rows';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { samples } from '../../fixtures/data/samples';
import { problem } from '../../fixtures/people/people';
import { MINUTE, ago } from '../../fixtures/running/moments';

const { admin, admins, db, create } = await bringStaff();

type Link = { address: string; state: string; status: number | null; triedAt: string | null };
const PATH = '/api/admin/links';

let isWell = true;
const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.writeHead(isWell && request.url !== '/missing' ? 200 : 404).end();
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const outside = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
after(async () => {
  server.close();
  await db.linkCheck.deleteMany({ where: { address: { startsWith: outside } } });
});

async function check(content: string, again = false) {
  const answer = await admin.post(PATH, { content, again });
  assert.equal(answer.status, 200);
  const { links, more } = (await answer.json()) as { links: Link[]; more: number };
  return {
    more,
    links,
    states: Object.fromEntries(links.map((link) => [link.address, link.state])),
  };
}

const textOf = (...addresses: string[]) =>
  addresses.map((address) => `[x](${address})`).join('\n\n');

test('a page of the site is there, led on to, a draft, deleted, or nothing', async () => {
  const mark = randomUUID().slice(0, 8);
  const make = async (name: string, extra = {}) => {
    const data = { ...samples.articles(), title: name, slug: `${name}-${mark}`, ...extra };
    return create('articles', data);
  };
  const publishedAt = '2026-01-05T08:00:00Z';
  const [shown, , moving, leaving] = [
    await make('la', { publishedAt }),
    await make('brouillon', { publishedAt: null }),
    await make('avant', { publishedAt }),
    await make('parti', { publishedAt }),
  ];
  const data = { ...samples.articles(), title: 'apres', slug: `apres-${mark}`, publishedAt };
  assert.equal((await admins.put(`/api/admin/articles/${moving.id}`, data)).status, 200);
  await admins.delete(`/api/admin/articles/${leaving.id}`);
  const redirected = { source: `/ancienne-${mark}`, target: '/bourses' };
  const hidden = { source: `/master-maroc/brouillon-deux-${mark}`, target: '/bourses' };
  const lost = { source: `/perdue-${mark}`, target: '/nulle-part' };
  await make('brouillon-deux', { publishedAt: null });
  await db.redirect.createMany({ data: [redirected, hidden, lost] });
  const page = (slug: string) => `/master-maroc/${slug}`;
  const expected = {
    [page(shown.slug)]: 'there',
    [page(`brouillon-${mark}`)]: 'draft',
    [page(`avant-${mark}`)]: 'moved',
    [page(`parti-${mark}`)]: 'gone',
    [page(`jamais-${mark}`)]: 'missing',
    [redirected.source]: 'moved',
    '/bourses': 'there',
    '/nulle-part': 'missing',
    '/favicon.ico': 'there',
    '/articles': 'there',
    '/bourses/': 'moved',
    [`${redirected.source}/`]: 'moved',
    '/%62ourses': 'moved',
    [hidden.source]: 'moved',
    [lost.source]: 'missing',
    '/masters?ville=rabat': 'there',
    '/masters?ville=atlantide': 'missing',
    '/media/rien-1x1.webp': 'missing',
  };
  const { states } = await check(textOf(...Object.keys(expected), '/#haut'));
  assert.deepEqual(states, { ...expected, '/': 'there' });
  const sources = [redirected, hidden, lost].map(({ source }) => source);
  await db.redirect.deleteMany({ where: { source: { in: sources } } });
});

test('another’s page is asked once, and its answer kept until it is asked again', async () => {
  const mark = randomUUID().slice(0, 8);
  const [there, missing] = [`${outside}/${mark}`, `${outside}/missing`];
  const text = textOf(there, missing);
  const first = await check(text);
  assert.deepEqual(first.states, { [there]: 'there', [missing]: 'missing' });
  assert.ok(first.links.every(({ triedAt }) => triedAt !== null));
  isWell = false;
  const second = await check(text, true);
  assert.deepEqual(second.states, first.states, 'asked again within the minute');
  await db.linkCheck.updateMany({
    where: { address: there },
    data: { triedAt: ago(2 * MINUTE) },
  });
  assert.equal((await check(text)).states[there], 'there');
  assert.equal((await check(text, true)).states[there], 'missing');
  isWell = true;
  assert.equal(asked.filter((path) => path === `/${mark}`).length, 3, 'HEAD, then HEAD and GET');
});

test('of a thousand links thirty are asked, the next time the next, and the rest is counted', async () => {
  const mark = randomUUID().slice(0, 8);
  const text = textOf(...Array.from({ length: 1000 }, (_, at) => `${outside}/${mark}/${at}`));
  const triedOf = ({ links }: { links: Link[] }) =>
    links.filter(({ triedAt }) => triedAt !== null).length;
  const first = await check(text);
  assert.equal(first.links.length, 200);
  assert.equal(first.more, 800);
  assert.equal(triedOf(first), 30);
  assert.equal(triedOf(await check(text)), 60);
});

test('only so often, and only texts that can be rendered', async () => {
  assert.equal((await admin.post(PATH, { content: 'x'.repeat(200_001) })).status, 422);
  assert.equal((await admin.post(PATH, { content: 'x', url: outside })).status, 422);
  let status = 200;
  for (let turn = 0; turn < 20 && status === 200; turn += 1) {
    const answer = await admin.post(PATH, { content: 'x' });
    status = answer.status;
    if (status === 429) assert.equal((await problem(answer)).code, 'too_many_requests');
  }
  assert.equal(status, 429);
});
