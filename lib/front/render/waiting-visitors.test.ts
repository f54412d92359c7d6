import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Asker, WaitingVisitors } from './render-queue';

const flooder = (network: number) => `2001:db8:1:${network.toString(16)}::/64`;
const READERS = ['192.0.2.1', '2001:db8:2:1::/64', '2001:db8:3:1::/64'];

function waiting(askers: Asker[]) {
  const visitors = new WaitingVisitors<{ asker: Asker }>(2);
  for (const asker of askers) visitors.add({ asker });
  return visitors;
}

/** Starts them one after the other, each ending before the next. */
function order(visitors: ReturnType<typeof waiting>, count: number): Asker[] {
  return Array.from({ length: count }, () => {
    const job = visitors.next();
    assert.ok(job);
    visitors.delete(job);
    return job.asker;
  });
}

test('four hundred networks of one /48 take the turns of one address', () => {
  const flood = Array.from({ length: 400 }, (_, network) => flooder(network));
  const visitors = waiting([...flood, ...READERS, ...READERS]);
  assert.equal(visitors.before('192.0.2.9'), 4);
  const first = order(visitors, 8);
  assert.deepEqual(
    first.filter((asker) => READERS.includes(asker ?? '')).length,
    6,
    'each of the readers has had both its turns',
  );
  assert.equal(visitors.size, 398);
});

test('networks of one /48 take turns among themselves', () => {
  const visitors = waiting([flooder(1), flooder(1), flooder(1), flooder(2)]);
  assert.deepEqual(order(visitors, 4), [flooder(1), flooder(2), flooder(1), flooder(1)]);
  assert.equal(visitors.size, 0);
  assert.equal(visitors.next(), undefined);
});

test('no more run at once for a /48 than its share, and for others there is room', () => {
  const visitors = waiting([]);
  for (let network = 1; network <= 4; network += 1) {
    assert.ok(visitors.mayRun(flooder(network)), String(network));
    visitors.begin(flooder(network));
  }
  assert.ok(!visitors.mayRun(flooder(5)));
  for (const reader of READERS) assert.ok(visitors.mayRun(reader), reader);
  visitors.end(flooder(2));
  assert.ok(visitors.mayRun(flooder(5)));
});

test('a network of a crowded /48 hears how many come before it', () => {
  const flood = Array.from({ length: 400 }, (_, network) => flooder(network));
  assert.equal(waiting(flood).before(flooder(401)), 400);
  assert.equal(waiting([...READERS, ...READERS]).before(flooder(401)), 3);
});
