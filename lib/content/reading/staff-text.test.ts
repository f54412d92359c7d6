import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CostlyText } from '@/lib/markdown/markdown';
import { HttpError } from '@/lib/process/http-error';
import { staffTexts } from './staff-text';

test('a text that could not be tried is no fault of its writer, who may come again', async () => {
  const { staffTextFault, previewStaffText } = staffTexts(() =>
    Promise.reject(new Error('the process did not start')),
  );
  const isAway = (error: unknown) => {
    assert.ok(error instanceof HttpError);
    assert.equal(error.status, 503);
    assert.equal((error.cause as Error).message, 'the process did not start');
    return true;
  };
  await assert.rejects(staffTextFault('Un texte que personne n’essaie'), isAway);
  await assert.rejects(previewStaffText('Un texte que personne n’essaie'), isAway);
});

test('a text that costs too much is told so', async () => {
  const { staffTextFault } = staffTexts(() =>
    Promise.reject(new CostlyText('Takes too long to show')),
  );
  assert.equal(await staffTextFault('Un texte trop cher'), 'Takes too long to show');
});
