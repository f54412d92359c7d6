import assert from 'node:assert/strict';
import { test } from 'node:test';
import { counted, frenchNumber, programmes, viewsInThousands } from './numbers';

test('figures are grouped the French way', () => {
  assert.equal(frenchNumber(1234567), '1\u202f234\u202f567');
});

test('views are shown in thousands', () => {
  assert.equal(viewsInThousands(0), '0k vues');
  assert.equal(viewsInThousands(950), '1k vues');
  assert.equal(viewsInThousands(1234), '1,2k vues');
  assert.equal(viewsInThousands(15_500), '15,5k vues');
});

test('plurals begin at two', () => {
  assert.equal(counted(0, 'article'), '0 article');
  assert.equal(counted(1, 'vue'), '1 vue');
  assert.equal(counted(1200, 'vue'), '1\u202f200 vues');
});

test('the masters of a university: its own number wins, then those that are listed', () => {
  const say = (programCount: number, masterCount: number) =>
    programmes({ programCount, masterCount });
  assert.equal(say(0, 0), 'Programmes de master en cours de recensement');
  assert.equal(say(0, 1), '1 programme de master');
  assert.equal(say(0, 12), '12 programmes de master');
  assert.equal(say(1, 12), '1 programme de master');
  assert.equal(say(40, 0), '40 programmes de master');
});
