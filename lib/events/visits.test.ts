import assert from 'node:assert/strict';
import { type TestContext, beforeEach, describe, test } from 'node:test';
import { nextMidnightInMorocco } from '@/lib/french/dates';
import { CLIENT_AGENT } from '@/lib/process/private-headers';
import { standingClock } from '@/tests/fixtures/running/standing-clock';
import { takeEvents } from './buffer';
import { memories, noteFruitless, noteMissing } from './visits';

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' };
let [number, visitor, network] = [0, 0, 0];
const words = () => `introuvable ${(number += 1)}`;
const newAddress = () => `192.0.2.${(visitor += 1)}`;
const newNetwork = () => `2001:db8:${(network += 1).toString(16)}`;
const sender = (address: string, headers: object) => ({
  headers: new Headers({ ...BROWSER, ...headers }),
  address,
});
const ask = (question: string, address = newAddress(), headers = {}) =>
  noteFruitless(question, question, sender(address, headers));
const miss = (path: string, address = newAddress(), headers = {}) =>
  noteMissing(path, sender(address, headers));
const counted = () => takeEvents().map(({ event, path, count }) => ({ event, path, count }));
const times = async (count: number, act: (at: number) => Promise<void>) => {
  for (let at = 0; at < count; at += 1) await act(at);
};

describe('what was looked for and not found', () => {
  beforeEach((t) => {
    // No flush takes away what a test counts, and no day ends.
    standingClock(t as TestContext);
    takeEvents();
    delete memories.fruitless.today;
    delete memories.missing.today;
  });

  for (const [event, what, note] of [
    ['search_fruitless', 'introuvable', ask],
    ['not_found', '/ancienne-page', miss],
  ] as const) {
    test(`${event}: what two visits met is nobody’s business, what three did is counted`, async () => {
      await times(2, () => note(what));
      assert.deepEqual(counted(), []);
      await note(what);
      assert.deepEqual(counted(), [{ event, path: what, count: 3 }]);
      await note(what);
      assert.deepEqual(counted(), [{ event, path: what, count: 1 }]);
    });

    test(`${event}: a visit that comes again and again is one`, async () => {
      const address = newAddress();
      await times(5, () => note(what, address));
      await note(what);
      assert.deepEqual(counted(), []);
    });

    test(`${event}: machines, and who does not want to be counted, are not`, async () => {
      const machines = [{ 'user-agent': 'Googlebot/2.1' }, { 'user-agent': '' }];
      // The server in front calls them so, whatever name the page is given.
      const called = ['Googlebot/2.1', ''].map((agent) => ({ [CLIENT_AGENT]: agent }));
      for (const headers of [...machines, ...called, { dnt: '1' }, { 'sec-gpc': '1' }]) {
        await note(what, newAddress(), headers);
      }
      await times(2, () => note(what));
      assert.deepEqual(counted(), []);
    });
  }

  test('the networks of one customer are one visit, and ask no more than one address may', async () => {
    const question = words();
    const customer = newNetwork();
    await times(5, (at) => ask(question, `${customer}:${at}::/64`));
    await ask(question);
    assert.deepEqual(counted(), []);

    const flooder = newNetwork();
    await times(1500, (at) => ask(words(), `${flooder}:${at.toString(16)}::/64`));
    await ask(question);
    assert.deepEqual(counted(), [{ event: 'search_fruitless', path: question, count: 3 }]);
  });

  test('the same visits never count twice, however many other questions are asked', async () => {
    const question = words();
    const visitors = [newAddress(), newAddress(), newAddress()];
    for (const visitor of visitors) await ask(question, visitor);
    assert.equal(counted().length, 1);
    await times(1100, (at) => ask(words(), `203.0.113.${at}`));
    for (const visitor of visitors) await ask(question, visitor);
    assert.deepEqual(counted(), []);
  });

  test('no question that may hold a number or an address of somebody is kept', async () => {
    const numbers = ['06 12 34 56 78', '+212-612345678', '06 - 12 - 34 - 56 - 78'];
    const signs = ['٠٦١٢٣٤٥٦٧٨', '０６１２３４', 'nom＠example.org'];
    for (const question of [...numbers, ...signs, 'nom@example.org', 'x'.repeat(81)]) {
      await times(4, () => ask(question));
      assert.deepEqual(counted(), [], question);
    }
  });

  test('no address that may tell of a person is kept, nor what no page is', async () => {
    const names = ['/profil/nom@example.org', '/profil/nom%40example.org', '/tel/0612345678'];
    const tokens = ['/reset/9f86d081884c7d65', '/t/eyJhbGciOiJIUzI1NiJ9', '/t/aBcDeFgHiJkLmN'];
    for (const path of [
      ...[...names, '/tel/06-12-34-56-78', '/x/%D9%A0%D9%A6%D9%A1%D9%A2%D9%A3%D9%A4'],
      ...[...tokens, `/${'x'.repeat(25)}`, `/${'a-'.repeat(80)}`],
      ...['/admin/x', '/api/x', '/_next/x.js', '/media/x.webp', '/.well-known/x'],
    ]) {
      await times(4, () => miss(path));
      assert.deepEqual(counted(), [], path);
    }
    for (const dest of ['image', 'empty']) {
      await times(4, () => miss('/ancienne-page', newAddress(), { 'sec-fetch-dest': dest }));
      assert.deepEqual(counted(), [], dest);
    }
    await times(3, () => miss('/ancienne-page', newAddress(), { 'sec-fetch-dest': 'document' }));
    assert.equal(counted().length, 1);
  });

  test('what former sites called their pages is kept', async () => {
    const dated = '/2024/09/12/rentree-2024';
    for (const path of [dated, '/bourses.html', '/%C3%A9coles/ENSA', '/p/1234']) {
      await times(3, () => miss(path));
      assert.equal(counted()[0]?.path, path);
    }
  });

  test('one visit that asks for a thousand things takes nobody’s place', async () => {
    const question = words();
    await times(2, () => ask(question));
    const address = newAddress();
    await times(1500, () => ask(words(), address));
    await ask(question);
    assert.deepEqual(counted(), [{ event: 'search_fruitless', path: question, count: 3 }]);
  });

  test('no more than two hundred questions are kept a day, and what is kept goes on counting', async () => {
    const first = words();
    await times(3, () => ask(first));
    await times(250, async (round) => {
      const question = words();
      await times(3, (visit) => ask(question, `203.0.${round}.${visit}`));
    });
    await ask(first);
    const all = counted();
    assert.equal(all.length, 200);
    assert.equal(all.find(({ path }) => path === first)?.count, 4);
  });

  test('who asked is forgotten when the day ends, also when nobody asks on the next', async (t) => {
    const evening = new Date('2026-11-21T22:00:00Z');
    const untilMidnight = nextMidnightInMorocco(evening).getTime() - evening.getTime();
    t.mock.timers.setTime(evening.getTime());
    await ask(words());
    t.mock.timers.tick(untilMidnight);
    assert.ok(memories.fruitless.today, 'it is midnight in Morocco, and not yet a second later');
    t.mock.timers.tick(1000);
    assert.equal(memories.fruitless.today, undefined);
  });
});
