import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'node-html-parser';
import { bringPeople } from '../../fixtures/people/people';

const { visitor, db } = await bringPeople();

async function search(query: Record<string, string>) {
  const answer = await visitor.get(`/recherche?${new URLSearchParams(query)}`);
  return { answer, page: parse(await answer.text()) };
}

test('what cannot be looked for is explained', async () => {
  for (const [q, status, words] of [
    ['   ', 200, /de 2 à 100 caractères/],
    ['a', 400, /au moins 2 caractères/],
    ['x'.repeat(101), 400, /trop longue/],
    ['x'.repeat(1_500), 400, /trop longue/],
    ['mot '.repeat(400), 400, /trop longue/],
    ['ab\u0001', 400, /illisibles/],
    ['ab\u0000', 400, /illisibles/],
  ] as const) {
    const { answer, page } = await search({ q });
    assert.equal(answer.status, status, JSON.stringify(q));
    assert.match(page.querySelector('#question-aide')?.text ?? '', words);
    assert.equal(page.querySelectorAll('h1').length, 1);
  }
  const endless = await visitor.get(`/recherche?q=${'x'.repeat(10_000)}`);
  assert.equal(endless.status, 414);
  assert.equal((await visitor.get('/recherche')).status, 200);
  const empty = await visitor.get('/recherche?q=&ville=');
  assert.deepEqual([empty.status, empty.headers.get('location')], [308, '/recherche']);
});

test('a hostile question is shown as it is and does nothing', async () => {
  for (const q of [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' OR 1=1 --",
    "master'); DROP TABLE articles; --",
    '</title><script>alert(1)</script>',
    '{{7*7}} ${7*7}',
    'a:* & !b | (c <-> d)',
    '%00 %_\\',
    '%%%%%%%%%% ______',
    'a b c d e f g h i j k l m n o p q r s t u v w x y z 0 1 2 3 4 5',
    "'' ''' :* 'visa':* <-> ((",
    '‮retour',
    'constructor toString __proto__ valueOf',
  ]) {
    const { answer, page } = await search({ q });
    assert.equal(answer.status, 200, q);
    assert.equal(page.querySelector('#question')?.getAttribute('value'), q);
    const scripts = page.querySelectorAll('script').filter(({ text }) => text === 'alert(1)');
    assert.equal(scripts.length + page.querySelectorAll('[onerror]').length, 0, q);
  }
  assert.ok((await db.article.count()) > 0);
});
