import assert from 'node:assert/strict';
import { test } from 'node:test';
import { errorAnswer } from './error-answer';

const ask = (status: number, path: string) => errorAnswer({ status, path, requestId: 'request-1' });

test('a visitor gets a French page that no search engine keeps', () => {
  for (const status of [400, 405, 408, 413, 414, 500, 503, 418]) {
    const { headers, body } = ask(status, '/villes');
    const html = body.toString();
    assert.equal(headers['content-type'], 'text/html; charset=utf-8');
    assert.match(html, /<html lang="fr">/);
    assert.match(html, /<meta name="robots" content="noindex">/);
    assert.match(html, /<meta name="description" content="[^"]{20,160}">/);
    assert.match(html, /<h1>[^<]+<\/h1>/);
    assert.doesNotMatch(html, /style="|<script/);
  }
});

test('it takes part in the transition that the page before began, unless motion is unwanted', () => {
  const html = ask(503, '/villes').body.toString();
  const motion =
    /@media\(prefers-reduced-motion:no-preference\)\{@view-transition\{navigation:auto\}\}/;
  assert.match(html, motion);
});

test('what is not found has its sentence, in English, below a French heading (spec 2.3)', () => {
  const html = ask(404, '/nulle-part').body.toString();
  assert.match(html, /<title>Cette page n’existe pas – .*<h1>Cette page n’existe pas<\/h1>/);
  const sentence = '404 Page Not Found<br>Did you forget to add the page to the router?';
  assert.ok(html.split('</h1>')[1]?.includes(`<span lang="en">${sentence}</span>`));
});

test('a page that cannot be made is complete: words, a way to try again, ways on', () => {
  for (const status of [500, 503]) {
    const html = ask(status, '/villes').body.toString();
    assert.match(html, /<a href="">Réessayer<\/a><a href="\/">Retour à l’accueil<\/a>/);
    assert.match(html, /<nav aria-label="Le guide">.*<a href="\/universites">Universités<\/a>/);
  }
  const form = ask(503, '/contact/envoi').body.toString();
  assert.match(form, /Revenez à la page précédente pour réessayer/);
  assert.doesNotMatch(form, /Réessayer</);
  assert.doesNotMatch(ask(413, '/contact/envoi').body.toString(), /Réessayer/);
  const staff = ask(500, '/admin').body.toString();
  assert.doesNotMatch(staff, /Le guide"|Réessayer/);
  assert.match(staff, /<html lang="en">.*Something went wrong/s);
});

test('an article that cannot be loaded has the words of a missing one (spec 8.5)', () => {
  const html = ask(503, '/master-maroc/etudier-a-fes').body.toString();
  assert.match(html, /<h1>Article non trouvé<\/h1>/);
  assert.ok(html.includes("<p>L'article que vous recherchez n'existe pas.</p>"));
  assert.match(ask(414, '/master-maroc/a').body.toString(), /Adresse trop longue/);
});

test('no error but 401 says Unauthorized, and nothing asked for is echoed', () => {
  for (const status of [400, 404, 405, 408, 413, 414, 431, 500, 503]) {
    for (const path of ['/api/<x>', '/<x>', '/_next/<x>']) {
      const text = ask(status, path).body.toString();
      assert.doesNotMatch(text, /unauthorized/i);
      assert.ok(!text.includes('<x>'));
    }
  }
});
