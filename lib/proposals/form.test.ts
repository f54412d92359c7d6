import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { proposalSchema } from '@/lib/entities/proposal';
import { PROPOSAL_FIELDS, type ProposalValues, besideField, proposalOf } from './form';

const EMPTY = Object.fromEntries(PROPOSAL_FIELDS.map((name) => [name, ''])) as ProposalValues;
const GIVEN = {
  ...EMPTY,
  name: 'Master en finance',
  what: 'Il manque.\nVoici.',
  sourceUrl: ' https://example.org/page ',
};
const examined = (part: Partial<ProposalValues> = {}, meant = {}) =>
  proposalSchema.safeParse(proposalOf({ ...GIVEN, ...part }, meant));
const proposed = (part: Partial<ProposalValues>, meant = {}) =>
  proposalSchema.parse(proposalOf({ ...GIVEN, ...part }, meant));

/** What is refused, by the field of the form that it stands beside. */
function refused(part: Partial<ProposalValues>, meant = {}): Record<string, string> {
  const issues = examined(part, meant).error?.issues ?? [];
  const words = issues.map(({ path, message }) => besideField({ path: path.join('.'), message }));
  return Object.fromEntries(words.map(({ path, message }) => [path, message]));
}

test('a missing master is an addition, a named one a correction', () => {
  const establishmentId = randomUUID();
  const added = proposed({}, { establishmentId });
  assert.equal(added.kind, 'addition');
  assert.deepEqual(added.fields, { name: GIVEN.name, establishmentId });
  assert.deepEqual([added.what, added.email], ['Il manque.\nVoici.', null]);
  const programmeId = randomUUID();
  const corrected = proposed({ name: '' }, { programmeId });
  assert.deepEqual([corrected.kind, corrected.programmeId], ['correction', programmeId]);
});

test('without a title it is about the establishment that is named, and without one it is nothing', () => {
  const establishmentId = randomUUID();
  assert.deepEqual(proposed({ name: ' ' }, { establishmentId }).fields, { establishmentId });
  assert.equal(examined({ name: ' ' }).success, false);
});

test('what a reader knows of a field is proposed for that field, and what is empty is not', () => {
  const programmeId = randomUUID();
  const values = { semesters: '4', rhythm: '', feeAmount: '14 000', feePer: 'an', feeYear: '2026' };
  const corrected = proposed({ name: '', ...values }, { programmeId });
  const fields = { semesters: 4, feeAmount: 14_000, feePer: 'an', feeYear: 2026 };
  assert.deepEqual(corrected.fields, fields);
});

test('what is refused stands beside its field, in words that its reader knows', () => {
  const programmeId = randomUUID();
  for (const [field, value, meant] of [
    ['name', 'x', {}],
    ['what', '  ', {}],
    ['what', 'x'.repeat(2001), {}],
    ['sourceUrl', 'javascript:alert(1)', {}],
    ['sourceUrl', 'example.org', {}],
    ['email', 'personne', {}],
    ['semesters', '9', { programmeId }],
    ['rhythm', 'parfois', { programmeId }],
    ['feeAmount', 'beaucoup', { programmeId }],
    ['feePer', 'mois', { programmeId }],
    ['feeYear', '26', { programmeId }],
    ['officialUrl', 'javascript:alert(1)', { programmeId }],
  ] as const) {
    const errors = refused({ [field]: value }, meant);
    assert.deepEqual(Object.keys(errors), [field]);
    assert.doesNotMatch(errors[field] ?? '', /[Rr]equired|Must|Invalid|[Tt]oo (?:big|small)/);
  }
});
