import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isMachine, refusesTracking } from './visitor';

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
