import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Gate, type Job } from './job';
import { Queue } from './queue';

const job = (name: string, expectedMs: number, after?: Gate): Job => ({
  ...{ kind: 'unit', files: [name], expectedMs, after },
});

test('the longest begins first, and what waits for something is left until that is there', async () => {
  const gate = new Gate();
  const order: string[] = [];
  const queue = new Queue([job('short', 1), job('gated', 9, gate), job('long', 5)]);
  await queue.run(1, async ({ files: [name = ''] }) => {
    order.push(name);
    if (name === 'short') setImmediate(gate.open);
  });
  assert.deepEqual(order, ['long', 'short', 'gated']);
});

test('what comes up meanwhile is next, and as many run at once as there are lanes', async () => {
  const order: string[] = [];
  let running = 0;
  let most = 0;
  const queue = new Queue([job('a', 3), job('b', 2), job('c', 1)]);
  await queue.run(2, async ({ files: [name = ''] }) => {
    most = Math.max(most, (running += 1));
    order.push(name);
    if (name === 'a') queue.add(job('rest of a', 0));
    await new Promise(setImmediate);
    running -= 1;
  });
  assert.equal(most, 2);
  assert.deepEqual(order, ['a', 'b', 'rest of a', 'c']);
});
