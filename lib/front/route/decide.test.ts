import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDecide } from './decide';
import { siteRoutes } from './target';

const routes = siteRoutes(
  ['/', '/recherche', '/master-maroc/[slug]', '/admin', '/api/[resource]', '/media/[name]'],
  ['/contact/envoi', '/media/[name]', '/masters/selection.ics'],
);
const situation = {
  routes,
  isFile: (path: string) => path === '/home.png',
  isProbe: (path: string) => path === '/healthz',
  isDraining: () => false,
};

type Given = Partial<Parameters<typeof createDecide>[0]> & {
  method?: string;
  headers?: Record<string, string>;
  hasSession?: boolean;
};

function decide(
  url: string,
  { method = 'GET', headers = {}, hasSession = false, ...given }: Given = {},
) {
  return createDecide({ ...situation, ...given })({ method, url, headers }, { hasSession });
}

test('each kind of address has its own way', () => {
  for (const [url, kind] of [
    ['/%00', 'refuse'],
    ['/healthz', 'probe'],
    ['/home.png', 'file'],
    ['/', 'kept'],
    ['/master-maroc/a', 'kept'],
    ['/nulle', 'kept'],
    ['/recherche?q=x', 'pass'],
    ['/masters/selection.ics', 'kept'],
    ['/admin', 'pass'],
    ['/api/cities', 'kept'],
    ['/api/cities?q=fes', 'pass'],
    ['/_next/static/unknown.js', 'refuse'],
  ] as const) {
    assert.equal(decide(url).kind, kind, url);
  }
});

test('only what is made for one visitor waits for a turn', () => {
  const isRender = (url: string, method = 'GET') => {
    const decision = decide(url, { method });
    return decision.kind === 'pass' && decision.isRender;
  };
  assert.equal(isRender('/recherche?q=x'), true);
  assert.equal(isRender('/masters/selection.ics?m=mba-hem'), true);
  assert.equal(isRender('/api/cities?q=fes'), true);
  assert.equal(isRender('/api/cities', 'POST'), false);
  for (const url of ['/api/auth/user', '/api/nulle/part']) {
    assert.equal(isRender(url), true, url);
    assert.equal(isRender(url, 'POST'), false, url);
  }
  for (const url of ['/media/a.webp', '/contact/envoi', '/api/login', '/admin'])
    assert.equal(isRender(url), false, url);
  const own = decide('/api/admin/cities', { hasSession: true });
  assert.equal(own.kind === 'pass' && own.isRender, false);
});

test('a session matters where staff are shown more, and nowhere else', () => {
  const mayPreview = (url: string, hasSession: boolean) => {
    const decision = decide(url, { hasSession });
    return decision.kind === 'kept' && decision.mayPreview;
  };
  assert.equal(mayPreview('/master-maroc/a', true), true);
  assert.equal(mayPreview('/master-maroc/a', false), false);
  for (const url of ['/', '/nulle', '/master-maroc/Impossible']) {
    assert.equal(mayPreview(url, true), false, url);
  }
});

test('a file of another build is refused without a page', () => {
  for (const path of ['/_site/start-AAAAAAAA.js', '/_next/static/chunks/a.js']) {
    assert.deepEqual(decide(path), { kind: 'refuse', status: 404, path });
  }
});

test('a server that stops answers its probes alone; in development Next answers the rest', () => {
  const isDraining = () => true;
  assert.equal(decide('/healthz', { isDraining }).kind, 'probe');
  assert.equal(decide('/', { isDraining }).kind, 'drain');
  assert.equal(decide('/', { routes: undefined }).kind, 'develop');
});
