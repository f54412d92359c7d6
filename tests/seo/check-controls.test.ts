import assert from 'node:assert/strict';
import { test } from 'node:test';
import { controlFaults } from './check-controls';
import { readPage } from './page';

const faults = (body: string) => controlFaults(readPage('https://guide.example.org/', body));

test('a link and a button are called something', () => {
  const icon = '<svg aria-hidden="true"></svg>';
  assert.equal(faults(`<button>${icon}</button><a href="/">${icon}</a>`).length, 2);
  const named = `<button aria-label="Fermer">${icon}</button><a href="/">${icon} Accueil</a>`;
  assert.deepEqual(faults(named), []);
  const hidden = `<button>${icon}<span class="sr-only">Garder</span></button>`;
  assert.deepEqual(faults(`${hidden}<a href="/"><img alt="Guide des masters" src="x"></a>`), []);
});

test('what is seen of a control is in its name, and a box has nothing to fill in', () => {
  assert.deepEqual(
    faults('<a aria-label="Site officiel, ENCG (autre site)">Site officiel</a>'),
    [],
  );
  assert.deepEqual(faults('<button aria-label="Fermer"><svg></svg></button>'), []);
  assert.equal(faults('<a aria-label="Plateforme, ENCG">Plateforme de candidature</a>').length, 1);
  assert.equal(faults('<input type="checkbox" autocomplete="off">').length, 1);
});
