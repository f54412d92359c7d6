import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formStamp } from '@/lib/process/signature';
import { FASTEST_SECONDS } from '@/lib/entities/plain/contact-rules';
import { filledAgain, senderIn } from './posted-form';

const secondsOf = (fields: Record<string, string>) => senderIn(new URLSearchParams(fields)).seconds;
const HASTE = { path: 'seconds', message: 'Envoyé trop vite' };

test('what came faster than anybody writes is told by the script, or by the second sending', (t) => {
  t.mock.timers.enable({ apis: ['Date'] });
  for (const secondes of ['', '1', '-5', '1e9', 'NaN', '9'.repeat(20)]) {
    assert.ok(secondsOf({ secondes }) < FASTEST_SECONDS, secondes);
  }
  assert.equal(secondsOf({ secondes: '12.5' }), 12.5);
  assert.equal(secondsOf({ secondes: '', moment: formStamp(Date.now() - 4000) }), 4);
});

test('a hasty form is shown to be read again, and one with a fault to be corrected', () => {
  const again = (...issues: (typeof HASTE)[]) =>
    filledAgain({ status: 422, issues }, new URLSearchParams(), ['what']);
  const hasty = again(HASTE);
  assert.deepEqual([hasty.status, hasty.form.outcome], [200, 'review']);
  const faulty = again(
    HASTE,
    { path: 'what', message: 'Vide' },
    { path: 'what', message: 'Court' },
  );
  assert.deepEqual([faulty.status, faulty.form.outcome], [422, 'invalid']);
  assert.equal(faulty.form.errors.what, 'Vide');
});

test('nothing typed is lost, and an end of line counts as one sign', () => {
  const form = new URLSearchParams({ what: 'Une\r\nautre', other: 'x' });
  const { values } = filledAgain({ status: 429 }, form, ['what', 'email']).form;
  assert.deepEqual(values, { what: 'Une\nautre', email: '' });
});
