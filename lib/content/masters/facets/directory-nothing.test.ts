import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Facets, usualSort, withoutConditions } from '@/lib/entities/directory';
import { DAY_OF_CALLS, FEW_MASTERS } from '@/tests/fixtures/data/few-masters';
import { directoryIndex } from './directory-index';
import { matchDirectory } from './directory-match';
import { correctedQuestion, loosened, nearestByWords, placesCalled } from './directory-nothing';

const index = directoryIndex(FEW_MASTERS, DAY_OF_CALLS);

test('what finds nothing says with how few conditions less it would', () => {
  const ways = ({ q = '', ...facets }: Facets & { q?: string }) => {
    const choice = { q, facets, tri: usualSort(q) };
    return loosened(index, choice).map(({ without, count }) => {
      const { entries } = matchDirectory(index, withoutConditions(choice, without), DAY_OF_CALLS);
      assert.equal(entries.length, count, without.join());
      return `${without.join('+')} ${count}`;
    });
  };
  const two = ways({ specialisation: 'droit', statut: 'public' });
  assert.deepEqual(two, ['specialisation 2', 'statut 1']);
  const worded = ways({ specialisation: 'droit', q: 'journalisme' });
  assert.deepEqual(worded, ['q 1', 'specialisation 1']);
  const pair = ways({ q: 'xyz', frais: 'gratuit', langue: 'en', statut: 'public' });
  assert.deepEqual(pair, ['langue+q 1']);
  assert.deepEqual(ways({ q: 'xyz' }), [], 'without anything there is the whole list');
});

test('words that no master has are read as the nearest, or find those with most of them', () => {
  assert.equal(correctedQuestion(index, 'Contrle de gestoin'), 'controle de gestion');
  assert.equal(correctedQuestion(index, 'audit xyzxyz'), undefined);
  const nearest = nearestByWords(index, 'audit gestion droit').map(({ id }) => id);
  assert.deepEqual(nearest, ['a', 'b']);
  assert.deepEqual(placesCalled(index, 'isic'), ['e3']);
  assert.deepEqual(placesCalled(index, 'hors de tout'), []);
});
