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

test('a box has nothing to fill in', () => {
  assert.equal(faults('<input type="checkbox" autocomplete="off">').length, 1);
  assert.deepEqual(faults('<input type="email" autocomplete="email">'), []);
});
