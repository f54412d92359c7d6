import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COLUMNS, callsFile, template } from './many-calls-screen';

const places = [
  { slug: 'encg-settat', name: 'École nationale de commerce de Settat', acronym: 'ENCG Settat' },
  { slug: 'fs-rabat', name: 'Faculté des sciences', acronym: null },
  { slug: 'fs-agadir', name: 'Faculté des sciences', acronym: null },
];

test('an establishment is found by its acronym, its name or its slug, and begins the slug', () => {
  const text = 'encg settat\t2026-2027\t\t15/09/2026\r\nfs-rabat\t2026-2027\r\n\r\n';
  assert.equal(
    callsFile(text, places),
    [
      'slug\testablishment\tacademic_year\topens_on\tcloses_on',
      'encg-settat-2026-2027\tencg-settat\t2026-2027\t\t15/09/2026',
      'fs-rabat-2026-2027\tfs-rabat\t2026-2027\n',
    ].join('\n'),
  );
});

test('columns stand in any order under their names, and a name that two have is nobody’s', () => {
  const text = 'Academic year\tEstablishment\n2026-2027\tFaculté des sciences\n';
  assert.equal(
    callsFile(text, places),
    [
      'slug\tAcademic year\tEstablishment',
      'faculte-des-sciences-2026-2027\t2026-2027\tFaculté des sciences\n',
    ].join('\n'),
  );
});

test('a table that has slugs stays as it is', () => {
  const text = 'slug\testablishment\nx\tfs-rabat\n';
  assert.equal(callsFile(text, places), text);
});

test('last year’s calls come without their dates and without their notice', () => {
  const call = {
    establishmentSlug: 'encg-settat',
    applyUrl: 'https://a.ma/',
    source: { publisher: 'ENCG' },
    opensOn: '2026-07-01',
    closesOn: '2026-09-01',
  };
  const text = template([call], '2027-2028');
  assert.deepEqual(text.split('\n'), [
    COLUMNS.join('\t'),
    'encg-settat\t2027-2028\t\t\thttps://a.ma/\tENCG\t\t\t',
    '',
  ]);
});
