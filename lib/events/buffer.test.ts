import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { env } from '@/lib/env';
import { type CountedEvent, bufferEvent, droppedEvents, flushEvents, takeEvents } from './buffer';

const event = (path: string, count = 1): CountedEvent => ({
  day: '2026-11-21',
  event: 'pageview',
  path,
  kind: 'page',
  slug: '',
  count,
});

describe('events that wait to be written', () => {
  beforeEach(() => void takeEvents());

  test('adds up what is the same and is empty once taken', () => {
    bufferEvent(event('/'));
    bufferEvent(event('/villes'));
    bufferEvent(event('/', 2));
    assert.deepEqual(takeEvents(), [event('/', 3), event('/villes')]);
    assert.deepEqual(takeEvents(), []);
  });

  test('has a bound that a flood of invented pages cannot pass, and counts what found no room', () => {
    const before = droppedEvents();
    for (let page = 0; page < 5000; page += 1) assert.ok(bufferEvent(event(`/${page}`)));
    assert.equal(droppedEvents(), before);
    assert.ok(!bufferEvent(event('/one-too-many')));
    assert.ok(!bufferEvent(event('/three-too-many', 3)));
    assert.ok(bufferEvent(event('/1')), 'a page that is there already still counts');
    assert.equal(droppedEvents(), before + 4);
    assert.equal(takeEvents().length, 5000);
  });

  test('what could not be written waits, and what has no room any more counts as dropped', async () => {
    assert.equal(env().DATABASE_URL, undefined, 'no database is there');
    const before = droppedEvents();
    bufferEvent(event('/old', 2));
    bufferEvent(event('/kept', 5));
    const flushed = flushEvents();
    await Promise.resolve();
    for (let page = 0; page < 4999; page += 1) bufferEvent(event(`/${page}`));
    await flushed;
    assert.equal(droppedEvents(), before + 5);
    assert.deepEqual(
      takeEvents().filter(({ count }) => count > 1),
      [event('/old', 2)],
    );
    // Nothing waits any more, nor does the time for its next attempt.
    await flushEvents();
  });
});
