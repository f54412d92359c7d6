import assert from 'node:assert/strict';
import { bringStaff } from '../../fixtures/data/rows';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { todayInMorocco } from '@/lib/french/dates';
import { problem } from '../../fixtures/people/people';

const { admin, visitor, db, create } = await bringStaff();
const PATH = '/api/admin/programmes/bulk';

async function masters(count: number, part: object = {}): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < count; at++) {
    ids.push((await create('programmes', part)).id);
  }
  return ids;
}
const rowsOf = (ids: string[]) => db.programme.findMany({ where: { id: { in: ids } } });
const linesOf = (ids: string[], action: string) =>
  db.auditEntry.count({ where: { entityId: { in: ids }, action } });
const changedBy = async (answer: Response) =>
  ((await answer.json()) as { changed: number }).changed;

test('masters are published, withdrawn and verified together, with a line for each', async () => {
  const ids = await masters(3);
  const slugs = (await rowsOf(ids)).map(({ slug }) => slug);
  const seen = async () => {
    const pages = slugs.map((slug) => visitor.get(`/api/programmes/slug/${slug}`));
    return (await Promise.all(pages)).map(({ status }) => status);
  };
  assert.deepEqual(await seen(), [404, 404, 404]);
  const published = await admin.post(PATH, { action: 'publish', ids });
  assert.equal(await changedBy(published), 3);
  assert.deepEqual(await seen(), [200, 200, 200]);
  assert.equal(await linesOf(ids, 'publish'), 3);

  const again = await admin.post(PATH, { action: 'publish', ids });
  assert.deepEqual(await again.json(), { changed: 0, former: [] });
  assert.equal(await linesOf(ids, 'publish'), 3);

  const before = todayInMorocco();
  const verified = await admin.post(PATH, { action: 'verify', ids });
  assert.deepEqual(await verified.json(), { changed: 3, former: [] });
  const days = (await rowsOf(ids)).map(({ verifiedOn }) => verifiedOn?.toISOString().slice(0, 10));
  assert.equal(new Set(days).size, 1);
  assert.ok([before, todayInMorocco()].includes(days[0] ?? ''), days[0]);

  await admin.post(PATH, { action: 'unpublish', ids });
  assert.deepEqual(await seen(), [404, 404, 404]);
  assert.equal((await admin.post(PATH, { action: 'delete', ids })).status, 200);
  assert.equal((await rowsOf(ids)).length, 0);
  assert.equal(await linesOf(ids, 'delete'), 3);
});

const NO_LINK = 'A published master needs a source with a link';

test('all or none: what cannot be published is named with its reason', async () => {
  const good = await masters(3);
  const bad = await masters(2, { sources: [] });
  const gone = randomUUID();
  const ids = [...good, ...bad, gone];
  const answer = await admin.post(PATH, { action: 'publish', ids });
  assert.equal(answer.status, 422);
  const { issues = [] } = await problem(answer);
  const reasons = Object.fromEntries(issues.map(({ path, message }) => [path, message]));
  assert.deepEqual(reasons, {
    ...Object.fromEntries(bad.map((id) => [id, `Sources: ${NO_LINK}`])),
    [gone]: 'Does not exist any more',
  });
  assert.ok((await rowsOf(good)).every(({ publishedAt }) => publishedAt === null));
  assert.equal(await linesOf(ids, 'publish'), 0);
  assert.equal(await changedBy(await admin.post(PATH, { action: 'publish', ids: good })), 3);
});

test('an establishment that masters need stays, and so do those deleted with it', async () => {
  const [id = ''] = await masters(1);
  const { establishmentId } = await db.programme.findUniqueOrThrow({ where: { id } });
  const free = await create('establishments');
  const path = '/api/admin/establishments/bulk';
  const answer = await admin.post(path, { action: 'delete', ids: [free.id, establishmentId] });
  assert.equal(answer.status, 422);
  const { issues = [] } = await problem(answer);
  assert.deepEqual(
    issues.map((issue) => issue.path),
    [establishmentId],
  );
  assert.match(issues[0]?.message ?? '', /others need it \(Masters: \d+(?:, Calls: \d+)?\)/);
  assert.equal(await db.establishment.count({ where: { id: free.id } }), 1);
  await admin.post(path, { action: 'delete', ids: [free.id] });
});

test('no row twice, not none and not too many, and only what the resource knows', async () => {
  const ids = [randomUUID()];
  const many = Array.from({ length: 201 }, () => randomUUID());
  for (const body of [
    { action: 'delete', ids: [] },
    { action: 'delete', ids: [...ids, ...ids] },
    { action: 'delete', ids: many },
  ]) {
    assert.equal((await admin.post(PATH, body)).status, 422, JSON.stringify(body).slice(0, 80));
  }
  const cities = await admin.post('/api/admin/cities/bulk', { action: 'publish', ids });
  assert.equal(cities.status, 422);
});
