import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COLUMNS, template, withHeader } from './many-calls-screen';

test('a table has the columns in their order, as many as it has, or its own first line', () => {
  const bare = '\r\nencg settat\t2026-2027\t\t15/09/2026\r\nfs-rabat\t2026-2027\r\n';
  assert.equal(withHeader(bare), `establishment\tacademic_year\topens_on\tcloses_on\n${bare}`);
  const named = '\nAcademic year\tÉtablissement\tEstablishment\n2026-2027\t\tfs-rabat\n';
  assert.equal(withHeader(named), named);
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
