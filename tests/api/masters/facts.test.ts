import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { parse } from 'csv-parse/sync';
import { parse as parsePage } from 'node-html-parser';
import { parents, samples } from '../../fixtures/data/samples';
import { applyImport, exportCsv, sendImport } from '../../fixtures/data/import';
import { type Entity, bringPeople, entity, list, problem } from '../../fixtures/people/people';

const { admin, adminUser, visitor, db } = await bringPeople();
const PATH = '/api/admin/programmes';
const made: string[] = [];
after(async () => {
  for (const id of made) await admin.delete(`${PATH}/${id}`);
  await db.source.deleteMany({ where: { publisher: 'essai', facts: { none: {} } } });
});

type Fact = Record<string, unknown> & { source: Record<string, unknown> };
type Master = Entity & { facts: Fact[] };

const page = (path: string = randomUUID()) => ({
  ...{ publisher: 'essai', kind: 'officiel', title: null, date: '2026-09' },
  url: `https://essai.example/${path}`,
});
const post = async (change: object = {}) => {
  const sources = [page(), page()];
  const values = { ...samples.programmes(), sources, publishedAt: '2026-01-01T00:00:00Z' };
  const answer = await admin.post(PATH, { ...values, ...change });
  assert.equal(answer.status, 201, await answer.clone().text());
  const row = (await entity(answer)) as Master;
  made.push(row.id);
  return row;
};
const input = ({ id: _, ...row }: Master) => row;
const put = (row: Master, change: object) =>
  admin.put(`${PATH}/${row.id}`, { ...input(row), ...change });
const read = async ({ id }: Entity) => (await entity(await admin.get(`${PATH}/${id}`))) as Master;
const refusal = async (answer: Response) => {
  const { issues = [], message } = await problem(answer);
  return `${answer.status} ${issues.map((one) => `${one.path}: ${one.message}`).join('; ') || message}`;
};
const fact = (field: string, value: unknown, rest: object = {}) => ({
  ...{ field, value, source: page() },
  ...rest,
});

test('each bad fact is refused in its own words, and nothing of the save is written', async () => {
  const row = await post();
  const cases: [object, string | RegExp][] = [
    [{ field: 'semesters', value: 4 }, /^422 facts\.0\.source: A fact needs its source$/],
    [fact('semesters', 4, { quote: 'x'.repeat(10_000) }), /A quotation has 300 characters at most/],
    [fact('sememesters', 4), '422 facts: There is no fact called “sememesters”'],
    [fact('internalNote', 'a'), '422 facts: There is no fact called “internalNote”'],
    [fact('__proto__', 'a'), '422 facts: There is no fact called “__proto__”'],
    [fact('semesters', 99), '422 facts: Semesters: this is no value that it can have'],
    [fact('rhythm', null), '422 facts.0.value: A fact has a value'],
    [fact('name', 'a', { seenOn: '2100-01-01' }), /Cannot be later than today/],
    [
      fact('name', 'Master', { source: { ...page(), date: '2099' } }),
      /facts\.0\.source\.date: Cannot be later than today/,
    ],
    [fact('name', 'Master', { year: '2026-2028' }), /facts\.0\.year: Must be such as 2026-2027/],
    [
      fact('name', 'Master', { source: { ...page(), url: 'javascript:1' } }),
      /facts\.0\.source\.url/,
    ],
  ];
  for (const [one, words] of cases) {
    const said = await refusal(await put(row, { facts: [one], name: 'Autre nom' }));
    if (typeof words === 'string') assert.equal(said, words);
    else assert.match(said, words);
  }
  assert.deepEqual(await read(row), row);
  assert.match(
    await refusal(await put(row, { facts: row.facts.slice(0, 2) })),
    /: No source says this/,
  );
});

