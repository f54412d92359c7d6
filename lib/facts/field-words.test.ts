import assert from 'node:assert/strict';
import { test } from 'node:test';
import { programmes } from '@/lib/entities/programme';
import { resources } from '@/lib/entities/registry';
import { factNames } from './after-save';
import { FIELD_NAMES, fieldNames, valueWords } from './field-words';

test('every field that is a fact has a name that readers understand', () => {
  const { programmes, establishments, calls, universities } = resources;
  const names = [programmes, establishments, calls, universities].flatMap(factNames);
  assert.deepEqual([...new Set(names)].toSorted(), Object.keys(FIELD_NAMES).toSorted());
});

test('fields are named in the order in which readers look for them', () => {
  const named = fieldNames(['applyUrl', 'establishmentId', 'kind', 'name', 'status']);
  assert.equal(named, 'intitulé, diplôme, état, établissement, plateforme de candidature');
});

test('a former value is told in words, unless it only points to another row', () => {
  const words = (field: string, value: unknown) => valueWords(programmes, field, value);
  assert.equal(words('admissionModes', ['dossier', 'oral']), 'Sur dossier et entretien');
  assert.equal(words('feeAmount', 75_000)?.replace(/\s/g, ' '), '75 000 DH');
  assert.equal(words('feeFree', true), 'oui');
  assert.equal(words('semesters', null), null);
  assert.equal(words('establishmentId', '5b1f0a52-4d0c-4f0e-9c57-7a1a9f1f6f10'), null);
});
