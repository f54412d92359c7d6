import assert from 'node:assert/strict';
import { test } from 'node:test';
import { controlFaults } from './check-controls';
import { readPage } from './page';

test('what is seen of a control is in its name, and a box has nothing to fill in', () => {
  const faults = (body: string) => controlFaults(readPage('https://guide.example.org/', body));
  assert.deepEqual(
    faults('<a aria-label="Site officiel, ENCG (autre site)">Site officiel</a>'),
    [],
  );
  assert.deepEqual(faults('<button aria-label="Fermer"><svg></svg></button>'), []);
  assert.equal(faults('<a aria-label="Plateforme, ENCG">Plateforme de candidature</a>').length, 1);
  assert.equal(faults('<input type="checkbox" autocomplete="off">').length, 1);
});
