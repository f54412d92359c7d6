import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { onDatabase } from '@/tests/fixtures/database/on-database';
import { Pool } from 'pg';
import { emptyTrash } from './history-rows';

const UNTIL = new Date('2026-10-01T00:00:00.000Z');
const ACTOR = { label: 'The site' };

onDatabase('emptying the trash', ({ db, pool }) => {
  async function trashed(entity: string, deletedAt: Date): Promise<string> {
    const id = randomUUID();
    const row = { entity, actorLabel: 'x' };
    await db.trash.create({
      data: { ...row, id, deletedAt, name: 'Un nom', slug: 'un-nom', row: {} },
    });
    await db.revision.create({
      data: { ...row, id: randomUUID(), entityId: id, action: 'create', row: {} },
    });
    return id;
  }
  const left = async () => (await db.trash.findMany()).map(({ id }) => id);

  test('takes what is old enough with its revisions, and leaves a line for each', async () => {
    const old = await trashed('city', UNTIL);
    const young = await trashed('city', new Date(UNTIL.getTime() + 1));
    assert.equal(await emptyTrash({ until: UNTIL, actor: ACTOR }, pool), 1);
    assert.deepEqual(await left(), [young]);
    const revisions = await db.revision.findMany();
    const entityIds = revisions.map(({ entityId }) => entityId);
    assert.deepEqual(entityIds, [young]);
    const [line] = await db.auditEntry.findMany();
    assert.deepEqual([line?.entityId, line?.action, line?.actorId], [old, 'purge', null]);
    assert.deepEqual(line?.changes, { name: { before: 'Un nom', after: null } });
    assert.equal(await emptyTrash({ until: UNTIL, actor: ACTOR }, pool), 0);
  });

  test('takes many in parts, so that no statement takes long', async () => {
    const row = { entity: 'category', actorLabel: 'x', name: 'Un nom', slug: 'un-nom', row: {} };
    const rows = Array.from({ length: 120 }, () => ({
      ...row,
      id: randomUUID(),
      deletedAt: UNTIL,
    }));
    await db.trash.createMany({ data: rows });
    const parts: (number | null)[] = [];
    const counting = {
      async query(text: string, values: unknown[]) {
        const done = await pool.query(text, values);
        parts.push(done.rowCount);
        return done;
      },
    } as Pick<Pool, 'query'>;
    const asked = { until: UNTIL, entity: 'category', actor: ACTOR };
    assert.equal(await emptyTrash(asked, counting), 120);
    assert.deepEqual(parts, [50, 50, 20]);
  });

  test('takes one kind alone when it is asked for', async () => {
    const before = await left();
    const article = await trashed('article', UNTIL);
    await trashed('city', UNTIL);
    await emptyTrash({ until: UNTIL, entity: 'city', actor: ACTOR }, pool);
    assert.deepEqual((await left()).toSorted(), [...before, article].toSorted());
  });
});
