import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { after, before, describe, test } from 'node:test';
import { createAsk, ownHeaders } from '@/lib/front/render/ask';
import { appRoutes } from '@/lib/front/route/target';
import { startApplication } from '@/lib/front/start/application';
import { loadSettings } from '@/lib/front/start/settings';
import { markHeader, ownScripts, withoutScripts } from '@/lib/next/page';
import { formHeader } from '@/lib/process/private-headers';
import type { Questions } from '@/lib/process/ask-front';
import { startDatabase } from '@/tests/fixtures/database/test-server';
import { startCommand } from '@/tests/fixtures/site/site';

const DIST = process.env.NEXT_DIST_DIR ?? '.next';

/** Each fact about Next that the site relies on; `npm run next-canary` asks its next release. */
describe('Next', () => {
  let application: ReturnType<typeof startApplication>;
  before(async () => {
    await startCommand();
    const { PORT: port } = loadSettings(false);
    const { url: DATABASE_URL } = await startDatabase('demo');
    const answers = {} as Questions;
    const file = `${DIST}/site/application.mjs`;
    application = startApplication({ file, isDev: false, port, answers });
    await application.begin({ DATABASE_URL });
  });
  after(() => application.stop());

  const ask = async (url: string, headers: object = {}, method = 'GET') => {
    const { signal } = new AbortController();
    const identity = { siteUrl: 'http://localhost:3000', requestId: 'facts-of-next' };
    const own = ownHeaders({ ...identity, path: url, clientAddress: '192.0.2.1' });
    const all = { ...own, 'user-agent': 'guide', ...headers };
    const answer = await createAsk(application.socketPath)({ method, url, headers: all }, signal);
    return { ...answer, html: answer.body.toString(), mark: answer.mark ?? '' };
  };

  test('writes the mark on every script and preload of its own', async () => {
    for (const url of ['/', '/masters', '/contact', '/nulle-part']) {
      const { html, mark } = await ask(url);
      assert.ok(ownScripts(html, mark).length > 0, url);
      const bare = withoutScripts(html, mark);
      assert.ok('html' in bare, `${url}: ${JSON.stringify(bare).slice(0, 100)}`);
      assert.ok(bare.html.includes('<h1'), url);
    }
  });

  test('ignores a mark of another form in silence, and the page is then left whole', async () => {
    const malformed = 'no-mark!';
    const headers = { host: 'localhost:3000', 'user-agent': 'guide', ...markHeader(malformed) };
    const html = await new Promise<string>((resolve, reject) => {
      const asked = { socketPath: application.socketPath(), path: '/contact', headers };
      get(asked, (answer) => text(answer).then(resolve, reject)).on('error', reject);
    });
    assert.deepEqual(withoutScripts(html, malformed), { oddity: 'script of nobody' });
  });

  test('lets a page say its status, and answers the missing with 404', async () => {
    assert.equal((await ask('/villes/nulle-part')).status, 404);
    assert.equal((await ask('/nulle-part')).status, 404);
    assert.equal((await ask('/recherche?q=')).status, 200);
  });

  test('hands the headers of a request to pages', async () => {
    const { html } = await ask('/newsletter', formHeader({ email: 'nour@example.org' }));
    assert.match(html, /value="nour@example.org"/);
  });

  test('sends no body with HEAD', async () => {
    const { status, body } = await ask('/masters.csv', {}, 'HEAD');
    assert.deepEqual([status, body.length], [200, 0]);
  });

  test('rewrites in its own process what the middleware keeps out', async () => {
    assert.equal((await ask('/admin')).status, 401);
  });

  test('answers at the addresses that stand in app, and at no other', () => {
    const manifest = readFileSync(`${DIST}/app-path-routes-manifest.json`, 'utf8');
    const built = Object.values(JSON.parse(manifest) as Record<string, string>);
    const { pages, handlers } = appRoutes();
    const ours = built.filter((address) => !/^\/(?:_|gate\/)/.test(address));
    assert.deepEqual([...pages, ...handlers].sort(), ours.sort());
  });
});
