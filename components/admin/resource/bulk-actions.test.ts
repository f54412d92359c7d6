import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError } from '@/components/admin/api/call-api';
import { refusalsIn } from './bulk-actions';

test('rows that the server refused are found by their ids, with the reason', () => {
  const rows = [
    { id: 'a', name: 'Un' },
    { id: 'b', name: 'Deux' },
  ];
  const issues = [
    { path: 'b', message: 'Has no source' },
    { path: 'gone', message: 'Is unknown here' },
  ];
  const error = new ApiError(422, JSON.stringify({ code: 'invalid', issues }));
  assert.deepEqual(refusalsIn(error, rows), [{ ...rows[1], reason: 'Has no source' }]);
  assert.deepEqual(refusalsIn(new Error('offline'), rows), []);
});
