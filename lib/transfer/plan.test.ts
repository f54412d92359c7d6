import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CsvFault } from '@/lib/csv/cell';
import { readCsv } from '@/lib/csv/read';
import { resources } from '@/lib/entities/registry';
import type { Names } from './columns';
import { type Stored, namedIn, planImport } from './plan';
import type { Reason } from './report';

const SCHOOL = '11111111-1111-4111-8111-111111111111';
const FINANCE = '22222222-2222-4222-8222-222222222222';
const LAW = '33333333-3333-4333-8333-333333333333';
const MASTER = '44444444-4444-4444-8444-444444444444';
const SLUGS: Record<string, string> = {
  [SCHOOL]: 'encg-settat',
  [FINANCE]: 'finance',
  [LAW]: 'droit',
};
const CALLED: Record<string, string> = { 'encg settat': SCHOOL, 'banque, finance': FINANCE };

const names: Names = {
  slugOf: (_, id) => SLUGS[id] ?? '',
  idOf(_, called) {
    const bySlug = Object.entries(SLUGS).find(([, slug]) => slug === called)?.[0];
    const id = bySlug ?? CALLED[called.toLowerCase()];
    if (!id) throw new CsvFault('There is none');
    return id;
  },
};

const stored: Stored = {
  id: MASTER,
  slug: 'master-finance',
  updatedAt: '2026-09-14T08:00:00.000Z',
  input: {
    ...{ name: 'Master Finance', originalTitle: 'ماستر المالية', slug: 'master-finance' },
    ...{ kind: 'master', status: 'atteste', establishmentId: SCHOOL, categoryIds: [FINANCE] },
    ...{ languages: ['fr'], rhythm: null, semesters: 4, officialUrl: null, admission: null },
    ...{ admissionModes: [], requirements: null, feeFree: false, feeAmount: 1250, feePer: 'an' },
    ...{ feeYear: 2025, feeApproximate: false, verifiedOn: '2026-09-03', internalNote: null },
    ...{ publishedAt: null, sources: [source('A', '2024-09'), source('B', null)] },
  },
};

function source(publisher: string, date: string | null) {
  return { publisher, title: null, url: 'https://a.ma/', date, kind: 'presse' };
}

async function plan(text: string | Uint8Array, change: Partial<Stored> = {}) {
  const file = await readCsv(typeof text === 'string' ? Buffer.from(text) : text);
  return planImport(resources.programmes, file, { stored: [{ ...stored, ...change }], names });
}

/** The reasons of the one row that there is. */
async function reasons(text: string | Uint8Array): Promise<Reason[]> {
  const { report, writes } = await plan(text);
  assert.deepEqual(writes, []);
  const [row] = report.rows;
  return row?.what === 'refuse' ? row.reasons : [];
}

test('only what is in the file and differs is changed, each cell told as old and new', async () => {
  const { report, writes } = await plan(
    'Slug;Frais;Fee amount;Semesters\nmaster-finance;;1 300,00;\n'
      .replace('Frais;', 'Status;')
      .replace(';;', ';atteste;'),
  );
  assert.deepEqual(report.rows, [
    {
      ...{ what: 'change', line: 2, name: 'Master Finance' },
      cells: [
        { column: 'semesters', before: '4', after: '' },
        { column: 'fee_amount', before: '1250', after: '1300' },
      ],
    },
  ]);
  assert.deepEqual(writes[0]?.data, { semesters: null, feeAmount: 1300 });
});

const DECIDED = 'slug;semesters;status;internal_note\nmaster-finance;3;annonce;Lu\n';

test('what somebody changed stays, and what the file says of it is told to contradict it', async () => {
  const changed = ['semesters', 'internalNote'];
  const { report, writes } = await plan(DECIDED, { changed });
  const [row] = report.rows;
  assert.deepEqual(row?.what === 'change' && row.cells, [
    { column: 'status', before: 'atteste', after: 'annonce' },
    { column: 'semesters', before: '4', after: '3', isDecided: true },
    { column: 'internal_note', before: '', after: 'Lu' },
  ]);
  const [write] = writes;
  assert.deepEqual(write?.data, { status: 'annonce', internalNote: 'Lu' });
  assert.deepEqual([write.proposed, report.contradicted], [{ semesters: 3 }, 1]);
});

test('what somebody of the team saw a source say stays as well, and what goes with it', async () => {
  const seen = { field: 'feeAmount', value: 1250, source: source('A', null) };
  const person = { ...seen, seenBy: 'team', personId: LAW };
  const file = 'slug;fee_amount;fee_per;fee_year\nmaster-finance;1300;an;2026\n';
  const withFacts = (facts: object[]) => plan(file, { input: { ...stored.input, facts } });
  const { writes } = await withFacts([person]);
  assert.deepEqual(
    [writes[0]?.data, writes[0]?.proposed],
    [{}, { feeAmount: 1300, feeYear: 2026 }],
  );
  const byNobody = await withFacts([{ ...seen, seenBy: 'import', personId: null }]);
  assert.deepEqual(byNobody.writes[0]?.proposed, {});
});

