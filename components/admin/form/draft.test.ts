import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { gate } from '@/tests/fixtures/running/gate';
import type { FormValues } from '@/lib/entities/form-values';
import { type Draft, browserPlace, isSameAs, keepDraft, serverPlace, valuesOf } from './draft';

const draft = { values: { title: 'Un', featured: true }, savedAt: 1, basedOn: '2026-01-01' };

test('only fields that the form has come back, and only in their kind', () => {
  const current = { title: '', featured: false, slug: 's' };
  const odd = { ...draft, values: { ...draft.values, slug: true, gone: 'x' } };
  assert.deepEqual(valuesOf(odd, current), { title: 'Un', featured: true, slug: 's' });
});

test('lists come back as lists, and are compared by what they hold', () => {
  const list = [{ url: 'https://a.ma' }];
  const kept = { values: { sources: list, languages: ['fr'], title: ['no'] } };
  const current = { sources: [], languages: [], title: 'Un' };
  assert.deepEqual(valuesOf(kept, current), { sources: list, languages: ['fr'], title: 'Un' });
  assert.ok(isSameAs({ values: { sources: [{ url: 'https://a.ma' }] } }, { sources: list }));
  assert.ok(!isSameAs({ values: { sources: [] } }, { sources: list }));
});

test('what the database has put into another order is the same', () => {
  const list = [{ publisher: 'ENCG', url: 'https://a.ma', kind: 'official' }];
  const sorted = [{ url: 'https://a.ma', kind: 'official', publisher: 'ENCG' }];
  assert.ok(isSameAs({ values: { title: 'Un', sources: sorted } }, { sources: list, title: 'Un' }));
  assert.ok(!isSameAs({ values: { sources: [...sorted, ...sorted] } }, { sources: list }));
  assert.ok(!isSameAs({ values: { sources: [{ ...sorted[0], kind: 'x' }] } }, { sources: list }));
});

test('a draft that says what the form says is nothing to restore', () => {
  assert.ok(isSameAs(draft, { title: 'Un', featured: true }));
  assert.ok(!isSameAs(draft, { title: 'Deux', featured: true }));
});

