import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  contrast,
  mix,
  readableOn,
  safeColor,
  textOn,
  PALETTE,
  SOFT_SHARE,
  TINT_RULES,
  tintClass,
  tintRule,
} from './color';

const SEED = [
  ...['#059669', '#1d4ed8', '#dc2626', '#ffffff', '#000000', '#777777', '#ffff00', '#808000'],
  ...['#7c3aed', '#0e7490', '#b45309', '#be185d', '#4d7c0f', '#f59e0b', '#c0ffee', '#010203'],
];

test('text on any colour keeps 4.5:1, in white where that is readable', () => {
  for (const color of SEED) assert.ok(contrast(textOn(color), color) >= 4.5, color);
  assert.equal(textOn('#1d4ed8'), '#ffffff');
  assert.equal(textOn('#059669'), '#000000');
  assert.equal(textOn('#ffffff'), '#000000');
});

test('the ink of any colour is readable on paper, on surfaces and on its own pale ground', () => {
  for (const color of SEED) {
    const [light, dark] = inks(color);
    for (const scheme of ['light', 'dark'] as const) {
      const { paper, surface } = PALETTE[scheme];
      const ink = scheme === 'light' ? light : dark;
      for (const ground of [paper, surface, mix(paper, color, SOFT_SHARE)]) {
        assert.ok(contrast(ink, ground) >= 4.5, `${color} on ${ground}: ${contrast(ink, ground)}`);
      }
    }
  }
});

test('a colour that is readable already stays itself', () => {
  assert.equal(readableOn('#ffffff', '#1d4ed8'), '#1d4ed8');
});

test('contrast is the one of WCAG', () => {
  assert.equal(contrast('#000000', '#ffffff'), 21);
  assert.ok(Math.abs(contrast('#777777', '#ffffff') - 4.48) < 0.01);
});

test('nothing but a colour gets into a rule', () => {
  for (const bad of ['red;}body{', '#12', null, undefined, '#05966g', 'url(x)']) {
    assert.equal(safeColor(bad), '#059669');
    assert.equal(tintClass(bad), 'tint-059669');
  }
  assert.match([...SEED, '</style><script>'].map(tintRule).join(''), TINT_RULES);
  assert.equal(
    tintRule('#ABCDEF'),
    '.tint-abcdef{--tint:#abcdef;--on-tint:#000000;--tint-light:#5a6c7d;--tint-dark:#abcdef}',
  );
});

function inks(color: string): [string, string] {
  const found = /--tint-light:(#\w{6});--tint-dark:(#\w{6})/.exec(tintRule(color));
  assert.ok(found?.[1] && found[2], `${color} has no inks`);
  return [found[1], found[2]];
}
