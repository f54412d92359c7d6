import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TOAST_DURATION, currentToast, dismissToast, onToastChange, showToast } from './toast';

const REMOVE_DELAY = 1_000_000;

test('there is one toast at a time, and a dismissed one is removed after its delay (spec 9.5)', (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  assert.equal(TOAST_DURATION, 5000);
  let changes = 0;
  const stop = onToastChange(() => (changes += 1));
  showToast({ title: 'Un' });
  showToast({ title: 'Deux' });
  const shown = currentToast();
  assert.deepEqual([shown?.title, shown?.isOpen], ['Deux', true]);

  dismissToast((shown?.id ?? 0) - 1);
  assert.equal(currentToast()?.isOpen, true, 'the one before it is gone already');
  dismissToast(shown?.id ?? 0);
  assert.equal(currentToast()?.isOpen, false);
  context.mock.timers.tick(REMOVE_DELAY - 1);
  assert.equal(currentToast()?.title, 'Deux');
  context.mock.timers.tick(1);
  assert.equal(currentToast(), undefined);
  assert.equal(changes, 4);
  stop();
});

test('a toast that came meanwhile outlives the removal of the one before', (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  showToast({ title: 'Un' });
  dismissToast(currentToast()?.id ?? 0);
  showToast({ title: 'Deux' });
  context.mock.timers.tick(REMOVE_DELAY);
  assert.equal(currentToast()?.title, 'Deux');
});
