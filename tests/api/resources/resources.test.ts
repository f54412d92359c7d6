import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { createClient } from '../../fixtures/site/client';
import { connectToSiteDatabase } from '../../fixtures/database/site-database';
import { resources } from '@/lib/entities/registry';
import { resourceNames, samples } from '../../fixtures/data/samples';
import { type SignedIn, forget, signIn } from '../../fixtures/people/sign-in';

const db = await connectToSiteDatabase();
const visitor = createClient();
let admin: ReturnType<typeof createClient>;
let member: ReturnType<typeof createClient>;
let people: SignedIn[];

before(async () => {
  const staff = [await signIn(db), await signIn(db), await signIn(db), await signIn(db)];
  const outsider = await signIn(db, { isAdmin: false });
  people = [...staff, outsider];
  admin = createClient(
    undefined,
    staff.map(({ cookie }) => cookie),
  );
  member = createClient(undefined, outsider.cookie);
});
after(async () => {
  await forget(db, ...people);
  await db.$disconnect();
});

type Entity = Record<string, unknown> & { id: string; slug: string; updatedAt: string };
const entityOf = async (response: Response) => (await response.json()) as Entity;

for (const name of resourceNames) {
  describe(name, () => {
    const path = `/api/admin/${name}`;

    test('goes round: created, read, changed, deleted (spec 3.2, 6.4, 7.7)', async () => {
      const payload = samples[name]();
      const created = await admin.post(path, payload);
      assert.equal(created.status, 201);
      const entity = await entityOf(created);
      for (const [field, value] of Object.entries(payload)) assert.deepEqual(entity[field], value);

      const listed = (await (await admin.get(`/api/${name}`)).json()) as Entity[];
      assert.ok(listed.some(({ id }) => id === entity.id));

      const changed = await admin.put(`${path}/${entity.id}`, {
        ...payload,
        slug: `${payload.slug}-2`,
      });
      assert.equal(changed.status, 200);
      assert.equal((await entityOf(changed)).slug, `${payload.slug}-2`);

      const deleted = await admin.delete(`${path}/${entity.id}`);
      assert.equal(deleted.status, 200);
      assert.deepEqual(await deleted.json(), { success: true });
      assert.equal((await admin.delete(`${path}/${entity.id}`)).status, 404);
    });

    test('refuses a visitor with 401 and a member with 403', async () => {
      const payload = samples[name]();
      for (const [who, status] of [
        [visitor, 401],
        [member, 403],
      ] as const) {
        const answers = [
          await who.post(path, payload),
          await who.put(`${path}/${randomUUID()}`, payload),
          await who.delete(`${path}/${randomUUID()}`),
        ];
        for (const answer of answers) {
          assert.equal(answer.status, status);
          const { message } = (await answer.json()) as { message: string };
          assert.equal(message === 'Unauthorized', status === 401);
        }
      }
    });

    test('answers 404 to an unknown and to a malformed id', async () => {
      for (const id of [randomUUID(), 'x', '1', `${randomUUID()}0`]) {
        assert.equal((await admin.put(`${path}/${id}`, samples[name]())).status, 404);
        assert.equal((await admin.delete(`${path}/${id}`)).status, 404);
      }
    });

    test('answers 405 with Allow to other methods', async () => {
      for (const [method, target] of [
        ['PATCH', path],
        ['GET', path],
        ['POST', `${path}/${randomUUID()}`],
        ['DELETE', `/api/${name}`],
      ] as const) {
        const answer = await admin.send(target, { method });
        assert.equal(answer.status, 405, `${method} ${target}`);
        assert.ok(answer.headers.get('allow'));
      }
    });

    test('answers 409 with the issue on slug to a second of the same slug', async () => {
      const payload = samples[name]();
      const first = await entityOf(await admin.post(path, payload));
      const second = await admin.post(path, payload);
      assert.equal(second.status, 409);
      const { issues } = (await second.json()) as { issues: { path: string }[] };
      assert.deepEqual(
        issues.map((issue) => issue.path),
        ['slug'],
      );
      await admin.delete(`${path}/${first.id}`);
    });

    test('answers 409 when someone else saved meanwhile, and changes nothing', async () => {
      const payload = samples[name]();
      const entity = await entityOf(await admin.post(path, payload));
      const target = `${path}/${entity.id}`;
      const fresh = await admin.put(target, { ...payload, updatedAt: entity.updatedAt });
      assert.equal(fresh.status, 200);
      const late = await admin.put(target, {
        ...payload,
        slug: `${payload.slug}-late`,
        updatedAt: entity.updatedAt,
      });
      assert.equal(late.status, 409);
      assert.equal(((await late.json()) as { code: string }).code, 'edited_meanwhile');
      assert.equal((await admin.put(target, payload)).status, 200);
      await admin.delete(target);
    });

    test('answers 400 to broken JSON, 415 to another type, 413 to too much', async () => {
      assert.equal((await admin.send(path, { method: 'POST', raw: '{"a":' })).status, 400);
      const text = { method: 'POST', raw: '{}', headers: { 'content-type': 'text/plain' } };
      assert.equal((await admin.send(path, text)).status, 415);
      const huge = { ...samples[name](), description: 'x'.repeat(600 * 1024) };
      assert.equal((await admin.post(path, huge)).status, 413);
    });

    test('threat 18: slug forms: answers 422 with an issue per field, and stores nothing', async () => {
      const mark = randomUUID();
      const payload = () => ({
        ...samples[name](),
        ...(name === 'calls' ? { note: mark } : { [resources[name].nameField]: mark }),
      });
      const missing = await admin.post(path, {});
      assert.equal(missing.status, 422);
      const { issues } = (await missing.json()) as { issues: { path: string }[] };
      assert.ok(issues.some((issue) => issue.path === 'slug'));
      for (const slug of ['../x', 'Fès', 'A-B', 'a--b', 'a/b', '', 'x'.repeat(300)]) {
        const answer = await admin.post(path, { ...payload(), slug });
        assert.equal(answer.status, 422, slug);
      }
      for (const extra of [{ id: randomUUID() }, { viewCount: 9 }, { isAdmin: true }]) {
        assert.equal((await admin.post(path, { ...payload(), ...extra })).status, 422);
      }
      assert.deepEqual(await (await admin.get(`/api/${name}?q=${mark}`)).json(), []);
    });
  });
}