test('what contradicts already is not told again, nor is an emptied cell', async () => {
  const changed = ['semesters'];
  const facts = [{ field: 'semesters', value: 3, source: source('A', null), personId: null }];
  const input = { ...stored.input, facts };
  for (const cell of ['3', '']) {
    const { report } = await plan(`slug;semesters\nmaster-finance;${cell}\n`, { input, changed });
    assert.deepEqual([report.counts.keep, report.contradicted], [1, 0]);
  }
});

test('a new row needs no slug: its name and its establishment make one', async () => {
  const { writes } = await plan(
    'name,kind,status,establishment,categories,fee_free\nMaster Audit,Master,annonce,ENCG Settat,"banque, finance",oui\n',
  );
  const { slug, establishmentId, categoryIds, feeFree, semesters } = writes[0]?.data ?? {};
  assert.equal(slug, 'master-audit-encg-settat');
  assert.deepEqual(
    [establishmentId, categoryIds, feeFree, semesters],
    [SCHOOL, [FINANCE], true, null],
  );
});

test('sources without columns stay, those whose cells are emptied go', async () => {
  const { writes } = await plan('slug,source1_date\nmaster-finance,2025\n');
  assert.deepEqual(writes[0]?.data.sources, [source('A', '2025'), source('B', null)]);
  const header = 'slug,source1_publisher,source1_title,source1_url,source1_date,source1_kind';
  const emptied = await plan(`${header}\nmaster-finance,,,,,\n`);
  assert.deepEqual(emptied.writes[0]?.data.sources, [source('B', null)]);
});

test('a row that says what is there already is kept, even where rules became stricter', async () => {
  const older = { ...stored, input: { ...stored.input, officialUrl: 'http://a.ma/' } };
  const file = await readCsv(Buffer.from('slug,official_url\nmaster-finance,http://a.ma/\n'));
  const { report } = await planImport(resources.programmes, file, { stored: [older], names });
  assert.equal(report.counts.keep, 1);
});

for (const [what, file, column, message] of [
  ['an amount without its year', 'slug,fee_year\nmaster-finance,\n', 'fee_year', /year/],
  ['an id of nobody', `id,name\n${LAW},Master\n`, 'id', /Nothing has this id/],
  [
    'a choice that is none',
    'slug,rhythm\nmaster-finance,parfois\n',
    'rhythm',
    /one of: temps-plein/,
  ],
  [
    'an establishment that is none',
    'slug,establishment\nmaster-finance,x\n',
    'establishment',
    /none/,
  ],
  [
    'a source without publisher',
    'slug,source2_publisher\nmaster-finance,\n',
    'source2_publisher',
    /Required/,
  ],
  [
    'publishing without a source',
    'name,kind,status,establishment,published_at\nMaster X,master,annonce,encg-settat,2026-09-01\n',
    'source1_publisher',
    /source/,
  ],
  [
    'a name without a Latin letter, which makes no slug',
    'name,kind,status,establishment,languages\nماستر القانون,master,annonce,encg-settat,ar\n',
    'slug',
    /^Required$/,
  ],
  ['a formula', 'slug,admission\nmaster-finance,"=1+1"\n', 'admission', /formula/],
  [
    'an ambiguous day',
    'slug,verified_on\nmaster-finance,03/04/2026\n',
    'verified_on',
    /either way/,
  ],
  ['too many cells', 'slug,name\nmaster-finance,Master Finance,plus\n', undefined, /more cells/],
  [
    'a row changed since',
    'slug,semesters,updated_at\nmaster-finance,3,2026-01-01T00:00:00.000Z\n',
    undefined,
    /after this file was written/,
  ],
] as const) {
  test(`refuses ${what}, and names the column`, async () => {
    const [reason] = await reasons(file);
    assert.equal(reason?.column, column);
    assert.match(reason?.message ?? '', message);
  });
}

test('one clear day of the file tells how an ambiguous one is meant', async () => {
  const { writes } = await plan(
    'name,kind,status,establishment,verified_on\nMaster Un,master,annonce,encg-settat,15/09/2026\nMaster Deux,master,annonce,encg-settat,03/04/2026\n',
  );
  assert.deepEqual(
    writes.map(({ data }) => data.verifiedOn),
    ['2026-09-15', '2026-04-03'],
  );
  const { report } = await plan('slug;verified_on\nmaster-finance;03/09/2026\n');
  assert.equal(report.counts.keep, 1, 'as French Excel writes what was exported');
});

test('letters that Excel lost in Windows-1252 do not replace those that are there', async () => {
  const bytes = Buffer.from(
    'slug;original_title;admission\nmaster-finance;????? ???????;\xc9crit\n',
    'latin1',
  );
  const [reason] = await reasons(bytes);
  assert.equal(reason?.column, 'original_title');
  assert.match(reason?.message ?? '', /save it as CSV UTF-8/);
});

test('the second row about one master is refused, and says where the first is', async () => {
  const { report } = await plan('slug,semesters\nmaster-finance,3\nmaster-finance,2\n');
  assert.deepEqual(report.rows[1], {
    ...{ what: 'refuse', line: 3, name: 'Master Finance' },
    reasons: [{ message: 'Line 2 is about the same row' }],
  });
});

