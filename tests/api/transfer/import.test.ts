import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { applyImport, exportCsv, sendImport } from '../../fixtures/data/import';
import { bringPeople, entity } from '../../fixtures/people/people';
import { rawAnswer } from '../../fixtures/site/raw-request';
import { siteUnderTest } from '../../fixtures/site/client';

const { admin, visitor, db } = await bringPeople();
const mark = randomUUID().slice(0, 8);
const SCHOOL = `ecole-${mark}`;
let schoolId = '';

before(async () => {
  const { id: universityId } = await db.university.findFirstOrThrow({ select: { id: true } });
  const data = { name: `École ${mark}`, slug: SCHOOL, type: 'ecole', universityId };
  schoolId = (await db.establishment.create({ data, select: { id: true } })).id;
});

after(async () => {
  await db.call.deleteMany({ where: { establishmentId: schoolId } });
  await db.programme.deleteMany({ where: { establishmentId: schoolId } });
  await db.establishment.delete({ where: { id: schoolId } });
});

const HEADER =
  'name;slug;kind;status;establishment;semesters;fee_amount;fee_per;fee_year;admission';
const row = (slug: string, { semesters = '4', admission = '' } = {}) =>
  `Master d’essai;${slug}-${mark};master;annonce;${SCHOOL};${semesters};1 250,00;an;2026;${admission}`;
const file = (...rows: string[]) => `${HEADER}\r\n${rows.join('\r\n')}\r\n`;
/** As Excel writes it in French: Windows-1252, where ’ is 0x92. */
const excel = (text: string) => Buffer.from(text.replaceAll('’', '\x92'), 'latin1');
const own = () => db.programme.count({ where: { establishmentId: schoolId } });
const auditOf = (slug: string) =>
  db.programme
    .findUniqueOrThrow({ where: { slug: `${slug}-${mark}` } })
    .then(({ id }) => db.auditEntry.findMany({ where: { entityId: id }, orderBy: { at: 'asc' } }));

test('only some lists are transferred', async () => {
  for (const name of ['articles', 'users', 'nothing']) {
    assert.equal((await sendImport(admin, name, 'a')).status, 404);
    assert.equal((await admin.get(`/api/admin/export/${name}`)).status, 404);
  }
});

test('a file of 100 MB is refused before it is sent, a packed one before it is unpacked', async () => {
  const { status } = await rawAnswer(siteUnderTest(), '/api/admin/import/programmes', {
    method: 'POST',
    headers: { 'content-type': 'text/csv', 'content-length': String(100 * 1024 * 1024) },
  }).catch((error: { code?: string }) => ({ status: error.code }));
  assert.equal(status, 413);
  const bomb = gzipSync(Buffer.alloc(100 * 1024 * 1024, 'a,'));
  const type = 'application/gzip';
  assert.equal((await sendImport(admin, 'programmes', bomb, { type })).status, 413);
  assert.equal((await sendImport(admin, 'programmes', 'no gzip', { type })).status, 400);
});

test('a dry run writes nothing; the import writes rows, and a line of the audit log for each', async () => {
  const first = excel(file(row('un'), row('deux', { admission: '"Dossier; oral"' })));
  const { report } = await sendImport(admin, 'programmes', first);
  assert.deepEqual(report?.counts, { create: 2, change: 0, refuse: 0, keep: 0 });
  assert.equal(report?.encoding, 'Windows-1252');
  assert.equal(await own(), 0);
  const done = await sendImport(admin, 'programmes', first, { plan: report?.plan ?? '' });
  assert.equal(done.failure, undefined);
  const two = await entityBySlug('deux');
  assert.deepEqual([two.name, two.feeAmount, two.semesters], ['Master d’essai', 1250, 4]);
  assert.equal(two.admission, 'Dossier; oral');
  assert.deepEqual(
    (await auditOf('un')).map(({ action }) => action),
    ['import'],
  );

  const again = await sendImport(admin, 'programmes', first);
  assert.equal(again.report?.counts.keep, 2, 'the same file changes nothing');
});

test('a change tells old and new, leaves the other rows and columns, and is in the audit log', async () => {
  const changed = `slug;semesters\n un-${mark};3\ndeux-${mark};4\n`.replace(' un', 'un');
  const { report } = await applyImport(admin, 'programmes', changed);
  assert.deepEqual(report?.rows, [
    {
      ...{ what: 'change', line: 2, name: 'Master d’essai' },
      cells: [{ column: 'semesters', before: '4', after: '3' }],
    },
  ]);
  const one = await entityBySlug('un');
  assert.deepEqual([one.semesters, one.feeAmount], [3, 1250]);
  const last = (await auditOf('un')).at(-1);
  assert.deepEqual(last?.changes, { semesters: { before: 4, after: 3 } });
});

