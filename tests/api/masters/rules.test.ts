import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { entity, problem } from '../../fixtures/people/people';
import { bringStaff } from '../../fixtures/data/rows';
import { type Payload, samples } from '../../fixtures/data/samples';

const { create, admins: admin, db } = await bringStaff();

/** The fields and messages of a refusal. */
async function issues(answer: Response): Promise<string[]> {
  assert.equal(answer.status, 422);
  return ((await problem(answer)).issues ?? []).map(({ path, message }) => `${path}: ${message}`);
}

const post = (name: keyof typeof samples, extra: object) =>
  admin.post(`/api/admin/${name}`, { ...samples[name](), ...extra });
const nobody = randomUUID();

test('what a row names must be there', async () => {
  for (const [name, field, value] of [
    ['programmes', 'establishmentId', nobody],
    ['programmes', 'categoryIds', [nobody]],
    ['calls', 'programmeIds', [nobody]],
  ] as const) {
    assert.deepEqual(await issues(await post(name, { [field]: value })), [
      `${field}: Does not exist`,
    ]);
  }
});

test('the last source with a link of a published master cannot be taken away', async () => {
  const payload: Payload = { ...samples.programmes(), publishedAt: '2026-01-01T00:00:00Z' };
  const { id } = await create('programmes', payload);
  const { publishedAt: _, ...withoutDate } = payload;
  const withoutLink = { publisher: 'Le Matin', title: null, url: null, date: null, kind: 'presse' };
  const change = { ...withoutDate, sources: [withoutLink] };
  assert.deepEqual(await issues(await admin.put(`/api/admin/programmes/${id}`, change)), [
    'sources: A published master needs a source with a link',
  ]);
  const kept = await entity(await admin.get(`/api/admin/programmes/${id}`));
  assert.deepEqual(kept.sources, payload.sources);
});

test('a call is for masters of its own establishment, whichever of them moves', async () => {
  const elsewhere = await create('establishments');
  const stranger = await create('programmes', { establishmentId: elsewhere.id });
  const own = await create('programmes');
  const message = 'programmeIds: A call is for masters of its own establishment';
  assert.deepEqual(await issues(await post('calls', { programmeIds: [stranger.id] })), [message]);
  const call = await create('calls', { programmeIds: [own.id] });
  const { slug } = call;
  const move = { ...samples.calls(), slug, establishmentId: elsewhere.id, programmeIds: [own.id] };
  assert.deepEqual(await issues(await admin.put(`/api/admin/calls/${call.id}`, move)), [message]);
  const both = await admin.put(`/api/admin/calls/${call.id}`, {
    ...move,
    programmeIds: [stranger.id],
  });
  assert.equal(both.status, 200, 'it may move with its masters');
  assert.equal(await db.callProgramme.count({ where: { callId: call.id } }), 1);
});
