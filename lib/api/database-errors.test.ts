import assert from 'node:assert/strict';
import { test } from 'node:test';
import { databaseError, isUnreachable } from './database-errors';

test('what pg and its pool say when no connection comes about is a 503', () => {
  for (const message of [
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Connection terminated due to connection timeout',
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
  ]) {
    assert.equal(
      databaseError(new Error('x', { cause: new Error(message) }))?.status,
      503,
      message,
    );
  }
  assert.equal(isUnreachable(new Error('something of ours')), false);
});
