import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { formStamp } from '@/lib/process/form-stamp';
import { examineProposal } from './form';

const GIVEN = {
  name: 'Master en finance',
  what: 'Il manque.\r\nVoici.',
  sourceUrl: ' https://example.org/page ',
  email: '',
  secondes: '12.5',
};
const examined = (part: Record<string, string> = {}, meant = {}) =>
  examineProposal(new URLSearchParams({ ...GIVEN, ...part }), meant);

test('a missing master is an addition, a named one a correction', () => {
  const establishmentId = randomUUID();
  const added = examined({}, { establishmentId });
  assert.ok('proposal' in added);
  assert.equal(added.proposal.kind, 'addition');
  assert.deepEqual(added.proposal.fields, { name: GIVEN.name, establishmentId });
  assert.deepEqual([added.proposal.what, added.proposal.email], ['Il manque.\nVoici.', null]);
  const programmeId = randomUUID();
  const corrected = examined({ name: '' }, { programmeId });
  assert.ok('proposal' in corrected);
  assert.deepEqual(
    [corrected.proposal.kind, corrected.proposal.programmeId],
    ['correction', programmeId],
  );
});

test('without a title it is about the establishment that is named, and without one it is nothing', () => {
  const establishmentId = randomUUID();
  const about = examined({ name: ' ' }, { establishmentId });
  assert.ok('proposal' in about);
  assert.deepEqual(about.proposal.fields, { establishmentId });
  assert.ok('filled' in examined({ name: ' ' }));
});

test('what a reader knows of a field is proposed for that field, and what is empty is not', () => {
  const programmeId = randomUUID();
  const values = { semesters: '4', rhythm: '', feeAmount: '14 000', feePer: 'an', feeYear: '2026' };
  const corrected = examined({ name: '', ...values }, { programmeId });
  assert.ok('proposal' in corrected);
  const fields = { semesters: 4, feeAmount: 14_000, feePer: 'an', feeYear: 2026 };
  assert.deepEqual(corrected.proposal.fields, fields);
  for (const [field, value] of [
    ...[
      ['semesters', '9'],
      ['rhythm', 'parfois'],
      ['feeAmount', 'beaucoup'],
      ['feePer', 'mois'],
    ],
    ...[
      ['feeYear', '26'],
      ['officialUrl', 'javascript:alert(1)'],
    ],
  ] as const) {
    const answer = examined({ [field as string]: value as string }, { programmeId });
    assert.ok('filled' in answer, field);
    assert.deepEqual(Object.keys(answer.filled.errors), [field]);
  }
});

test('what is refused stands beside its field, and nothing typed is lost', () => {
  for (const [field, value] of [
    ['name', 'x'],
    ['what', '  '],
    ['what', 'x'.repeat(2001)],
    ['sourceUrl', 'javascript:alert(1)'],
    ['sourceUrl', 'example.org'],
    ['email', 'personne'],
  ] as const) {
    const answer = examined({ [field]: value });
    assert.ok('filled' in answer, field);
    const { errors, values, outcome } = answer.filled;
    assert.equal(outcome, 'invalid');
    assert.deepEqual(Object.keys(errors), [field]);
    assert.doesNotMatch(errors[field] ?? '', /[Rr]equired|Must/);
    assert.equal(values[field], value);
  }
});

test('what came faster than anybody writes is shown once more, and then believed', (t) => {
  t.mock.timers.enable({ apis: ['Date'] });
  for (const secondes of ['', '1', '-5', '1e9', 'NaN', '9'.repeat(20)]) {
    const answer = examined({ secondes });
    assert.ok('filled' in answer && answer.filled.outcome === 'review', secondes);
  }
  assert.ok('proposal' in examined({ secondes: '', moment: formStamp(Date.now() - 4000) }));
});
