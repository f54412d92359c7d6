import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serverDraft } from './server-draft';

type Options = { method?: string; keepalive?: boolean };

/** Answers the read when it is told to, and notes all calls. */
function server(draft: object | null) {
  const calls: string[] = [];
  let answer = () => {};
  let fail = (_: Error) => {};
  const answered = new Promise((resolve, reject) => {
    answer = () => resolve({ draft });
    fail = reject;
  });
  const call = <T>(_: string, { method = 'GET', keepalive = false }: Options = {}) => {
    calls.push(`${method}${keepalive ? ' late' : ''}`);
    return (method === 'GET' ? answered : Promise.resolve({})) as Promise<T>;
  };
  return { calls, call, answer: () => answer(), fail: (error: Error) => fail(error) };
}
/** By the next turn everything that waits for no answer has been done. */
const later = () => new Promise(setImmediate);
const KEPT = { values: { name: 'Fès' }, basedOn: null, savedAt: '2026-01-01T00:00:00.000Z' };

test('nothing is written or removed before the server has said what it has', async () => {
  const there = server(KEPT);
  const draft = serverDraft('cities', undefined, there.call);
  void draft.read();
  draft.remove();
  await later();
  assert.deepEqual(there.calls, ['GET']);
  there.answer();
  await later();
  assert.deepEqual(there.calls, ['GET', 'DELETE late']);
});

test('what is not there is not removed', async () => {
  const there = server(null);
  const draft = serverDraft('cities', undefined, there.call);
  there.answer();
  await draft.read();
  draft.remove();
  draft.write({ values: { name: 'Fès' }, savedAt: 1 });
  draft.remove();
  await later();
  assert.deepEqual(there.calls, ['GET', 'PUT late', 'DELETE late']);
});

test('a read that failed is tried again', async () => {
  const there = server(null);
  const draft = serverDraft('cities', undefined, there.call);
  there.fail(new Error('no network'));
  await assert.rejects(draft.read());
  await assert.rejects(draft.read());
  assert.deepEqual(there.calls, ['GET', 'GET']);
});

test('only what has few enough bytes is sent when the page is left', async () => {
  const there = server(null);
  const draft = serverDraft('articles', undefined, there.call);
  for (const content of ['a'.repeat(50_000), 'é'.repeat(50_000)]) {
    draft.write({ values: { content }, savedAt: 1 });
  }
  await later();
  assert.deepEqual(there.calls, ['PUT late', 'PUT']);
});

test('a form that is opened again reads what the one before has left', async () => {
  let kept: object | null = KEPT;
  let removed = () => {};
  const removing = new Promise<void>((resolve) => (removed = resolve));
  const call = async <T>(_: string, { method = 'GET' }: Options = {}) => {
    if (method === 'DELETE') {
      await removing;
      kept = null;
    }
    return { draft: kept } as T;
  };
  const saved = serverDraft('cities', undefined, call);
  assert.equal((await saved.read())?.values.name, 'Fès');
  saved.remove();
  const opened = serverDraft('cities', undefined, call).read();
  const other = serverDraft('categories', undefined, call).read();
  assert.notEqual(await other, undefined, 'another draft waits for nothing');
  removed();
  assert.equal(await opened, undefined);
});
