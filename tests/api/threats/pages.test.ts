import assert from 'node:assert/strict';
import { bringStaff } from '../../fixtures/data/rows';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { parse } from 'node-html-parser';
import { siteUnderTest } from '../../fixtures/site/client';
import { rawAnswer } from '../../fixtures/site/raw-request';
import { samples } from '../../fixtures/data/samples';

const { admin, visitor, db, create } = await bringStaff();
const site = siteUnderTest();
const PUBLISHED = { publishedAt: '2024-01-01T00:00:00Z' };
/** A change to content, after which every page is rendered anew. */
async function forgetKept() {
  const { id } = await create('cities');
  assert.equal((await admin.delete(`/api/admin/cities/${id}`)).status, 200);
}
const textOf = async (path: string, headers = {}) => (await visitor.get(path, { headers })).text();

test('threat 4: image optimiser as a way to other machines', async (t) => {
  let connections = 0;
  const inside = createServer((socket) => {
    connections += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  t.after(() => inside.close());
  await once(inside, 'listening');
  const address = inside.address();
  const target = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/x.png`;
  const query = `url=${encodeURIComponent(target)}&w=640&q=75`;
  for (const path of [
    `/_next/image?${query}`,
    `/_next/image?${query}&${query}`,
    `/_next/image/?${query}`,
    `//_next/image?${query}`,
    `/_next%2fimage?${query}`,
    `/%5fnext/image?${query}`,
    `/_next/./image?${query}`,
    `/_next/image?url=${encodeURIComponent(target.replace('http:', ''))}&w=640&q=75`,
    `/_next/image?url=%2fmedia%2f..%2f..%2fetc%2fpasswd&w=640&q=75`,
  ]) {
    const { status, headers } = await rawAnswer(site, path);
    assert.ok([400, 404, 308].includes(status), `${path} → ${status}`);
    if (status !== 308) continue;
    assert.match(headers.location ?? '', /^\/_next(?:\/|%2F)image/);
    assert.equal((await rawAnswer(site, headers.location ?? '')).status, 404, path);
  }
  const { id, slug } = await create('articles', { ...PUBLISHED, content: `![x](${target})` });
  // As rows may still have it that are older than the refusal of http: pictures.
  await db.article.update({ where: { id }, data: { imageUrl: target } });
  for (const path of [
    `/master-maroc/${slug}`,
    `/master-maroc/${slug}/opengraph-image`,
    '/feed.xml',
    `/api/articles/slug/${slug}`,
  ]) {
    assert.equal((await visitor.get(path)).status, 200, path);
  }
  assert.equal(connections, 0);
});

test('threat 5: Host and X-Forwarded-Host poisoning reaches no page, redirect, sitemap or feed', async () => {
  const poisons: Record<string, string>[] = [
    { host: 'evil.example' },
    { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    { forwarded: 'for=1.2.3.4;host=evil.example;proto=https' },
    {
      'x-host': 'evil.example',
      'x-original-url': '//evil.example/',
      'x-rewrite-url': '/evil.example',
    },
    { 'x-forwarded-host': 'evil.example', rsc: '1' },
    { referer: 'https://evil.example/', origin: 'https://evil.example' },
  ];
  const paths = [
    ...['/', '/universites', '/villes/fes', '/articles', '/actualites/', '//villes', '/nulle-part'],
    ...['/sitemap.xml', '/sitemap/1.xml', '/feed.xml', '/robots.txt', '/manifest.webmanifest'],
    ...['/master-maroc/etudier-a-fes', '/calendrier.ics', '/api/articles?limit=1', '/newsletter'],
  ];
  for (const headers of poisons) {
    // Nothing is kept: what the poisoned request makes is what the next one gets.
    await forgetKept();
    for (const path of paths) {
      const { text, status } = await rawAnswer(site, path, { headers });
      assert.ok(status < 500, `${path} ${status}`);
      assert.doesNotMatch(text, /evil\.example/, `${path} ${JSON.stringify(headers)}`);
      const next = await rawAnswer(site, path);
      assert.doesNotMatch(next.text, /evil\.example/, `${path} after ${JSON.stringify(headers)}`);
    }
  }
  const absolute = await rawAnswer(site, 'http://evil.example/');
  assert.equal(absolute.status, 400);
  assert.doesNotMatch(absolute.text, /evil\.example/);
});

test('threat 22: script, userinfo and odd web addresses: links on pages lead to http(s), with noopener', async () => {
  const university = samples.universities();
  const websiteUrl = `https://example.org/"onmouseover="alert(1)'<b>`;
  const { id } = await create('universities', { ...university, websiteUrl });
  const odd = ['javascript:alert(1)', ' jAvAscript:alert(1)', 'data:text/html,x', 'vbscript:x'];
  const { slug } = await create('articles', {
    ...PUBLISHED,
    universityId: id,
    content:
      odd.map((url) => `[a](<${url}>) ![a](<${url}>) <${url}>`).join('\n\n') +
      '\n\n[b](https://b.example)',
  });
  for (const path of [
    `/universites/${university.slug}`,
    `/master-maroc/${slug}`,
    ...['/', '/universites', '/contact', '/plan-du-site', '/mentions-legales', '/equivalences'],
  ]) {
    const page = parse(await textOf(path));
    for (const link of page.querySelectorAll('a[href], area[href], link[href], form[action]')) {
      const href = link.getAttribute('href') ?? link.getAttribute('action') ?? '';
      assert.match(href, /^(?:https?:\/\/|\/(?!\/)|#|mailto:|tel:\+?\d+$)/, `${path}: ${href}`);
      const isForeign = /^https?:/.test(href) && !href.startsWith(`${site}/`) && href !== site;
      if (link.tagName !== 'A' || !isForeign) continue;
      assert.match(link.getAttribute('rel') ?? '', /\bnoopener\b/, `${path}: ${href}`);
    }
    assert.deepEqual(page.querySelectorAll('[onmouseover]'), []);
  }
});

test('threat 24: title that closes its script', async () => {
  const evil = `</script><script>alert(1)</script><!--<script>\u2028"]}`;
  const { slug } = await create('articles', {
    ...PUBLISHED,
    ...{ title: `Titre ${evil}`, excerpt: evil, metaDescription: evil, author: evil },
  });
  const html = await textOf(`/master-maroc/${slug}`);
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  assert.equal(blocks.length, 1);
  const graph = JSON.parse(blocks[0]?.[1] ?? '') as { '@graph': { headline?: string }[] };
  const headline = graph['@graph'].find((node) => node.headline)?.headline ?? '';
  assert.ok(headline.includes('</script><script>alert(1)</script>'), headline);
  assert.doesNotMatch(html, /<script>alert|<!--<script/);
  assert.doesNotMatch(await textOf('/feed.xml'), /<script/);
});