test('the plan is another when the row was changed meanwhile', async () => {
  const file = await readCsv(Buffer.from('slug,semesters\nmaster-finance,3\n'));
  const later = { ...stored, updatedAt: '2026-10-01T00:00:00.000Z' };
  const [one, same, other] = await Promise.all(
    [stored, stored, later].map((row) =>
      planImport(resources.programmes, file, { stored: [row], names }),
    ),
  );
  assert.equal(one?.report.plan, same?.report.plan);
  assert.notEqual(one?.report.plan, other?.report.plan);
});

test('unknown, missing and repeated columns refuse the file', async () => {
  await assert.rejects(plan('slug,couleur\na,b\n'), /Column B has a name that is not known/);
  await assert.rejects(plan('slug,Slug\na,b\n'), /there twice/);
  await assert.rejects(plan('id\nx\n'), /names no known column/);
});

test('ten thousand errors are counted, and the first of them listed', async () => {
  const { report } = await plan(`slug,rhythm\n${'master-finance,parfois\n'.repeat(10_000)}`);
  assert.equal(report.counts.refuse, 10_000);
  assert.equal(report.rows.length, 500);
});

const NEW = 'name;kind;status;establishment;languages';

test('letters that Excel lost do not begin a new row either', async () => {
  const file = `${NEW}\nMaîtrise en ?????;master;annonce;encg-settat;ar\n`;
  const [reason] = await reasons(Buffer.from(file, 'latin1'));
  assert.equal(reason?.column, 'name');
  assert.match(reason?.message ?? '', /save it as CSV UTF-8/);
  const inUtf8 = await plan(file);
  assert.equal(inUtf8.report.counts.create, 1, 'in UTF-8 nothing is lost');
});

test('what is missing is said in words', async () => {
  assert.deepEqual(await reasons(`${NEW}\n;master;annonce;;\n`), [
    { column: 'name', message: 'Required' },
    { column: 'slug', message: 'Required' },
    { column: 'establishment', message: 'Required' },
  ]);
});

test('others have their turn while rows are checked that take long', async () => {
  const rows = Array.from({ length: 20 }, () => 'Master;master;annonce;encg-settat;fr');
  const file = await readCsv(Buffer.from([NEW, ...rows].join('\n')));
  let turns = 0;
  let isDone = false;
  const others = (async () => {
    for (; !isDone; turns += 1) await new Promise(setImmediate);
  })();
  let now = 0;
  const tenMsARow = () => (now += 10);
  await planImport(resources.programmes, file, { stored: [], names }, undefined, tenMsARow);
  isDone = true;
  await others;
  assert.ok(turns > 5, `${turns} turns`);
});

test('a call needs no slug: its establishment and its year make one, by which it is found', async () => {
  const call = { id: LAW, slug: 'encg-settat-2026-2027' };
  const source = { publisher: 'A', url: 'https://a.ma/', publishedOn: null };
  const input = { slug: call.slug, academicYear: '2026-2027', establishmentId: SCHOOL, source };
  const known = { ...call, updatedAt: stored.updatedAt, input };
  const header = 'Academic year,Establishment,slug,opens_on,source_publisher,source_url';
  const rows = [
    '2026-2027,ENCG Settat,,2026-07-15,A,https://a.ma/',
    '2027-2028,encg-settat,,,A,https://a.ma/',
    '2026-2027,Nulle part,,,A,https://a.ma/',
  ];
  const file = await readCsv(Buffer.from([header, ...rows].join('\n')));
  assert.deepEqual(namedIn(resources.calls, file, names, [call, stored]), [call]);
  const { report, writes } = await planImport(resources.calls, file, { stored: [known], names });
  assert.deepEqual(
    report.rows.map(({ what }) => what),
    ['change', 'create', 'refuse'],
  );
  assert.deepEqual(
    writes.map(({ data }) => data.slug),
    [undefined, 'encg-settat-2027-2028'],
  );
});

test('of all rows those alone are read that the file names, and the others keep their slugs', async () => {
  const others = [
    { id: LAW, slug: 'autre' },
    { id: MASTER, slug: 'master-finance' },
  ];
  const named = (text: string) =>
    readCsv(Buffer.from(text)).then((file) => namedIn(resources.programmes, file, names, others));
  assert.deepEqual(await named('name,slug\nA, autre \nB,nouveau\n'), [others[0]]);
  assert.deepEqual(await named(`id,name\n${MASTER.toUpperCase()},A\n,B\n`), [others[1]]);
  assert.deepEqual(await named('name\nautre\n'), []);

  const taken = [{ id: LAW, slug: 'audit-encg-settat' }];
  const file = await readCsv(
    Buffer.from('name,kind,status,establishment\nAudit,mba,annonce,encg-settat\n'),
  );
  const { report, writes } = await planImport(resources.programmes, file, {
    stored: [],
    taken,
    names,
  });
  assert.deepEqual(writes, []);
  const [row] = report.rows;
  assert.deepEqual(row?.what === 'refuse' && row.reasons, [
    { column: 'slug', message: 'This slug is already in use' },
  ]);
});
