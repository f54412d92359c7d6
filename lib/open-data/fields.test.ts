import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MasterWithFacts } from '@/lib/content/masters/every-master';
import type { ShownFact } from '@/lib/entities/evidence';
import { resources } from '@/lib/entities/registry';
import { factNames } from '@/lib/entities/entity';
import { FACT_FIELDS, MASTER_FIELDS } from './fields';

const MASTER = {} as MasterWithFacts;

const read = (column: string, fact: Partial<ShownFact>) =>
  FACT_FIELDS.find(({ name }) => name === column)?.read({
    master: MASTER,
    fact: fact as ShownFact,
  });

test('a fact is of a column of the masters’ file', () => {
  const columns = MASTER_FIELDS.map(({ name }) => name);
  const facts = factNames(resources.programmes).map((field) => read('champ', { field }));
  assert.deepEqual(
    facts.filter((name) => !columns.includes(String(name))),
    [],
  );
});

test('an establishment is told by its name, never by an identifier', () => {
  const valueOf = (value: string, named: string | null) =>
    read('valeur', { field: 'establishmentId', value, named });
  assert.equal(valueOf('own', 'ENCG Settat'), 'ENCG Settat');
  assert.equal(valueOf('another', 'ENCG Tanger'), 'ENCG Tanger', 'one that contradicts too');
  assert.equal(valueOf('another', null), null);
});
