import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readingFaults } from './check-readable';
import { type Demand, eachSays, has, holds, leads, lists, newestFirst, says } from './demands';
import { readPage } from './page';

const page = (body: string) => readPage('https://guide.example.org/x', `<body>${body}</body>`);
const TEXT = 'Un texte assez long pour que personne ne le prenne pour une page vide.';

test('a page that can be read has no fault', () => {
  const body = `<main><h1>Villes</h1><h2 id="a">Une</h2><h3 id="b">Deux</h3><h2>Trois</h2>${TEXT}</main>`;
  assert.deepEqual(readingFaults(page(body)), []);
});

describe('a page that cannot be read is told', () => {
  const broken: Record<string, string> = {
    'no heading': `<main>${TEXT}</main>`,
    'a heading that a script is to show': `<main><h1 hidden>Villes</h1>${TEXT}</main>`,
    'a text that a script is to show': `<main><h1>Villes</h1><div hidden>${TEXT}</div></main>`,
    'a text that a script is to bring': `<main><h1>Villes</h1><template>${TEXT}</template></main>`,
    'an id twice': `<main><h1 id="a">Villes</h1><p id="a">${TEXT}</p></main>`,
    'a link that is called otherwise': `<main><h1>Villes</h1>${TEXT}<a aria-label="Ici">Là</a></main>`,
    'a level left out': `<main><h1>Villes</h1><h3>Une</h3>${TEXT}</main>`,
  };
  for (const [name, body] of Object.entries(broken)) {
    test(name, () => assert.equal(readingFaults(page(body)).length, 1));
  }
});

describe('what is demanded of a page and not there is told', () => {
  const body = `<ul><li>Fès <time datetime="2026-01-01">a</time></li><li>Rabat</li></ul>
    <a href="/villes" rel="nofollow">Villes</a><time datetime="2026-02-01">b</time>`;
  const kept: Record<string, [kept: Demand, broken: Demand]> = {
    says: [says('ul', 'Fès', /Rabat$/), says('ul', 'Fès', 'Oujda')],
    eachSays: [eachSays('li', /^\w/), eachSays('li', /Fès/)],
    lists: [lists('a', ['Villes']), lists('li', ['Rabat', 'Fès a'])],
    holds: [holds('li', 2), holds('li')],
    leads: [leads('body', '/villes'), leads('ul', '/villes')],
    has: [has('a', 'rel', /follow/), has('a', 'rel', /noopener/)],
    'has, of nothing': [has('a', 'href', /^\/villes$/), has('b', 'href', /./)],
    newestFirst: [newestFirst('li time'), newestFirst('time')],
  };
  for (const [name, [right, wrong]] of Object.entries(kept)) {
    test(name, () => {
      assert.deepEqual(right(page(body)), []);
      assert.equal(wrong(page(body)).length, 1);
    });
  }
});
