import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bringPeople } from '../../fixtures/people/people';
import { samples } from '../../fixtures/data/samples';

const { admin, visitor } = await bringPeople();
const content = (text: string) => JSON.stringify({ ...samples.articles(), content: text });

const BOMBS: [name: string, status: number, raw: string][] = [
  ['10,000 quotes in each other', 422, content('>'.repeat(10_000))],
  ['5,000 lists in each other', 422, content('- '.repeat(5000) + 'x')],
  ['200 lists by indentation', 422, content(indented(200))],
  ['100,000 open brackets', 422, content('['.repeat(100_000))],
  ['20,000 half-open emphases', 422, content('a**b'.repeat(20_000))],
  ['4,001 short lines', 422, content('a\n'.repeat(4000) + 'a')],
  [
    'a table of 1,010 rows',
    422,
    content(`| a | b | c | d | e |\n|${'-|'.repeat(5)}\n${'| a | b | c | d | e |\n'.repeat(1010)}`),
  ],
  ['100,000 open arrays', 400, '['.repeat(100_000)],
  ['100,000 closed arrays', 422, `{"content":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  ['50,000 objects in each other', 422, `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`],
  ['40,000 unknown keys', 422, `{${Array.from({ length: 40_000 }, (_, n) => `"k${n}":1`)}}`],
  ['200,000 spaces for a title', 422, JSON.stringify({ title: ' '.repeat(200_000) })],
];

for (const [name, status, raw] of BOMBS) {
  // One that goes off takes minutes, and the test that waits for it is ended.
  test(`threat 21: Markdown and JSON bombs: ${name}: refused while the site goes on answering`, async () => {
    const answers = Promise.all(
      Array.from({ length: 4 }, () => admin.send('/api/admin/articles', { method: 'POST', raw })),
    );
    assert.equal((await visitor.get('/healthz')).status, 200);
    for (const answer of await answers) assert.equal(answer.status, status);
  });
}

function indented(levels: number): string {
  return Array.from({ length: levels }, (_, level) => `${' '.repeat(2 * level)}- x`).join('\n');
}
