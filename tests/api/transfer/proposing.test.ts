import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { samples } from '../../fixtures/data/samples';
import { applyImport, exportCsv, sendImport } from '../../fixtures/data/import';
import { type Entity, bringPeople, entity } from '../../fixtures/people/people';

const { admin, adminUser, visitor, db } = await bringPeople();
const PATH = '/api/admin/programmes';
const made: string[] = [];
after(async () => {
  await db.programme.deleteMany({ where: { id: { in: made } } });
  await db.source.deleteMany({ where: { publisher: 'proposé', facts: { none: {} } } });
  await db.import.deleteMany({ where: { actorId: adminUser.id } });
});

type Fact = Record<string, unknown> & { field: string; value: unknown };
type Master = Entity & { facts: Fact[]; semesters: number | null };

const page = () => ({
  ...{ publisher: 'proposé', kind: 'officiel', title: null, date: '2026-09' },
  url: `https://propose.example/${randomUUID()}`,
});
const read = async ({ id }: Entity) => (await entity(await admin.get(`${PATH}/${id}`))) as Master;

/** As an import brings it, so that nobody has decided anything of it. */
async function imported(): Promise<Master> {
  const { slug } = samples.programmes();
  const { slug: school } = await db.establishment.findFirstOrThrow({ orderBy: { slug: 'asc' } });
  const { url } = page();
  const header =
    'name;slug;kind;status;establishment;semesters;source1_publisher;source1_kind;source1_url';
  const line = `Master ${slug};${slug};master;annonce;${school};4;proposé;officiel;${url}`;
  const { failure } = await applyImport(admin, 'programmes', `${header}\n${line}\n`);
  assert.equal(failure, undefined);
  const { id } = await db.programme.findUniqueOrThrow({ where: { slug } });
  made.push(id);
  return read({ id } as Entity);
}

const semesters = ({ slug }: Entity, value: number | '') => `slug;semesters\n${slug};${value}\n`;
const facts = ({ id }: Entity, all: unknown) =>
  `id,facts\n${id},"${JSON.stringify(all).replaceAll('"', '""')}"\n`;
const said = ({ facts: all }: Master) =>
  all
    .filter(({ field, endedOn }) => field === 'semesters' && endedOn === null)
    .map(({ value, seenBy }) => [value, seenBy]);
async function correct(row: Master, change: object): Promise<Master> {
  const { id, ...values } = row;
  const saved = await admin.put(`${PATH}/${id}`, { ...values, facts: undefined, ...change });
  assert.equal(saved.status, 200, await saved.clone().text());
  return read(row);
}
const listed = async (name: string, q: string) =>
  (await (await admin.get(`/api/admin/${name}?q=${q}`)).json()) as Record<string, unknown>[];

test('one import follows the other, until somebody decides: then it contradicts in sight', async () => {
  const row = await imported();
  assert.deepEqual(said(row), [[4, 'import']]);
  await applyImport(admin, 'programmes', semesters(row, 3));
  assert.equal((await read(row)).semesters, 3);
  assert.deepEqual(await listed('conflicts', row.slug), []);

  await correct(await read(row), { semesters: 6 });
  const { report } = await applyImport(admin, 'programmes', semesters(row, 2));
  assert.deepEqual([report?.counts.change, report?.contradicted], [1, 1]);
  const now = await read(row);
  assert.equal(now.semesters, 6);
  assert.deepEqual(said(now).toSorted(), [
    [2, 'import'],
    [6, 'team'],
  ]);
  const again = await sendImport(admin, 'programmes', semesters(row, 2));
  assert.equal(again.report?.counts.keep, 1, 'what is in sight is not told twice');
  const [conflict, ...others] = await listed('conflicts', row.slug);
  assert.deepEqual(others, []);
  assert.deepEqual(
    [conflict?.resource, conflict?.id, conflict?.field, conflict?.value],
    ['programmes', row.id, 'semesters', 6],
  );
  assert.deepEqual(
    (conflict?.said as Fact[]).map(({ value, publisher, seenBy }) => [value, publisher, seenBy]),
    [[2, 'proposé', 'import']],
  );

  await correct(now, { semesters: 2 });
  assert.deepEqual(await listed('conflicts', row.slug), [], 'decided in the form, it is none');
});

