import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formValues } from '@/lib/entities/form-values';
import { resources } from '@/lib/entities/registry';
import { type Proposal, comparison, filled, isAboutPlace, proposalName } from './proposals-screen';

const proposal = (fields: Proposal['fields'], sourceUrl = 'https://www.ecole.ma/master') =>
  ({ fields, sourceUrl }) as Proposal;

test('each proposed field stands beside what the record says, in words', () => {
  const current = { semesters: 4, languages: ['fr'], rhythm: null, feeFree: false };
  const lines = comparison(
    { rhythm: 'week-end', semesters: 4, languages: [], feeFree: true },
    current,
  );
  assert.deepEqual(
    lines.map(({ label, now, proposed, isSame }) => [label, now, proposed, isSame]),
    [
      ['Languages', 'French', 'Not known', false],
      ['Rhythm', 'Not known', 'Weekends', false],
      ['Semesters', '4', '4', true],
      ['Said to be free', 'No', 'Yes', false],
    ],
  );
});

test('a proposal without a title is about its establishment, and is called by its name', () => {
  const about = { ...proposal({ establishmentId: 'e1' }), kind: 'addition' } as Proposal;
  assert.equal(proposalName({ ...about, establishmentName: 'ENCG Settat' }), 'ENCG Settat');
  assert.equal(isAboutPlace({ ...about, fields: { establishmentId: 'e1', name: 'Audit' } }), false);
  assert.equal(isAboutPlace({ ...about, fields: {} }), false);
});

test('the form is filled with what is proposed, and with its source, which stands last', () => {
  const before = formValues(resources.programmes);
  const form = filled(proposal({ semesters: 3, feeAmount: null, languages: ['ar'] }), {
    ...before,
    feeAmount: '5000',
    name: 'Un master',
  });
  assert.deepEqual(
    [form.semesters, form.feeAmount, form.languages, form.name],
    ['3', '', ['ar'], 'Un master'],
  );
  assert.deepEqual(form.sources, [
    {
      publisher: 'ecole.ma',
      kind: 'autre',
      title: '',
      url: 'https://www.ecole.ma/master',
      date: '',
    },
  ]);
  assert.deepEqual(filled(proposal({}), form).sources, form.sources, 'a known source stays one');
});
