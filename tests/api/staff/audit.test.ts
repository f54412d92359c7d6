import assert from 'node:assert/strict';
import { bringStaff } from '../../fixtures/data/rows';
import { test } from 'node:test';
import { entity } from '../../fixtures/people/people';
import { samples } from '../../fixtures/data/samples';

const { admin, admins, adminUser, create } = await bringStaff();
const PATH = '/api/admin/audit';
type Line = {
  action: string;
  entity: string;
  entityId: string;
  changes: Record<string, { before: unknown; after: unknown }>;
};

async function linesOf(id: string): Promise<Line[]> {
  const lines = (await (
    await admin.get(`${PATH}?person=${adminUser.id}&limit=200`)
  ).json()) as Line[];
  return lines.filter(({ entityId }) => entityId === id);
}

test('every change leaves one line, newest first: who, what, and the changed fields before and after', async () => {
  const payload = samples.cities();
  const { id } = await entity(await admin.post('/api/admin/cities', payload));
  await admin.put(`/api/admin/cities/${id}`, { ...payload, name: 'Autre' });
  await admin.delete(`/api/admin/cities/${id}`);
  const lines = await linesOf(id);
  assert.deepEqual(
    lines.map(({ action, entity }) => `${action} ${entity}`),
    ['delete city', 'update city', 'create city'],
  );
  assert.deepEqual(lines[1]?.changes, { name: { before: payload.name, after: 'Autre' } });
  assert.deepEqual(lines[0]?.changes.slug, { before: payload.slug, after: null });
  const answer = await admin.get(`${PATH}?limit=2`);
  assert.equal(answer.headers.get('cache-control'), 'private, no-store');
  assert.ok(Number(answer.headers.get('x-total-count')) >= 3);
  assert.equal(((await answer.json()) as Line[]).length, 2);
});

test('long texts are cut and say so', async () => {
  const payload = { ...samples.articles(), content: `${'x'.repeat(1999)}😀${'y'.repeat(50_000)}` };
  const { id } = await entity(await admin.post('/api/admin/articles', payload));
  const [line] = await linesOf(id);
  const kept = String(line?.changes.content?.after);
  assert.ok(kept.length < 2100, String(kept.length));
  assert.match(kept, /^x{1999}.… \(cut, 52001 characters in all\)$/u);
});

test('the log is searched by name, narrowed to a person and a kind, and knows what rows are called', async () => {
  const city = await entity(await admin.post('/api/admin/cities', samples.cities()));
  const name = `Université ${city.slug}`;
  const payload = { ...samples.universities(), name, cityId: city.id };
  const { id } = await entity(await admin.post('/api/admin/universities', payload));
  const find = async (query: string) =>
    (await (await admin.get(`${PATH}?${query}`)).json()) as (Line & {
      names: Record<string, string>;
      hasRevision: boolean;
    })[];
  const [line, ...more] = await find(`q=${encodeURIComponent(name)}`);
  assert.deepEqual([line?.entityId, more.length, line?.hasRevision], [id, 0, true]);
  assert.deepEqual(line?.names, { [id]: name, [city.id]: city.name });
  const mine = await find(`person=${adminUser.id}&entity=university&days=1`);
  assert.ok(mine.length > 0 && mine.every(({ entity }) => entity === 'university'));
  await admin.delete(`/api/admin/universities/${id}`);
  const [deleted] = await find(`q=${encodeURIComponent(name)}&entity=university`);
  assert.deepEqual([deleted?.action, deleted?.names[id]], ['delete', name]);
  assert.ok((await find(`q=${encodeURIComponent(name)}`)).every((one) => !one.hasRevision));
  await admin.delete(`/api/admin/cities/${city.id}`);
  const unprintable = await admin.get(`${PATH}?entity=%00`);
  assert.equal(unprintable.status, 422);
});

test('a merge names the heir, and counts all that moved from one list', async () => {
  const [old, heir] = [await create('categories'), await create('categories')];
  await create('programmes', { categoryIds: [old.id] });
  await create('programmes', { categoryIds: [old.id, heir.id] });
  await admins.post(`/api/admin/categories/${old.id}/merge`, { into: heir.id });
  const find = await admin.get(`${PATH}?entity=category&days=1&limit=200`);
  const lines = (await find.json()) as (Line & { names: Record<string, string> })[];
  const line = lines.find(({ entityId, action }) => entityId === old.id && action === 'merge');
  assert.deepEqual(line?.changes.programmes, { before: 2, after: 0 });
  assert.deepEqual(line?.changes.mergedInto, { before: null, after: heir.id });
  assert.equal(line?.names[heir.id], heir.name);
});