test('what somebody verified or emptied stays as well', async () => {
  const [verified, emptied] = [await imported(), await imported()];
  await admin.post(`${PATH}/bulk`, { action: 'verify', ids: [verified.id] });
  await correct(emptied, { semesters: null });
  for (const [row, value] of [
    [verified, 4],
    [emptied, null],
  ] as const) {
    await applyImport(admin, 'programmes', semesters(row, 2));
    assert.equal((await read(row)).semesters, value);
    assert.deepEqual(
      (await listed('conflicts', row.slug)).map((one) => one.value),
      [value],
    );
  }
});

test('each import is a row: what it did, or why it did nothing', async () => {
  const row = await imported();
  const name = `liste-${randomUUID()}.csv`;
  const text = semesters(row, 3);
  const { report } = await sendImport(admin, 'programmes', text, { name });
  assert.deepEqual(await listed('imports', name), [], 'a check does nothing');
  await sendImport(admin, 'programmes', text, { name, plan: report?.plan });
  await sendImport(admin, 'programmes', text, { name, plan: report?.plan });
  const shown = (await listed('imports', name)).map((one) => [one.state, one.changed, one.reason]);
  assert.deepEqual(shown.at(-1), ['done', 1, null]);
  assert.deepEqual(shown[0]?.slice(0, 2), ['failed', 0]);
  assert.match(String(shown[0]?.[2]), /changed meanwhile: nothing was written/);
  const [{ list, actorId }] = (await listed('imports', name)) as [Record<string, unknown>];
  assert.deepEqual([list, actorId], ['programmes', adminUser.id]);
  for (const path of ['imports', 'conflicts']) {
    assert.equal((await visitor.get(`/api/admin/${path}`)).status, 401);
  }
});

test('facts that are taken out come in again as they were, whoever had seen them', async () => {
  const row = await imported();
  const others = [
    { seenBy: 'first-data', quote: 'en trois semestres', seenOn: '2026-09-02', value: 3 },
    { seenBy: 'watch', year: '2026-2027', value: 4, endedOn: '2026-10-01' },
  ].map((one) => ({ field: 'semesters', source: page(), ...one }));
  await applyImport(admin, 'programmes', facts(row, [...row.facts, ...others]));
  await admin.post(`${PATH}/bulk`, { action: 'verify', ids: [row.id] });
  const before = await read(row);
  const file = await exportCsv(admin, 'programmes', `?q=${row.slug}`);
  assert.equal(before.facts.length, row.facts.length + 2);

  await db.programme.delete({ where: { id: row.id } });
  const withoutId = file.replace(row.id, '').replace(before.updatedAt, '');
  const { failure } = await applyImport(admin, 'programmes', withoutId);
  assert.equal(failure, undefined);
  const { id } = await db.programme.findUniqueOrThrow({ where: { slug: row.slug } });
  made.push(id);
  assert.deepEqual((await read({ id } as Entity)).facts, before.facts);
});

test('a bad fact refuses its row in its own words, and nothing of it is written', async () => {
  const [good, bad] = [await imported(), await imported()];
  const fact = { field: 'semesters', value: 3, source: page() };
  for (const [one, words] of [
    [{ ...fact, field: 'inconnu' }, /There is no fact called “inconnu”/],
    [{ ...fact, source: undefined }, /A fact needs its source/],
    [{ ...fact, quote: 'x'.repeat(10_000) }, /A quotation has 300 characters at most/],
  ] as const) {
    const [, line] = facts(bad, [...bad.facts, one]).split('\n');
    const [head, first] = facts(good, [...good.facts, { ...fact, value: 3 }]).split('\n');
    const { report } = await sendImport(admin, 'programmes', `${head}\n${first}\n${line}\n`);
    const refused = report?.rows.filter(({ what }) => what === 'refuse') ?? [];
    assert.deepEqual(
      refused.map(({ line }) => line),
      [3],
    );
    assert.match(JSON.stringify(refused), words);
  }
  const cut = await sendImport(admin, 'programmes', `id,facts\n${bad.id},[{\n`);
  assert.match(JSON.stringify(cut.report?.rows), /Must be the facts as an export writes them/);
  assert.deepEqual([await read(good), await read(bad)], [good, bad]);
});
