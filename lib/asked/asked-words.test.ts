import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askedWords } from './understand';

const asked = (q: string) => askedWords(q).map(({ word }) => word);

test('a school and a subject that are called like verbs are looked for', () => {
  assert.deepEqual(asked('master EST'), ['est']);
  assert.deepEqual(asked('est casablanca'), ['est', 'casablanca']);
  assert.deepEqual(asked('école EST de Fès'), ['est', 'fes']);
  assert.deepEqual(asked('MBA AI'), ['mba', 'ai']);
  assert.ok(
    askedWords('master ai')[0]?.ways.some(([part = '']) => part.startsWith(' intelligence art')),
  );
});

test('in a sentence they are verbs', () => {
  assert.deepEqual(asked('quelle est la meilleure finance'), ['finance']);
  assert.deepEqual(asked("j'ai une licence"), ['licence']);
});