test('a draft may say what no source says yet, and is not published before one does', async () => {
  const row = await post({ publishedAt: null });
  const path = `${PATH}/${row.id}/sources`;
  const sources = await list(await admin.get(path));
  const urls = new Set(row.facts.map(({ source }) => source.url));
  assert.deepEqual(new Set(sources.map(({ url }) => url)), urls);
  const saved = await put(row, { semesters: 6 });
  assert.equal(saved.status, 200, await saved.clone().text());
  const published = await admin.post(`${PATH}/bulk`, { action: 'publish', ids: [row.id] });
  assert.equal(await refusal(published), `422 ${row.id}: Semesters: No source says this`);
  assert.equal((await read(row)).publishedAt, null);
});

test('no file, no older state and no empty list of facts publishes what no source says', async () => {
  const publishedAt = '2026-01-01T00:00:00Z';
  const bare = await post({ publishedAt: null, sources: [] });
  const first = await put(bare, { publishedAt, sources: [page()], facts: [] });
  assert.match(await refusal(first), /^422 .*semesters: No source says this/);

  const row = await post({ publishedAt: null });
  const draft = (await entity(await put(row, { semesters: 6 }))) as Master;
  const file = `slug,published_at\n${row.slug},2026-01-01\n`;
  const { report } = await sendImport(admin, 'programmes', file);
  assert.deepEqual(report?.rows[0], {
    ...{ what: 'refuse', line: 2, name: row.name },
    reasons: [{ column: 'semesters', message: 'No source says this' }],
  });

  const facts = row.facts.map((one) => (one.field === 'semesters' ? { ...one, value: 6 } : one));
  const shown = await entity(await put(draft, { facts, publishedAt }));
  const path = `${PATH}/${row.id}/revisions`;
  const [, older] = await list(await admin.get(path));
  const restored = await admin.post(`${path}/${older?.id}/restore`, {
    updatedAt: shown.updatedAt,
  });
  assert.equal(await refusal(restored), '409 semesters: Semesters: No source says this');
  assert.deepEqual(await read(row), shown);
});

test('who says what a source said is asked when that one is taken from a published record', async () => {
  const row = await post();
  const [, other] = row.sources as object[];
  const taken = { sources: [other], facts: undefined };
  assert.match(await refusal(await put(row, taken)), /^422 .*semesters: No source says this/);
  const hidden = await put(row, { ...taken, publishedAt: null });
  const { facts } = (await entity(hidden)) as Master;
  assert.deepEqual(
    facts.map(({ field }) => field),
    ['name'],
  );
});

test('addresses that differ by a slash or by what campaigns count are one source', async () => {
  const path = randomUUID();
  const [one, other] = [
    await post({ sources: [page(path)] }),
    await post({ sources: [{ ...page(`${path}/?utm_source=lettre#haut`), title: 'Autrement' }] }),
  ];
  assert.equal(await db.source.count({ where: { url: { contains: path } } }), 1);
  assert.deepEqual(other.sources, one.sources);
});

test('of many who add one source at once none is refused, and it is there once', async () => {
  const path = randomUUID();
  const adding = ['', '/', '?utm_medium=x', '#a'].map((end) =>
    post({ sources: [page(path + end)] }),
  );
  await Promise.all(adding);
  assert.equal(await db.source.count({ where: { url: { contains: path } } }), 1);
});

test('a source under facts is not deleted, and one that is there is not added again', async () => {
  const row = await post({ sources: [page()] });
  const { id, url } = await db.source.findFirstOrThrow({
    where: { facts: { some: { programmeId: row.id } } },
  });
  const deleted = await admin.delete(`/api/admin/sources/${id}`);
  assert.equal(
    await refusal(deleted),
    `409 This source cannot be deleted: ${row.facts.length} facts rest on it`,
  );
  assert.equal((await read(row)).facts.length, row.facts.length);
  const again = await admin.post('/api/admin/sources', { ...samples.sources(), url: `${url}/` });
  assert.equal(await refusal(again), '409 url: There is a source with this address already');
});

