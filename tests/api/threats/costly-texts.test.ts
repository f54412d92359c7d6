import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { samples } from '../../fixtures/data/samples';
import { bringPeople, entity, problem } from '../../fixtures/people/people';

const { admin, visitor, db } = await bringPeople();
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

const made: string[] = [];
after(() => db.article.deleteMany({ where: { slug: { in: made } } }));
const sample = (content: string) => {
  const article = { ...samples.articles(), content };
  made.push(article.slug);
  return article;
};

async function slowestProbe(work: Promise<unknown>): Promise<number> {
  let [slowest, isDone] = [0, false];
  void work.finally(() => (isDone = true)).catch(() => undefined);
  while (!isDone) {
    const started = performance.now();
    assert.equal((await visitor.get('/healthz')).status, 200);
    slowest = Math.max(slowest, performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return slowest;
}

for (const [what, content, reason] of COSTLY) {
  test(`${ROW}: ${what}: refused with the reason, at save and at preview, while the site goes on`, async () => {
    for (const [path, body] of [
      ['/api/admin/articles', sample(content)],
      ['/api/admin/preview', { content }],
      ['/api/admin/links', { content }],
    ] as const) {
      const call = admin.post(path, body);
      const slowest = await slowestProbe(call);
      const answer = await call;
      assert.equal(answer.status, 422);
      const [issue] = (await problem(answer)).issues ?? [];
      assert.equal(issue?.path, 'content');
      assert.match(issue.message, reason);
      assert.ok(slowest < 5000, `/healthz took ${Math.round(slowest)} ms`);
    }
  });

  test(`${ROW}: ${what}: stored before the rule, it is shown as it is written, and can be edited`, async () => {
    const article = await entity(await admin.post('/api/admin/articles', sample('Un texte.')));
    await db.article.update({
      where: { id: article.id },
      data: { content, publishedAt: new Date(Date.now() - 60_000) },
    });
    const asked = visitor.get(`/master-maroc/${article.slug}`);
    const slowest = await slowestProbe(asked);
    const page = await asked;
    assert.equal(page.status, 200);
    const html = await page.text();
    assert.match(html, /class="prose"[^>]*><pre>/);
    assert.ok(html.length < 4 * content.length + 100_000, `${html.length} characters`);
    assert.ok(slowest < 5000, `/healthz took ${Math.round(slowest)} ms`);
    const feed = await visitor.get('/feed.xml');
    assert.equal(feed.status, 200);
    await feed.arrayBuffer();

    const { slug } = article;
    const change = { ...samples.articles(), slug, content, title: 'Un autre titre' };
    assert.equal((await admin.put(`/api/admin/articles/${article.id}`, change)).status, 200);
  });
}
