import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isMachine, publicPage, refusesTracking } from './countable';

const SITE = 'https://guide.example';

test('knows the pages of the site, whatever their query or fragment', () => {
  for (const [asked, path, kind, slug] of [
    ['/', '/', 'page', ''],
    ['/#newsletter', '/', 'page', ''],
    ['/recherche?q=finance', '/recherche', 'page', ''],
    ['/universites/', '/universites', 'page', ''],
    ['/master-maroc/un-article?utm=x', '/master-maroc/un-article', 'article', 'un-article'],
    ['/villes/rabat', '/villes/rabat', 'city', 'rabat'],
    ['/universites/hassan-ii', '/universites/hassan-ii', 'university', 'hassan-ii'],
    ['/specialisations/finance', '/specialisations/finance', 'category', 'finance'],
  ] as const) {
    assert.deepEqual(publicPage(SITE + asked, SITE), { path, kind, slug }, asked);
  }
});

test('counts all that does not exist as one, and nothing of the staff', () => {
  for (const path of ['/nulle-part', '/villes/A', '/villes/a/b', '/administration']) {
    const nowhere = { path: '/404', kind: 'page', slug: '' };
    assert.deepEqual(publicPage(SITE + path, SITE), nowhere, path);
  }
  const strange = ['/admin', '/admin/articles', '/api/event', '/login/error', '/_site/x.js'];
  for (const path of strange) assert.equal(publicPage(SITE + path, SITE), undefined, path);
  const foreign = ['https://evil.example/', `${SITE}.evil.example/`];
  for (const url of ['', '/villes', ...foreign, 'x'.repeat(9)])
    assert.equal(publicPage(url, SITE), undefined, url);
  assert.equal(publicPage(`${SITE}/villes/${'a'.repeat(300)}`, SITE), undefined);
});

test('tells programs that name themselves from browsers', () => {
  const machines = [
    '',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0)',
    'facebookexternalhit/1.1',
    'curl/8.5.0',
    'python-requests/2.32',
    'Mozilla/5.0 (Linux; Android 11) Chrome/130.0 Mobile Safari/537.36 Chrome-Lighthouse',
    'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
  ];
  for (const agent of machines) assert.ok(isMachine(agent), agent);
  assert.ok(isMachine(null));
  const browsers = [
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 14; CUBOT X70) AppleWebKit/537.36 Chrome/130.0 Mobile',
  ];
  for (const agent of browsers) assert.ok(!isMachine(agent), agent);
});

test('respects Do Not Track and Global Privacy Control', () => {
  assert.ok(refusesTracking(new Headers({ DNT: '1' })));
  assert.ok(refusesTracking(new Headers({ 'Sec-GPC': '1' })));
  assert.ok(!refusesTracking(new Headers({ DNT: '0' })));
  assert.ok(!refusesTracking(new Headers()));
});
