import assert from 'node:assert/strict';
import { test } from 'node:test';
import { escapeHtml, escapeXml } from './escape';

test('no sign of a text is markup, in an element or in an attribute', () => {
  assert.equal(
    escapeHtml(`<a href="x" title='y'>É & co</a>`),
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;É &amp; co&lt;/a&gt;',
  );
});

test('XML gets no sign that would break it, and all others', () => {
  assert.equal(escapeXml('a\u0000\u0008\uFFFE\uD800b\t\n<😀'), 'ab\t\n&lt;😀');
});