test('what a source says against the record stands beside it, for readers and in the files', async () => {
  const row = await post();
  const other = fact('semesters', 6, { quote: 'trois ans', seenOn: '2026-09-02' });
  const saved = await put(row, { facts: [...row.facts, other] });
  assert.equal(saved.status, 200, await saved.clone().text());
  const path = `/api/programmes/slug/${row.slug}`;
  const { facts = [], ...shown } = (await (await visitor.get(`${path}?faits=1`)).json()) as Master;
  const told = facts.filter(({ field }) => field === 'semesters');
  assert.deepEqual(
    told.map(({ value, quote, state, source }) => [value, quote, state, source.publisher]),
    [
      [4, null, 'contredit', 'essai'],
      [6, 'trois ans', 'contredit', 'essai'],
    ],
  );
  assert.ok(!JSON.stringify(facts).includes(adminUser.id));
  assert.deepEqual(await (await visitor.get(path)).json(), shown);
  assert.equal((await visitor.get(`${path}?faits=2`)).status, 422);

  const file = (await (await visitor.get('/masters.json')).json()) as { masters: Master[] };
  const own = file.masters.find(({ id }) => id === row.id) as unknown as { faits: Fact[] };
  const [, second] = own.faits.filter(({ champ }) => champ === 'semestres');
  assert.deepEqual([second?.valeur, second?.etat], [6, 'contredit']);
  const csv = await (await visitor.get('/masters/faits.csv')).text();
  const lines = parse(csv, { columns: true, bom: true }) as Record<string, string>[];
  const line = lines.find(({ id, valeur }) => id === row.id && valeur === '6');
  assert.deepEqual([line?.champ, line?.citation, line?.vu_par], ['semestres', 'trois ans', 'team']);
});

test('what few sources say is a line where it is known, with who says it, and none where it is not', async () => {
  const rare = { places: 30, placesYear: '2026-2027', documents: 'Un CV et une lettre.' };
  const none = { places: null, placesYear: null, options: null };
  const [known, unknown] = [await post({ ...none, ...rare }), await post(none)];
  const shown = async ({ slug }: Entity) =>
    parsePage(await (await visitor.get(`/masters/${String(slug)}`)).text());
  const lines = (await shown(known)).querySelectorAll('.facts > div').map(({ text }) => text);
  assert.match(lines.find((text) => text.startsWith('Places')) ?? '', /30 \(2026-2027\).*essai/s);
  assert.match(lines.find((text) => text.startsWith('Pièces')) ?? '', /Un CV et une lettre/);
  const names = (await shown(unknown)).querySelectorAll('.facts dt').map(({ text }) => text);
  assert.ok(names.includes('Durée') && !names.includes('Places'), names.join());
  const compared = `/masters/comparer?m=${[known, unknown].map(({ slug }) => slug).join()}`;
  const table = parsePage(await (await visitor.get(compared)).text());
  const heads = table.querySelectorAll('tbody th').map(({ text }) => text.trim());
  assert.ok(heads.includes('Places') && !heads.includes('Parcours'), heads.join());
});

test('what comes after what is said on both with its source, and a withdrawn address leads on', async () => {
  const former = await post();
  const next = { formerId: former.id, succession: 'renomme' };
  for (const bad of [former.id, randomUUID()]) {
    const said = await refusal(await put(former, { formerId: bad, succession: 'issu' }));
    assert.match(said, /^4[0-9]{2} formerId: /, said);
  }
  const row = await post(next);
  const text = async ({ slug }: Entity) =>
    (await (await visitor.get(`/masters/${String(slug)}`)).text()).replace(/\s|&nbsp;/g, ' ');
  assert.match(
    await text(row),
    new RegExp(`Auparavant : <a href="/masters/${former.slug}".*essai`),
  );
  assert.match(await text(former), new RegExp(`Renommé en : <a href="/masters/${row.slug}"`));
  assert.equal((await put(former, { publishedAt: null })).status, 200);
  assert.doesNotMatch(await text(row), /Auparavant/);
  const old = () => visitor.get(`/masters/${former.slug}`);
  assert.deepEqual(
    [(await old()).status, (await old()).headers.get('location')],
    [308, `/masters/${row.slug}`],
  );
  const twin = await post({ ...next, succession: 'issu' });
  assert.equal((await old()).status, 404);
  await admin.delete(`${PATH}/${twin.id}`);
  assert.equal((await old()).status, 308);
  await admin.delete(`${PATH}/${former.id}`);
  assert.equal((await old()).status, 404);
  assert.equal((await read(row)).formerId, null);
});

