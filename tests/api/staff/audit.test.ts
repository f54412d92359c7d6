import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bringPeople, entity } from '../../fixtures/people/people';
import { samples } from '../../fixtures/data/samples';

const { admin, adminUser, member, visitor, db } = await bringPeople();
const PATH = '/api/admin/audit';
type Line = {
  id: string;
  at: string;
  actorId: string;
  action: string;
  entity: string;
  entityId: string;
  changes: Record<string, { before: unknown; after: unknown }>;
};

async function linesOf(id: string): Promise<Line[]> {
  const lines = (await (await admin.get(`${PATH}?limit=200`)).json()) as Line[];
  return lines.filter(({ entityId }) => entityId === id);
}

test('the log is for admins alone, newest first, in parts', async () => {
  assert.equal((await visitor.get(PATH)).status, 401);
  assert.equal((await member.get(PATH)).status, 403);
  await admin.delete(
    `/api/admin/cities/${(await entity(await admin.post('/api/admin/cities', samples.cities()))).id}`,
  );
  const answer = await admin.get(`${PATH}?limit=2`);
  assert.equal(answer.headers.get('cache-control'), 'private, no-store');
  assert.ok(Number(answer.headers.get('x-total-count')) >= 2);
  const lines = (await answer.json()) as Line[];
  assert.equal(lines.length, 2);
  assert.ok((lines[0]?.at ?? '') >= (lines[1]?.at ?? ''));
  assert.equal((await admin.get(`${PATH}?q=x`)).status, 422);
  for (const method of ['POST', 'PUT', 'DELETE']) {
    assert.equal((await admin.send(PATH, { method })).status, 405);
  }
});

test('every change leaves one line: who, what, and the changed fields before and after', async () => {
  const payload = samples.cities();
  const { id } = await entity(await admin.post('/api/admin/cities', payload));
  await admin.put(`/api/admin/cities/${id}`, { ...payload, name: 'Autre' });
  await admin.delete(`/api/admin/cities/${id}`);
  const lines = await linesOf(id);
  assert.deepEqual(
    lines.map(({ action }) => action),
    ['delete', 'update', 'create'],
  );
  for (const line of lines) assert.deepEqual([line.actorId, line.entity], [adminUser.id, 'city']);
  assert.deepEqual(lines[1]?.changes, { name: { before: payload.name, after: 'Autre' } });
  assert.deepEqual(lines[0]?.changes.slug, { before: payload.slug, after: null });
});

test('long texts are cut and say so', async () => {
  const payload = { ...samples.articles(), content: `${'x'.repeat(1999)}😀${'y'.repeat(50_000)}` };
  const { id } = await entity(await admin.post('/api/admin/articles', payload));
  const [line] = await linesOf(id);
  const kept = String(line?.changes.content?.after);
  assert.ok(kept.length < 2100, String(kept.length));
  assert.match(kept, /^x{1999}.… \(cut, 52001 characters in all\)$/u);
  await admin.delete(`/api/admin/articles/${id}`);
});

test('the database itself refuses to change or delete a line', async () => {
  const { id } = await db.auditEntry.findFirstOrThrow({ select: { id: true } });
  await assert.rejects(() => db.auditEntry.update({ where: { id }, data: { action: 'x' } }));
  await assert.rejects(() => db.auditEntry.delete({ where: { id } }));
  assert.equal(await db.auditEntry.count({ where: { id } }), 1);
});
