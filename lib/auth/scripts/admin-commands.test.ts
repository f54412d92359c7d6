import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PrismaClient } from '@/prisma/generated/client';
import { listAdmins, revokeAdmin } from './admin-commands';

/** A database with one user, who is the one admin. */
function databaseWithOneAdmin() {
  const changes: unknown[] = [];
  const user = {
    findUnique: async () => ({ id: 'the-one' }),
    updateMany: async (change: unknown) => (changes.push(change), { count: 1 }),
  };
  const tx = { user, $queryRaw: async () => [{ id: 'the-one' }] };
  const db = { user, $transaction: async (work: (given: typeof tx) => unknown) => work(tx) };
  return { db: db as unknown as PrismaClient, changes };
}

test('the last admin cannot be revoked, and nothing is written', async () => {
  const { db, changes } = databaseWithOneAdmin();
  await assert.rejects(revokeAdmin(db, 'a@b.co'), /a@b\.co is the last admin and stays one/);
  assert.deepEqual(changes, []);
});

test('a database without tables is told apart from one without admins', async () => {
  const missing = Object.assign(new Error('missing'), { code: 'P2021' });
  const db = { user: { findMany: () => Promise.reject(missing) } } as unknown as PrismaClient;
  await assert.rejects(listAdmins(db), /start the site once/);
});
