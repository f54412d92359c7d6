import assert from 'node:assert/strict';
import { bringStaff } from '../../fixtures/data/rows';
import { test } from 'node:test';
import { samples } from '../../fixtures/data/samples';
import { problem } from '../../fixtures/people/people';

const { admin, visitor, db, create } = await bringStaff();
const ROW = 'threat 31: accepted text that costs more than it is worth';

const row = (cells: number, cell: string) => `|${`${cell}|`.repeat(cells)}\n`;
const COSTLY: [what: string, text: string, reason: RegExp][] = [
  ['short rows of a wide table', row(300, 'a') + row(300, '-') + 'a\n'.repeat(300), /cells/],
  [
    'a long address, used often',
    `[a]: /${'u'.repeat(90_000)}\n\n${'[a] '.repeat(1900)}`,
    /addresses/,
  ],
  // The parser looks for the end of each in all that follows.
  [
    'five thousand openings that nothing closes',
    'a ' + '<? a '.repeat(5000) + 'mots '.repeat(34_000),
    /too long/,
  ],
];

const sample = (content: string) => ({ ...samples.articles(), content });

/** Somebody else is answered while the site works on something; that it ends is left to the caller. */
async function beside<T>(work: Promise<T>): Promise<T> {
  assert.equal((await visitor.get('/healthz')).status, 200);
  return work;
}

for (const [what, content, reason] of COSTLY) {
  test(`${ROW}: ${what}: refused with the reason, at save and at preview, while the site goes on`, async () => {
    for (const [path, body] of [
      ['/api/admin/articles', sample(content)],
      ['/api/admin/preview', { content }],
      ['/api/admin/links', { content }],
    ] as const) {
      const answer = await beside(admin.post(path, body));
      assert.equal(answer.status, 422);
      const [issue] = (await problem(answer)).issues ?? [];
      assert.equal(issue?.path, 'content');
      assert.match(issue.message, reason);
    }
  });

  test(`${ROW}: ${what}: stored before the rule, it is shown as it is written, and can be edited`, async () => {
    const article = await create('articles', sample('Un texte.'));
    await db.article.update({
      where: { id: article.id },
      data: { content, publishedAt: new Date('2024-01-01') },
    });
    const page = await beside(visitor.get(`/master-maroc/${article.slug}`));
    assert.equal(page.status, 200);
    const html = await page.text();
    assert.match(html, /class="prose"[^>]*><pre>/);
    assert.ok(html.length < 4 * content.length + 100_000, `${html.length} characters`);
    const feed = await visitor.get('/feed.xml');
    assert.equal(feed.status, 200);
    await feed.arrayBuffer();

    const { slug } = article;
    const change = { ...samples.articles(), slug, content, title: 'Un autre titre' };
    assert.equal((await admin.put(`/api/admin/articles/${article.id}`, change)).status, 200);
  });
}
