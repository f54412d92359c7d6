import assert from 'node:assert/strict';
import { type TestContext, beforeEach, describe, test } from 'node:test';
import { nextMidnightInMorocco } from '@/lib/french/dates';
import { CLIENT_AGENT } from '@/lib/process/private-headers';
import { standingClock } from '@/tests/fixtures/running/standing-clock';
import { takeEvents } from './buffer';
import { memories, noteFruitless } from './visits';

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' };
let [number, visitor] = [0, 0];
const words = () => `introuvable ${(number += 1)}`;
const newAddress = () => `192.0.2.${(visitor += 1)}`;

describe('what was looked for and not found', () => {
  beforeEach((t) => {
    // No flush takes away what a test counts, and no day ends.
    standingClock(t as TestContext);
    takeEvents();
    delete memories.fruitless.today;
  });

  let network = 0;
  const newNetwork = () => `2001:db8:${(network += 1).toString(16)}`;

  const ask = (question: string, address = newAddress(), headers: object = {}) =>
    noteFruitless(question, question, {
      headers: new Headers({ ...BROWSER, ...headers }),
      address,
    });
  const counted = () => takeEvents().map(({ event, path, count }) => ({ event, path, count }));

  test('what two visits looked for is nobody’s business, what three did is counted', async () => {
    const question = words();
    await ask(question);
    await ask(question);
    assert.deepEqual(counted(), []);
    await ask(question);
    assert.deepEqual(counted(), [{ event: 'search_fruitless', path: question, count: 3 }]);
    await ask(question);
    assert.deepEqual(counted(), [{ event: 'search_fruitless', path: question, count: 1 }]);
  });

  test('a visit that asks again and again is one', async () => {
    const question = words();
    const address = newAddress();
    for (let time = 0; time < 5; time += 1) await ask(question, address);
    await ask(question);
    assert.deepEqual(counted(), []);
  });

  test('the networks of one customer are one visit, and ask no more than one address may', async () => {
    const question = words();
    const customer = newNetwork();
    for (let one = 0; one < 5; one += 1) await ask(question, `${customer}:${one}::/64`);
    await ask(question);
    assert.deepEqual(counted(), []);

    const flooder = newNetwork();
    for (let one = 0; one < 1500; one += 1)
      await ask(words(), `${flooder}:${one.toString(16)}::/64`);
    await ask(question);
    assert.deepEqual(counted(), [{ event: 'search_fruitless', path: question, count: 3 }]);
  });

  test('whom the server in front calls a machine is one, whatever name the page is given', async () => {
    const question = words();
    for (let time = 0; time < 4; time += 1) {
      await ask(question, newAddress(), { [CLIENT_AGENT]: time % 2 ? 'Googlebot/2.1' : '' });
    }
    assert.deepEqual(counted(), []);
  });

  test('the same visits never count twice, however many other questions are asked', async () => {
    const question = words();
    const visitors = [newAddress(), newAddress(), newAddress()];
    for (const visitor of visitors) await ask(question, visitor);
    assert.equal(counted().length, 1);
    for (let time = 0; time < 1100; time += 1) await ask(words(), `203.0.113.${time}`);
    for (const visitor of visitors) await ask(question, visitor);
    assert.deepEqual(counted(), []);
  });

  test('machines, and who does not want to be counted, are not', async () => {
    const question = words();
    for (const headers of [{ 'user-agent': 'Googlebot/2.1' }, { dnt: '1' }, { 'sec-gpc': '1' }]) {
      await ask(question, newAddress(), headers);
    }
    await ask(question);
    await ask(question);
    assert.deepEqual(counted(), []);
  });

  test('what may be a number or an address of somebody is never kept', async () => {
    const personal = [
      ...[
        '06 12 34 56 78',
        '+212-612345678',
        '06 - 12 - 34 - 56 - 78',
        '٠٦١٢٣٤٥٦٧٨',
        '０６１２３４',
      ],
      ...['nom@example.org', 'nom＠example.org', 'x'.repeat(81)],
    ];
    for (const question of personal) {
      for (let time = 0; time < 4; time += 1) await ask(question);
      assert.deepEqual(counted(), [], question);
    }
  });

  test('one visit that asks for a thousand things takes nobody’s place', async () => {
    const question = words();
    await ask(question);
    await ask(question);
    const address = newAddress();
    for (let time = 0; time < 1500; time += 1) await ask(words(), address);
    await ask(question);
    assert.deepEqual(counted(), [{ event: 'search_fruitless', path: question, count: 3 }]);
  });

  test('no more than two hundred questions are kept a day, and what is kept goes on counting', async () => {
    const first = words();
    for (let visit = 0; visit < 3; visit += 1) await ask(first, `198.51.100.${visit}`);
    for (let time = 0; time < 250; time += 1) {
      const question = words();
      for (let visit = 0; visit < 3; visit += 1) await ask(question, `203.0.${time}.${visit}`);
    }
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
