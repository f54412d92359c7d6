import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserPlace, serverPlace } from './draft';

function shelf(initial: Record<string, string> = {}) {
  const kept = new Map(Object.entries(initial));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const draft = { values: { title: 'Un', featured: true }, savedAt: 1, basedOn: '2026-01-01' };

test('a draft is found again in this browser by resource and row', async () => {
  const here = shelf();
  browserPlace('articles', 'a', here).write(draft);
  assert.deepEqual(await browserPlace('articles', 'a', here).read(), draft);
  assert.equal(await browserPlace('articles', 'b', here).read(), undefined);
  assert.equal(await browserPlace('cities', 'a', here).read(), undefined);
  browserPlace('articles', 'a', here).remove();
  assert.equal(await browserPlace('articles', 'a', here).read(), undefined);
});

test('what is no draft is none', async () => {
  for (const text of ['', '{', 'null', '{}', '{"values":1,"savedAt":1}', '[]']) {
    const here = shelf({ 'guide.draft.articles.new': text });
    assert.equal(await browserPlace('articles', undefined, here).read(), undefined);
  }
});

test('storage that throws is as good as none', () => {
  const broken = {
    ...shelf(),
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  };
  assert.doesNotThrow(() => browserPlace('articles', 'a', broken).write(draft));
});

type Options = { method?: string; keepalive?: boolean };

/** By the next turn everything that waits for no answer has been done. */
const later = () => new Promise(setImmediate);

test('only what has few enough bytes is sent when the page is left', async () => {
  const calls: string[] = [];
  const call = async <T>(_: string, { method = 'GET', keepalive = false }: Options = {}) => {
    calls.push(`${method}${keepalive ? ' late' : ''}`);
    return {} as T;
  };
  const server = serverPlace('articles', undefined, call);
  for (const content of ['a'.repeat(50_000), 'é'.repeat(50_000)]) {
    server.write({ values: { content }, savedAt: 1 });
  }
  server.remove();
  await later();
  assert.deepEqual(calls, ['PUT late', 'PUT', 'DELETE late']);
});

test('a form that is opened again reads what the one before has left on the server', async () => {
  const there = { values: { name: 'Fès' }, basedOn: null, savedAt: '2026-01-01T00:00:00.000Z' };
  let kept: object | null = there;
  let removed = () => {};
  const removing = new Promise<void>((resolve) => (removed = resolve));
  const call = async <T>(_: string, { method = 'GET' }: Options = {}) => {
    if (method === 'DELETE') {
      await removing;
      kept = null;
    }
    return { draft: kept } as T;
  };
  const saved = serverPlace('cities', undefined, call);
  assert.equal((await saved.read())?.values.name, 'Fès');
  saved.remove();
  const opened = serverPlace('cities', undefined, call).read();
  const other = serverPlace('categories', undefined, call).read();
  assert.notEqual(await other, undefined, 'another draft waits for nothing');
  removed();
  assert.equal(await opened, undefined);
});
