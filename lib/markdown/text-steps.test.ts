import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainWords } from './plain';
import { escapeXml } from './escape';
import { markdownFault } from './limits';
import { fragment, highlight } from '@/lib/search/search-results';
import { frenchSpaces, oneLine, shorten } from '@/lib/french/typography';

/** Enough for a quadratic step to take minutes, which the run gives no test. */
const BYTES = 300_000;

const STEPS: Record<string, (text: string) => unknown> = {
  frenchSpaces,
  oneLine,
  shorten: (text) => shorten(text, 180),
  plainWords,
  escapeXml,
  markdownFault,
  highlight: (text) => highlight(text, ['master', 'aa']),
  fragment: (text) => fragment(text, ['master']),
};

const UNITS = [
  ...[' ', '\u00A0', '\u202F \u00A0', '\t', '\n', ' \n', 'a ', '« ', ' «', '1 ', '1', '000 '],
  ...['n°', 'N°s ', '12 000', ' DH', '<', '<a ', '<!--', '[', '![', '[](', '[a](', '[^', '```'],
  ...['```\n', '~~~\n```\n', '|', '| ', ' |\n', '* ', '- ', '> ', '# ', '1. ', '_', ',', ';:'],
  ...['–-', '&', '\\', 'é', 'e\u0301', '😀', '\u200B'],
];

/** What search shows is no Markdown any more. */
const textsOf = (name: string, filled: string) =>
  name === 'highlight' || name === 'fragment'
    ? [`a${filled}a`]
    : [`a${filled}a`, `\`\`\`\n${filled}`, `[${filled}!`];

for (const [name, step] of Object.entries(STEPS)) {
  test(`${name} takes time in proportion to its text`, () => {
    for (const unit of UNITS) {
      const filled = unit.repeat(BYTES / unit.length);
      for (const text of textsOf(name, filled)) assert.doesNotThrow(() => step(text));
    }
  });
}