test('specialisations follow the file, and what was edited meanwhile is not overwritten', async () => {
  const text = `slug,categories,semesters\nun-${mark},"finance, droit",2\ndeux-${mark},finance,2\n`;
  const { report } = await sendImport(admin, 'programmes', text);
  assert.equal(report?.counts.change, 2);
  const { id } = await entityBySlug('deux');
  const edited = await entity(await admin.get(`/api/admin/programmes/${id}`));
  const { id: _, ...payload } = edited;
  const saved = await admin.put(`/api/admin/programmes/${id}`, { ...payload, semesters: 8 });
  assert.equal(saved.status, 200, await saved.clone().text());
  const refused = await sendImport(admin, 'programmes', text, { plan: report?.plan ?? '' });
  assert.equal(refused.failure?.status, 409);
  assert.match(refused.failure?.message ?? '', /nothing was written/);
  assert.equal((await entityBySlug('un')).semesters, 3);
  assert.equal((await entityBySlug('deux')).semesters, 8);

  await applyImport(admin, 'programmes', text);
  const links = await db.programmeCategory.count({
    where: { programme: { establishmentId: schoolId } },
  });
  assert.equal(links, 3);
});

test('when one row breaks a rule that only the database sees, none is written', async () => {
  const call = (slug: string, masters: string) =>
    `${slug}-${mark},${SCHOOL},2026-2027,Un avis,https://example.org/avis,${masters}`;
  const { slug } = await db.programme.findFirstOrThrow({
    where: { establishmentId: { not: schoolId } },
  });
  const text = `slug,establishment,academic_year,source_publisher,source_url,programmes\n${call('bon', `un-${mark}`)}\n${call('faux', slug)}\n`;
  const { failure } = await applyImport(admin, 'calls', text);
  assert.equal(failure?.status, 422);
  assert.match(failure?.message ?? '', /own establishment/);
  assert.equal(await db.call.count({ where: { establishmentId: schoolId } }), 0);
});

test('an old slug of a public master leads to the new one', async () => {
  const { id } = await entityBySlug('un');
  const source = 'source1_publisher,source1_url,source1_kind';
  const text = `id,slug,published_at,${source}\n${id},un-${mark},2026-09-01,Le site,https://example.org/,officiel\n`;
  await applyImport(admin, 'programmes', text);
  await applyImport(admin, 'programmes', `id,slug\n${id},autre-${mark}\n`);
  const kept = await db.slugHistory.findFirst({
    where: { entity: 'programme', slug: `un-${mark}` },
  });
  assert.equal(kept?.targetId, id);
  assert.equal((await visitor.get(`/api/programmes/slug/autre-${mark}`)).status, 200);
});

test('threat 29: spreadsheet formulas: an export runs none, and its filters are those of the list', async () => {
  await db.programme.update({
    where: { slug: `deux-${mark}` },
    data: { requirements: '=HYPERLINK("https://example.org")' },
  });
  const text = await exportCsv(admin, 'programmes', `?establishment=${SCHOOL}`);
  assert.equal(text.trim().split('\r\n').length, 3);
  assert.ok(text.includes(`"'=HYPERLINK(""https://example.org"")"`));
  const { report } = await sendImport(admin, 'programmes', text);
  assert.equal(report?.counts.keep, 2);
});

test('a file that is none says why, on which line', async () => {
  for (const [text, message] of [
    ['a,b', /not known/],
    ['slug,name\nx,"y', /Line 2: A quote/],
    ['a,'.repeat(1_000_000), /Line 1: A row is too long/],
    ['\u0000', /names no known column/],
  ] as const) {
    const { failure } = await sendImport(admin, 'programmes', text);
    assert.equal(failure?.status, 422);
    assert.match(failure?.message ?? '', message);
  }
});

function entityBySlug(slug: string) {
  return db.programme.findUniqueOrThrow({ where: { slug: `${slug}-${mark}` } });
}

/** Short to send, and twelve thousand cells to show. */
const TABLE = `|${'a|'.repeat(41)}\n|${'-|'.repeat(41)}\n${'|\n'.repeat(400)}`;

test('a text that could not be shown is refused at its column, as in the form', async () => {
  const slug = `ville-${mark}`;
  const text = `name,slug,reasons\nVille,${slug},"${TABLE}"\n`;
  const { report } = await sendImport(admin, 'cities', text);
  const [found] = report?.rows ?? [];
  assert.ok(found?.what === 'refuse');
  assert.deepEqual(
    found.reasons.map(({ column }) => column),
    ['reasons'],
  );
  assert.match(found.reasons[0]?.message ?? '', /cells/);
  assert.equal(await db.city.count({ where: { slug } }), 0);
});

test('what has no facts is imported without any', async () => {
  const slug = `ville-${mark}`;
  const { report } = await applyImport(
    admin,
    'cities',
    `name;slug;description\nVille;${slug};Une\n`,
  );
  assert.equal(report?.counts.create, 1);
  assert.equal((await db.city.delete({ where: { slug } })).description, 'Une');
});