function shelf(initial: Record<string, string> = {}) {
  const kept = new Map(Object.entries(initial));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

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
  const { open: removed, opened: removing } = gate();
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

mock.timers.enable({ apis: ['setTimeout'] });

/** Notes what is done there, and answers each read when it is told to. */
function place(pauseMs: number) {
  const done: string[] = [];
  let answer = (_?: Draft) => {};
  let fail = (_: Error) => {};
  return {
    pauseMs,
    done,
    read: () => {
      done.push('read');
      return new Promise<Draft | undefined>((resolve, reject) => {
        answer = resolve;
        fail = reject;
      });
    },
    write: ({ values }: Draft) => void done.push(`write ${String(values.name)}`),
    remove: () => void done.push('remove'),
    answer: async (draft?: Draft) => {
      answer(draft);
      await later();
    },
    fail: async () => {
      fail(new Error('no network'));
      await later();
    },
  };
}

const initial = { name: '' };
const draftOf = (name: string, savedAt: number): Draft => ({ values: { name }, savedAt });

function form(isAfterSave = false) {
  const [near, far] = [place(400), place(2000)];
  const offered: string[] = [];
  let values: FormValues = initial;
  const keeper = keepDraft({
    places: [near, far],
    isAfterSave,
    initial,
    current: () => ({ values, savedAt: 9 }),
    onFound: (draft, where) =>
      offered.push(`${String(draft.values.name)} ${where === near ? 'near' : 'far'}`),
  });
  const type = async (name: string) => {
    values = { name };
    keeper.keepSoon();
    mock.timers.tick(2000);
    await later();
  };
  return { near, far, offered, keeper, type };
}

/** One for which neither place has anything. */
async function emptyForm() {
  const made = form();
  await made.near.answer();
  await made.far.answer();
  return made;
}

test('what is typed is kept in both places, and not any more once it is typed back', async () => {
  const { near, far, type } = await emptyForm();
  await type('Fès');
  await type('');
  await type('');
  for (const { done } of [near, far]) assert.deepEqual(done, ['read', 'write Fès', 'remove']);
});

test('nothing is written or removed before its place has said what it has', async () => {
  const { near, far, type, keeper } = form();
  await near.answer();
  await type('Fès');
  assert.deepEqual([near.done, far.done], [['read', 'write Fès'], ['read']]);
  keeper.forget();
  await later();
  assert.deepEqual(far.done, ['read']);
  await far.answer(draftOf('Rabat', 1));
  assert.deepEqual(far.done, ['read', 'remove']);
});

test('what is not there is not removed', async () => {
  const { near, far, keeper } = await emptyForm();
  keeper.forget();
  await later();
  assert.deepEqual([near.done, far.done], [['read'], ['read']]);
});

test('a read that failed is tried again with what is typed next', async () => {
  const { near, far, type } = form();
  await near.answer();
  await far.fail();
  await type('Fès');
  await far.answer();
  assert.deepEqual(far.done, ['read', 'read', 'write Fès']);
});

test('what is offered stays where it is until somebody decides, and the other place keeps on', async () => {
  const { near, far, offered, type, keeper } = form();
  await near.answer(draftOf('Fès', 1));
  await far.answer();
  assert.deepEqual(offered, ['Fès near']);
  await type('Rabat');
  await type('');
  assert.deepEqual([near.done, far.done], [['read'], ['read', 'write Rabat']]);
  keeper.restored();
  await type('Fès et Rabat');
  assert.equal(near.done.at(-1), 'write Fès et Rabat');
  assert.equal(far.done.at(-1), 'write Fès et Rabat');
});

test('the newer of both is offered, and of two that say the same the first', async () => {
  const newer = form();
  await newer.near.answer(draftOf('Fès', 1));
  await newer.far.answer(draftOf('Rabat', 2));
  assert.deepEqual(newer.offered, ['Fès near', 'Rabat far']);
  const older = form();
  await older.near.answer(draftOf('Fès', 2));
  await older.far.answer(draftOf('Rabat', 1));
  assert.deepEqual(older.offered, ['Fès near']);
  const same = form();
  await same.near.answer(draftOf('Fès', 1));
  await same.far.answer(draftOf('Fès', 2));
  assert.deepEqual(same.offered, ['Fès near']);
});

test('what is discarded goes in both places, unless a newer one is found meanwhile', async () => {
  const both = form();
  await both.near.answer(draftOf('Fès', 1));
  await both.far.answer(draftOf('Fès', 1));
  both.keeper.discard();
  await later();
  assert.deepEqual([both.near.done.at(-1), both.far.done.at(-1)], ['remove', 'remove']);
  const newer = form();
  await newer.near.answer(draftOf('Fès', 1));
  newer.keeper.discard();
  await newer.far.answer(draftOf('Rabat', 2));
  assert.deepEqual(newer.offered, ['Fès near', 'Rabat far']);
  assert.deepEqual(newer.far.done, ['read']);
});

test('what was typed beside a discarded draft is kept', async () => {
  const { near, far, type, keeper } = form();
  await near.answer(draftOf('Fès', 1));
  await far.answer();
  await type('Rabat');
  keeper.discard();
  await later();
  mock.timers.tick(2000);
  await later();
  assert.deepEqual(near.done.slice(1), ['remove', 'write Rabat']);
  assert.equal(far.done.at(-1), 'write Rabat');
});

test('what waits is kept when the page is left, and nothing after a save', async () => {
  const { near, far, keeper } = form(true);
  keeper.flush();
  assert.deepEqual([near.done, far.done], [[], []]);
  const typed = await emptyForm();
  await typed.type('Fès');
  typed.keeper.keepSoon();
  typed.keeper.end();
  assert.deepEqual(typed.near.done, ['read', 'write Fès', 'write Fès']);
  const saved = await emptyForm();
  await saved.type('Fès');
  saved.keeper.keepSoon();
  saved.keeper.forget();
  saved.keeper.end();
  await later();
  assert.deepEqual(saved.far.done, ['read', 'write Fès', 'remove']);
});
