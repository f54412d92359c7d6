import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError } from '@/components/admin/api/call-api';
import { problemsBefore, problemsOf } from './upload-panel';

const refusal = (status: number, body: object) => new ApiError(status, JSON.stringify(body));

test('a missing or too large file and a missing text are told before anything is sent', () => {
  const none = { file: undefined, alt: undefined };
  assert.deepEqual(problemsBefore({ size: 1 }, 'Une salle'), none);
  assert.deepEqual(problemsBefore({ size: 8 * 1024 * 1024 }, 'Une salle'), none);
  assert.match(problemsBefore({ size: 8 * 1024 * 1024 + 1 }, 'x').file ?? '', /8 MB/);
  assert.ok(problemsBefore(undefined, ' ').file && problemsBefore(undefined, ' ').alt);
});

test('what the server says stands at the field that it is about', () => {
  const issues = [{ path: 'file', message: 'Not a picture' }];
  assert.deepEqual(problemsOf(refusal(422, { issues })), { file: 'Not a picture', alt: undefined });
  const alt = problemsOf(refusal(422, { issues: [{ path: 'alt', message: 'Required' }] }));
  assert.deepEqual(alt, { file: undefined, alt: 'Required' });
});

test('every other failure says so at the file', () => {
  assert.match(problemsOf(refusal(413, {})).file ?? '', /8 MB/);
  assert.match(problemsOf(refusal(503, {})).file ?? '', /503/);
  assert.match(problemsOf(new TypeError('x')).file ?? '', /cut off/);
});