test('“verified today” says who compared what with its sources, and on which day', async () => {
  const row = await post({ verifiedOn: null });
  const answer = await admin.post(`${PATH}/bulk`, { action: 'verify', ids: [row.id] });
  assert.equal(answer.status, 200);
  const { facts, verifiedOn } = await read(row);
  for (const { isVerified, personId, seenOn } of facts) {
    assert.deepEqual([isVerified, personId, seenOn], [true, adminUser.id, verifiedOn]);
  }
});

test('facts go into the trash with their row, and come back as they were', async () => {
  const row = await post({ verifiedOn: '2026-01-02' });
  await admin.delete(`${PATH}/${row.id}`);
  assert.equal(await db.fact.count({ where: { programmeId: row.id } }), 0);
  await admin.post(`${PATH}/bulk`, { action: 'restore', ids: [row.id] });
  const { facts, sources } = await read(row);
  assert.deepEqual([facts, sources], [row.facts, row.sources]);
});

test('an older state comes back with its facts, whoever had seen them', async () => {
  const row = await post();
  const changed = await entity(
    await put(row, { semesters: 6, sources: [page()], facts: undefined }),
  );
  const revisions = await list(await admin.get(`${PATH}/${row.id}/revisions`));
  const [first] = revisions.toReversed();
  const restored = await admin.post(`${PATH}/${row.id}/revisions/${first?.id}/restore`, {
    updatedAt: changed.updatedAt,
  });
  assert.equal(restored.status, 200, await restored.clone().text());
  const { facts, sources, semesters } = await read(row);
  assert.deepEqual([facts, sources, semesters], [row.facts, row.sources, 4]);
});

test('what was said of a field that is emptied is history, and is there again when that is undone', async () => {
  const row = await post();
  const empty = { semesters: null, facts: undefined };
  assert.equal((await put(row, empty)).status, 200);
  const emptied = await read(row);
  const ended = emptied.facts.filter(({ endedOn }) => endedOn !== null);
  assert.deepEqual(
    ended.map(({ field, value }) => [field, value]),
    [['semesters', 4]],
  );
  assert.equal(emptied.facts.length, row.facts.length);
  const history = await (await visitor.get(`/masters/${row.slug}/historique`)).text();
  assert.match(history, /Durée en semestres\s: 4/);
  assert.equal((await put(emptied, { semesters: 4, facts: undefined })).status, 200);
  assert.deepEqual((await read(row)).facts, row.facts);
});

test('a file takes facts out and in: it comes back unchanged, and says what it changes', async () => {
  const row = await post();
  const query = `?q=${row.slug}`;
  const file = await exportCsv(admin, 'programmes', query);
  const same = await sendImport(admin, 'programmes', file);
  assert.equal(same.report?.counts.keep, 1, JSON.stringify(same.report));
  const [record] = parse(file, { columns: true, bom: true }) as Record<string, string>[];
  const facts = JSON.parse(record?.facts ?? '') as Fact[];
  const lines = (value: string) => `id,facts\n${row.id},"${value.replaceAll('"', '""')}"\n`;
  const quoted = facts.map((one) => ({ ...one, quote: 'Ainsi dit' }));
  const { failure } = await applyImport(admin, 'programmes', lines(JSON.stringify(quoted)));
  assert.equal(failure, undefined);
  assert.deepEqual([...new Set((await read(row)).facts.map(({ quote }) => quote))], ['Ainsi dit']);

  const refused = async (value: string) => {
    const { report } = await sendImport(admin, 'programmes', lines(value));
    const [first] = report?.rows ?? [];
    return JSON.stringify(first);
  };
  assert.match(await refused('[{'), /Must be the facts as an export writes them/);
  const odd = JSON.stringify([{ ...quoted[0], field: 'inconnu' }]);
  assert.match(await refused(odd), /There is no fact called “inconnu”/);
  assert.match(await refused(JSON.stringify(quoted.slice(0, 1))), /No source says this/);
});

