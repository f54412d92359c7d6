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
    'connect ENOENT /tmp/guide-db-a/.s.PGSQL.5432',
  ]) {
    assert.equal(
      databaseError(new Error('x', { cause: new Error(message) }))?.status,
      503,
      message,
    );
  }
  assert.equal(isUnreachable(new Error('something of ours')), false);
});

test('what Prisma’s adapter says at the end of a transaction is a 503', () => {
  for (const kind of ['ConnectionClosed', 'DatabaseNotReachable', 'SocketTimeout']) {
    assert.equal(databaseError(new Error(kind, { cause: { kind } }))?.status, 503, kind);
  }
  const ours = new Error('TableDoesNotExist', { cause: { kind: 'TableDoesNotExist' } });
  assert.equal(databaseError(ours), undefined);
});

test('the constraint that was broken names the field, whatever else the error tells', () => {
  const issuesOf = (code: string, index: string) => {
    const cause = {
      kind: 'odd',
      constraint: { index },
      originalMessage: 'slug city_id category_id',
    };
    const meta = { modelName: 'Slug', driverAdapterError: new Error('said', { cause }) };
    const known = databaseError(Object.assign(new Error('x'), { code, meta }));
    return [known?.status, known?.details.issues?.map(({ path }) => path)];
  };
  assert.deepEqual(issuesOf('P2002', 'cities_slug_key'), [409, ['slug']]);
  assert.deepEqual(issuesOf('P2002', 'users_email_key'), [409, ['email']]);
  assert.deepEqual(issuesOf('P2003', 'articles_category_id_fkey'), [422, ['categoryId']]);
  assert.deepEqual(issuesOf('P2003', 'articles_university_id_fkey'), [422, ['universityId']]);
  assert.deepEqual(issuesOf('P2003', 'universities_city_id_fkey'), [422, ['cityId']]);
});

test('a file that is missing is a fault of ours', () => {
  const error = Object.assign(new Error("ENOENT: no such file or directory, open 'x'"), {
    code: 'ENOENT',
  });
  assert.equal(databaseError(error), undefined);
});

test('what PostgreSQL says of itself is a 503: a full disk, no room for more, a lock, a shutdown', () => {
  for (const originalCode of ['53100', '53200', '53300', '55P03', '57014', '57P01', '57P02']) {
    const said = new Error('said', { cause: { kind: 'postgres', originalCode } });
    const error = Object.assign(new Error('Invalid `prisma.city.create()` invocation'), {
      code: 'P2039',
      meta: { modelName: 'City', driverAdapterError: said },
    });
    assert.equal(databaseError(error)?.status, 503, originalCode);
  }
  const odd = { driverAdapterError: new Error('said', { cause: { originalCode: '42P01' } }) };
  assert.equal(databaseError(Object.assign(new Error('x'), { meta: odd })), undefined);
});
