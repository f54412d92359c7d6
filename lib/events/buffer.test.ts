import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { type CountedEvent, bufferEvent, takeEvents } from './buffer';

const event = (path: string, count = 1): CountedEvent => ({
  day: '2026-11-21',
  event: 'pageview',
  path,
  kind: 'page',
  slug: '',
  count,
});

beforeEach(() => void takeEvents());

test('adds up what is the same and is empty once taken', () => {
  bufferEvent(event('/'));
  bufferEvent(event('/villes'));
  bufferEvent(event('/', 2));
  assert.deepEqual(takeEvents(), [event('/', 3), event('/villes')]);
  assert.deepEqual(takeEvents(), []);
});

test('has a bound that a flood of invented pages cannot pass', () => {
  for (let page = 0; page < 5000; page += 1) assert.ok(bufferEvent(event(`/${page}`)));
  assert.ok(!bufferEvent(event('/one-too-many')));
  assert.ok(bufferEvent(event('/1')), 'a page that is there already still counts');
  assert.equal(takeEvents().length, 5000);
});
