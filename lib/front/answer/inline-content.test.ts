import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tintRules } from '@/lib/colour/color';
import { inlineHashes, sha256 } from './pack';

const hashes = (html: string, sheets: string[] = []) =>
  inlineHashes({ status: 200, headers: {}, body: Buffer.from(html), mark: 'MARK' }, sheets);

test('only inline scripts that bear the mark are listed', () => {
  const own = '<script nonce="MARK">self.push(1)</script>';
  const file = '<script src="/a.js" nonce="MARK"></script>';
  const { scripts } = hashes(`${own}${file}<script>alert(1)</script>${own}`);
  assert.deepEqual(scripts, [sha256('self.push(1)')]);
});

const SHEET = '.t{color:#059669}';
const OTHER = '.u{color:#7c3aed}';
const styles = (text: string) =>
  hashes(`<style data-href="a.css">${text}</style>`.repeat(2), [SHEET, OTHER]).styles;

test('known styles are listed by hash, each once: the sheets, and rules of colours', () => {
  const rules = tintRules(['#059669', '#7c3aed']).join('');
  for (const text of [SHEET, OTHER + SHEET, rules])
    assert.deepEqual(styles(text), [sha256(text)], text);
});

test('any other inline style is left out', () => {
  const rules = tintRules(['#059669']).join('');
  for (const text of [
    '*{display:none}',
    `${SHEET}*{display:none}${OTHER}`,
    SHEET.slice(0, -1),
    `${rules}*{display:none}`,
    rules.replace('#', 'url(https://evil.example/)#'),
    rules.slice(0, -1),
  ]) {
    assert.deepEqual(styles(text), [], text);
  }
});
