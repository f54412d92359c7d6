import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import type { FormValues } from '@/lib/entities/form-values';
import { type Draft, keepDraft } from './draft';

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
/** By the next turn everything that waits for no answer has been done. */
const later = () => new Promise(setImmediate);

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

test('what is typed is kept in both places, and not any more once it is typed back', async () => {
  const { near, far, type } = form();
  await near.answer();
  await far.answer();
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
  const { near, far, keeper } = form();
  await near.answer();
  await far.answer();
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
  const typed = form();
  await typed.near.answer();
  await typed.far.answer();
  await typed.type('Fès');
  typed.keeper.keepSoon();
  typed.keeper.end();
  assert.deepEqual(typed.near.done, ['read', 'write Fès', 'write Fès']);
  const saved = form();
  await saved.near.answer();
  await saved.far.answer();
  await saved.type('Fès');
  saved.keeper.keepSoon();
  saved.keeper.forget();
  saved.keeper.end();
  await later();
  assert.deepEqual(saved.far.done, ['read', 'write Fès', 'remove']);
});
