import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressesIn } from './check';

const SITE = 'https://www.example.org';

test('links are found once each, ours by their path, and what is no address of the web is none', () => {
  const html = `
    <p><a href="/villes/fes">a</a> <a href="https://www.example.org/villes/fes#ici">b</a>
    <a href="https://Example.com/x?a=1&#x26;b=2" rel="noopener">c</a>
    <a href="//example.com/y">d</a> <a href="guides">e</a>
    <a href="#note">f</a> <a href="mailto:a@example.org">g</a> <a href="">h</a></p>
    <pre>&lt;a href="/faux"&gt;</pre>`;
  assert.deepEqual(addressesIn(html, SITE), [
    { address: '/villes/fes', isInside: true },
    { address: 'https://example.com/x?a=1&b=2', isInside: false },
    { address: 'https://example.com/y', isInside: false },
    { address: '/guides', isInside: true },
    { address: '/', isInside: true },
  ]);
});

test('ten thousand links are as many addresses, and found at once', () => {
  const html = Array.from({ length: 10_000 }, (_, at) => `<a href="/x/${at}">x</a>`).join('');
  assert.equal(addressesIn(html, SITE).length, 10_000);
});