test('whatever a row is merged into is what its sources speak of', async () => {
  const path = '/api/admin/establishments';
  const own = async () => (await entity(await admin.post(path, samples.establishments()))).id;
  const [from, into] = [await own(), await own()];
  const row = await post({ establishmentId: from });
  const merged = await admin.post(`${path}/${from}/merge`, { into });
  assert.equal(merged.status, 200, await merged.clone().text());
  const said = (await read(row)).facts.filter(({ field }) => field === 'establishmentId');
  assert.deepEqual(
    said.map(({ value }) => value),
    [into],
  );
  await put(await read(row), { establishmentId: parents.establishmentId });
  await admin.delete(`${path}/${into}`);
});

test('past examinations come back with their master and their school, and move with them', async () => {
  const path = '/api/admin/establishments';
  const own = async () => (await entity(await admin.post(path, samples.establishments()))).id;
  const [school, other] = [await own(), await own()];
  const row = await post({ establishmentId: school });
  const { id: sourceId } = await db.source.create({ data: page() });
  const data = { session: '2024', isBeforeReform: true, format: 'QCM', sourceId };
  const { id } = await db.pastExam.create({
    data: { ...data, establishmentId: school, programmeId: row.id },
  });
  const exam = () => db.pastExam.findUnique({ where: { id } });
  const was = await exam();
  assert.equal(
    await refusal(await admin.delete(`/api/admin/sources/${sourceId}`)),
    '409 This source cannot be deleted: 1 past examination rests on it',
  );
  const restore = (list: string, one: string) =>
    admin.post(`${list}/bulk`, { action: 'restore', ids: [one] });
  await admin.delete(`${PATH}/${row.id}`);
  assert.equal((await exam())?.programmeId, null);
  await restore(PATH, row.id);
  assert.deepEqual(await exam(), was);

  await admin.delete(`${PATH}/${row.id}`);
  await admin.delete(`${path}/${school}`);
  assert.equal(await exam(), null);
  await restore(path, school);
  await restore(PATH, row.id);
  assert.deepEqual(await exam(), was);

  const merged = await admin.post(`${path}/${school}/merge`, { into: other });
  assert.equal(merged.status, 200, await merged.clone().text());
  assert.deepEqual(await exam(), { ...was, establishmentId: other });
  await db.pastExam.delete({ where: { id } });
  await admin.delete(`${PATH}/${row.id}`);
  await admin.delete(`${path}/${other}`);
});

test('who saw what a source says stays, whatever is sent of it', async () => {
  const row = await post();
  for (const forged of [
    { personId: randomUUID() },
    { personId: null, seenBy: 'import' },
    { personId: randomUUID(), seenBy: 'watch' },
  ]) {
    const facts = row.facts.map((one) => ({ ...one, ...forged }));
    const { updatedAt } = await read(row);
    const saved = await put(row, { facts, updatedAt });
    assert.equal(saved.status, 200, await saved.clone().text());
    assert.deepEqual((await read(row)).facts, row.facts);
  }
});

test('a record rests on ten sources, and can be saved again; past ones are not counted', async () => {
  const row = await post();
  const more = (count: number, rest: object = {}) =>
    Array.from({ length: count }, () => fact('semesters', 6, rest));
  const tooMany = await put(row, { facts: [...row.facts, ...more(9)] });
  assert.equal(await refusal(tooMany), '422 facts: Ten sources at most');
  const past = more(110, { endedOn: '2026-01-01' });
  const saved = await put(row, { facts: [...past, ...row.facts, ...more(8)] });
  assert.equal(saved.status, 200, await saved.clone().text());
  const again = await put(await read(row), { semesters: 6 });
  assert.equal(again.status, 200, await again.clone().text());
});

