import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resources } from '@/lib/entities/registry';
import { fieldText } from './field-text';

test('the log and revisions tell what each source said of which field, and until when', () => {
  const field = resources.programmes.fields.find(({ name }) => name === 'facts');
  assert.ok(field);
  const fact = { field: 'semesters', value: 4, source: { publisher: 'HEM' }, endedOn: null };
  const school = '11111111-1111-4111-8111-111111111111';
  const others = [
    { ...fact, field: 'languages', value: ['fr', 'en'], endedOn: '2026-09-01' },
    { ...fact, field: 'establishmentId', value: school },
  ];
  assert.deepEqual(fieldText(field, [fact, ...others], () => '').split('\n'), [
    'semesters: 4 · HEM',
    'languages: fr, en · HEM · until 2026-09-01',
    'establishmentId · HEM',
  ]);
});
