import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { htmlPage, startServer } from '@/tests/fixtures/site/site-server';
import { bumpGeneration } from '@/lib/front/freshness/generation';

describe('the server and what it keeps', () => {
  let site: Awaited<ReturnType<typeof startServer>>;
  before(async () => {
    site = await startServer({
      pages: {
        '/master-maroc/brouillon': (request, response) =>
          htmlPage('<h1>Brouillon</h1>', request.headers.cookie ? 200 : 404)(request, response),
        '/master-maroc/-': htmlPage('<h1>Article non trouvé</h1>', 404),
      },
    });
  });
  after(() => site.stop());
  beforeEach(() => {
    bumpGeneration();
    site.asked.length = 0;
  });

  test('a public page is rendered once and sent with every header of the list', async () => {
    const first = await site.send('/');
    const second = await site.send('/');
    assert.equal(site.asked.length, 1);
    assert.equal(first.body, second.body);
    assert.equal(second.status, 200);
    assert.equal(second.headers['cache-control'], 'public, max-age=0, must-revalidate');
    assert.match(String(second.headers['content-security-policy']), /^default-src 'none'/);
    for (const name of ['x-content-type-options', 'referrer-policy', 'permissions-policy']) {
      assert.ok(second.headers[name], name);
    }
    for (const name of ['x-powered-by', 'set-cookie'])
      assert.equal(second.headers[name], undefined);
    assert.notEqual(first.headers['x-request-id'], second.headers['x-request-id']);
  });

  test('HEAD has the same head and no body; a known tag gets 304', async () => {
    const page = await site.send('/');
    const head = await site.send('/', { method: 'HEAD' });
    assert.equal(head.body, '');
    assert.equal(head.headers['content-length'], page.headers['content-length']);
    const again = await site.send('/', { headers: { 'If-None-Match': String(page.headers.etag) } });
    assert.equal(again.status, 304);
    assert.equal(again.body, '');
    assert.ok(again.headers['content-security-policy']);
  });

  test('the first HEAD makes the page that the first GET gets', async () => {
    await site.send('/', { method: 'HEAD' });
    assert.match((await site.send('/')).body, /<h1>200 page/);
    assert.equal(site.asked.length, 1);
  });

  test('no request can change what the next one gets', async () => {
    const clean = await site.send('/universites');
    const names = [
      'rsc',
      'x-forwarded-host',
      'x-matched-path',
      'accept',
      'cookie',
      'range',
      'x-invoke-path',
    ];
    const rest = ({ headers }: typeof clean) => ({ ...headers, date: '', 'x-request-id': '' });
    for (const name of names) {
      for (const path of ['/universites', '/universites?x=1', '//universites', '/%75niversites']) {
        for (const method of ['GET', 'HEAD', 'POST', 'TRACE']) {
          // Nothing is kept: what this one makes is what the next one gets.
          bumpGeneration();
          await site.send(path, { method, headers: { [name]: 'evil' } });
          const after = await site.send('/universites');
          const what = `${method} ${path} with ${name}`;
          assert.equal(after.body, clean.body, what);
          assert.deepEqual(rest(after), rest(clean), what);
        }
      }
    }
  });

  const session = 'next-auth.session-token=0af76519-16cd-43dd-8448-eb211c80319c';

  test('who asks for the data of a page of readers gets the page', async () => {
    const page = await site.send('/');
    const asking = { RSC: '1', 'Next-Router-Prefetch': '1', 'Next-Router-State-Tree': '["",{}]' };
    assert.equal((await site.send('/', { headers: asking })).body, page.body);
    assert.equal(site.asked.length, 1);
    for (const path of ['/recherche?q=x', '/admin']) await site.send(path, { headers: asking });
    const [, search, admin] = site.asked.map(({ headers }) => headers);
    assert.deepEqual([search?.rsc, search?.['next-router-state-tree']], [undefined, undefined]);
    assert.deepEqual([admin?.rsc, admin?.['next-router-state-tree']], ['1', '["",{}]']);
  });

  test('staff are shown an article that visitors do not find yet, and nobody else is', async () => {
    const known = await site.send('/master-maroc/connu');
    const own = await site.send('/master-maroc/connu', { headers: { Cookie: session } });
    assert.equal(own.body, known.body);
    const missing = await site.send('/master-maroc/brouillon');
    assert.equal(missing.status, 404);
    const preview = await site.send('/master-maroc/brouillon', { headers: { Cookie: session } });
    assert.equal(preview.status, 200);
    assert.equal(preview.headers['cache-control'], 'private, no-store');
    const after = await site.send('/master-maroc/brouillon');
    assert.equal(after.status, 404);
    assert.deepEqual(
      site.asked.map(({ url, headers }) => `${url} ${headers.cookie === session}`),
      [
        ...['/master-maroc/connu false', '/master-maroc/brouillon false', '/master-maroc/- false'],
        '/master-maroc/brouillon true',
      ],
    );
  });
});
