import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError } from '@/components/admin/api/call-api';
import { failureText, lineReader } from './import-outcome';

test('each line is read once, when all of it has come', () => {
  const read = lineReader();
  assert.deepEqual(read('{"a":1}\n{"b"'), ['{"a":1}']);
  assert.deepEqual(read('{"a":1}\n{"b":2}\n{"c":3}\n'), ['{"b":2}', '{"c":3}']);
  assert.deepEqual(read('{"a":1}\n{"b":2}\n{"c":3}\n'), []);
});

test('a failure is told in words, and a lost connection does not claim that nothing was done', () => {
  const said = (status: number, body: string) => failureText(new ApiError(status, body), 'check');
  assert.equal(said(422, '{"message":"Line 3: no"}'), 'Line 3: no');
  assert.match(said(413, '{"message":"The body is too large"}'), /16 MB/);
  assert.equal(said(502, '<html>'), 'The server refused the file (502)');
  assert.match(failureText(new TypeError('cut'), 'import'), /not known whether/);
});
