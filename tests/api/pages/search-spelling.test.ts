import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type HTMLElement, parse } from 'node-html-parser';
import { createClient } from '../../fixtures/site/client';

const visitor = createClient();

async function search(query: Record<string, string>) {
  const answer = await visitor.get(`/recherche?${new URLSearchParams(query)}`);
  const page = parse(await answer.text());
  return { page, titles: page.querySelectorAll('main h3').map(({ text }) => text) };
}

const links = ({ page }: { page: HTMLElement }) =>
  page.querySelectorAll('main a').map((a) => [a.text, a.getAttribute('href')]);

test('accents and typing errors are forgiven, and the page says so', async () => {
  const [with_, without] = [await search({ q: 'Équivalence' }), await search({ q: 'equivalence' })];
  assert.deepEqual(with_.titles, without.titles);
  const { page, titles } = await search({ q: 'casablnca' });
  assert.ok(titles.includes('Casablanca'));
  const status = page.querySelector('main [role=status]')?.text ?? '';
  assert.match(status, /Aucun résultat pour «\scasablnca\s»\./);
  assert.match(status, /pour «\sCasablanca\s»/);
});

test('a corrected question can be asked as it was typed, and then the other is offered', async () => {
  const address = '/recherche?q=casablnca&mots=exacts';
  assert.deepEqual(
    links(await search({ q: 'casablnca' })).filter(([text]) => text?.startsWith('Chercher')),
    [['Chercher tout de même «\u00a0casablnca\u00a0»', address]],
  );
  const exact = await search({ q: 'casablnca', mots: 'exacts' });
  assert.deepEqual(exact.titles, []);
  assert.match(exact.page.text, /Vouliez-vous dire «\sCasablanca\s»\s\?/);
  const [, offered] = links(exact).find(([text]) => text === '«\u00a0Casablanca\u00a0»') ?? [];
  assert.equal(offered, '/recherche?q=Casablanca');
  // Some of its words find something, and another question finds all of them.
  const partly = await search({ q: 'finance casablnca', mots: 'exacts' });
  assert.ok(partly.titles.length > 0);
  assert.match(partly.page.text, /Vouliez-vous dire «\sfinance Casablanca\s»\s\?/i);
  assert.ok(
    links(partly).some(([, href]) => href?.endsWith('&mots=exacts')),
    'its groups keep the words',
  );
  const { page } = await search({ q: 'casablanca', mots: 'exacts' });
  assert.doesNotMatch(page.text, /Vouliez-vous dire|tout de même/);
});