test('what a source is said to say twice is as it was said last', async () => {
  const row = await post();
  const [first] = row.facts;
  await put(row, { facts: [...row.facts, { ...first, quote: 'Ainsi dit' }] });
  const { facts } = await read(row);
  assert.equal(facts.length, row.facts.length);
  assert.equal(facts.find(({ field }) => field === first?.field)?.quote, 'Ainsi dit');
});

test('what was there without facts is saved as it was read', async () => {
  const path = '/api/admin/universities';
  const { id } = await db.university.create({ data: samples.universities() as never });
  const { id: _, ...read } = await entity(await admin.get(`${path}/${id}`));
  assert.deepEqual(read.facts, []);
  const saved = await admin.put(`${path}/${id}`, { ...read, description: 'Autrement.' });
  assert.equal(saved.status, 200, await saved.clone().text());
  await admin.delete(`${path}/${id}`);
});

test('a source that was corrected stays so: neither an open form nor an old state undoes it', async () => {
  const row = await post({ sources: [page()] });
  const path = `/api/admin/sources/${(await list(await admin.get(`${PATH}/${row.id}/sources`)))[0]?.id}`;
  const correct = async (change: object) => {
    const { id: _, ...source } = await entity(await admin.get(path));
    const answer = await admin.put(path, { ...source, ...change });
    assert.equal(answer.status, 200, await answer.clone().text());
  };
  await correct({ state: 'gone', stateOn: '2026-11-01' });
  const marked = await put(row, { facts: [...row.facts, fact('semesters', 6)] });
  assert.equal(marked.status, 200, 'what became of a source is no part of the form');

  const open = await read(row);
  await correct({ title: 'Corrigé' });
  const late = await put(open, { facts: row.facts });
  assert.equal(await refusal(late), '409 Someone else changed this meanwhile');
  const [first] = (await list(await admin.get(`${PATH}/${row.id}/revisions`))).toReversed();
  const { updatedAt } = await read(row);
  const restore = `${PATH}/${row.id}/revisions/${first?.id}/restore`;
  assert.equal((await admin.post(restore, { updatedAt })).status, 200);
  const { facts } = await read(row);
  assert.deepEqual(new Set(facts.map(({ source }) => source.title)), new Set(['Corrigé']));
});

test('a withdrawn address leads on along all that came after it, and nowhere in a circle', async () => {
  const [first, second] = [await post(), await post()];
  const third = await post({ formerId: second.id, succession: 'remplace' });
  const after = (row: Master, change: object) => put(row, { facts: undefined, ...change });
  await after(second, { formerId: first.id, succession: 'renomme' });
  const ids = [first.id, second.id];
  await admin.post(`${PATH}/bulk`, { action: 'unpublish', ids });
  const leadsTo = async ({ slug }: Entity) => {
    const { status, headers } = await visitor.get(`/masters/${slug}`);
    return headers.get('location') ?? status;
  };
  assert.equal(await leadsTo(first), `/masters/${third.slug}`);
  assert.equal(await leadsTo(second), `/masters/${third.slug}`);
  await after(await read(first), { formerId: second.id, succession: 'renomme' });
  assert.equal(await leadsTo(first), `/masters/${third.slug}`);
  await after(third, { formerId: null, succession: null });
  assert.deepEqual([await leadsTo(first), await leadsTo(second)], [404, 404]);
});

test('what names a master that was deleted is no conflict, until that one is there again', async () => {
  const former = await post();
  const row = await post({
    formerId: former.id,
    succession: 'renomme',
    name: `Suite ${former.slug}`,
  });
  const conflicts = async () =>
    (await list(await admin.get(`/api/admin/conflicts?q=${former.slug}`))).map(
      ({ field }) => field,
    );
  await admin.delete(`${PATH}/${former.id}`);
  assert.deepEqual(await conflicts(), []);
  await admin.post(`${PATH}/bulk`, { action: 'restore', ids: [former.id] });
  assert.equal((await read(row)).formerId, former.id);
  await put(await read(row), { formerId: null, succession: null });
  assert.deepEqual(await conflicts(), ['formerId']);
});
