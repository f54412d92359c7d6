import assert from 'node:assert/strict';
import { test } from 'node:test';
import { programmes } from '@/lib/entities/programme';
import { resources } from '@/lib/entities/registry';
import { namesOfFacts, valueWords } from './words';

test('what is a fact in several entities has one name for readers', () => {
  const fields = Object.values(resources).flatMap((resource) => resource.fields);
  const named = fields.filter(({ factName }) => factName);
  const pairs = new Set(named.map(({ name, factName }) => `${name}: ${factName}`));
  assert.equal(pairs.size, new Set(named.map(({ name }) => name)).size);
});

test('fields are named in the order in which readers look for them', () => {
  const named = namesOfFacts(['applyUrl', 'establishmentId', 'kind', 'name', 'status']);
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
