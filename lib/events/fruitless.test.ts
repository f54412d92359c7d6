import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { takeEvents } from './buffer';
import { noteFruitless } from './fruitless';

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' };
let [number, visitor] = [0, 0];
const words = () => `introuvable ${(number += 1)}`;
const newAddress = () => `192.0.2.${(visitor += 1)}`;

beforeEach(() => void takeEvents());

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
  for (const question of ['06 12 34 56 78', '+212-612345678', 'nom@example.org', 'x'.repeat(81)]) {
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

test('no more than two hundred questions are kept a day', async () => {
  for (let time = 0; time < 250; time += 1) {
    const question = words();
    for (let visit = 0; visit < 4; visit += 1) await ask(question, `198.51.${time}.${visit}`);
  }
  const paths = new Set(counted().map(({ path }) => path));
  assert.ok(paths.size <= 200 && paths.size > 150, `${paths.size}`);
});
