import assert from 'node:assert/strict';
import { bringStaff } from '../../fixtures/data/rows';
import { test } from 'node:test';
import { badFields, entity } from '../../fixtures/people/people';
import { samples } from '../../fixtures/data/samples';
import sharp from 'sharp';
import { pictureForm } from '../../fixtures/data/picture-form';

const { admin, visitor, db, create } = await bringStaff();

const MISSING = '/media/00000000000000000000-1600x900.webp';
const PLAIN = 'http://example.org/a.jpg';

async function article(extra: object = {}) {
  const { id, payload } = await create('articles', extra);
  const path = `/api/admin/articles/${id}`;
  return { id, payload, save: (change: object) => admin.put(path, { ...payload, ...change }) };
}

for (const [what, imageUrl, says] of [
  ['was never uploaded', MISSING, /upload it first/],
  ['comes over http:', PLAIN, /https:\/\//],
  ['comes over HTTP:', 'HTTP://example.org/a.jpg', /https:\/\//],
] as const) {
  test(`a picture that ${what} is refused at its field`, async () => {
    const created = await admin.post('/api/admin/articles', { ...samples.articles(), imageUrl });
    assert.equal(created.status, 422);
    const { issues } = (await created.clone().json()) as { issues: { message: string }[] };
    assert.match(issues[0]?.message ?? '', says);
    assert.deepEqual(await badFields(created), ['imageUrl']);
    const { save } = await article({ imageUrl: 'https://example.org/a.jpg' });
    assert.deepEqual(await badFields(await save({ imageUrl })), ['imageUrl']);
  });

  test(`an article whose picture ${what} can still be edited`, async () => {
    const { id, save } = await article();
    await db.article.update({ where: { id }, data: { imageUrl } });
    const changed = await save({ imageUrl, title: 'Un autre titre' });
    assert.equal(changed.status, 200);
    assert.equal((await entity(changed)).imageUrl, imageUrl);
    assert.equal((await save({ imageUrl: null })).status, 200);
    assert.equal((await save({ imageUrl })).status, 422, 'not again once it is gone');
  });
}

test('a picture that no page shows stands for the article nowhere else', async () => {
  const { id, payload } = await article({ publishedAt: '2024-01-01T00:00:00Z' });
  await db.article.update({ where: { id }, data: { imageUrl: PLAIN } });
  const page = await (await visitor.get(`/master-maroc/${payload.slug}`)).text();
  assert.match(page, /property="og:image" content="[^"]*\/opengraph-image"/);
  assert.ok(!page.includes(PLAIN));
});

async function upload(form = pictureForm()) {
  const answer = await admin.send('/api/admin/media', { method: 'POST', ...(await form) });
  assert.equal(answer.status, 201);
  const { url } = (await answer.json()) as { url: string };
  return url;
}

/** Does not compress well, so that it takes several parts. */
async function largeForm() {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 90 };
  const create = { width: 1600, height: 1600, channels: 3 as const, background: '#fff', noise };
  const form = new FormData();
  const bytes = await sharp({ create }).jpeg({ quality: 95 }).toBuffer();
  form.set('file', new Blob([new Uint8Array(bytes)]), 'a.jpg');
  form.set('alt', 'Du bruit');
  const encoded = new Response(form);
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
  return { raw: new Uint8Array(await encoded.arrayBuffer()), headers };
}

test('an uploaded picture is served for ever under its address, from the database', async () => {
  const url = await upload();
  const answer = await visitor.get(url);
  assert.equal(answer.status, 200);
  const { headers } = answer;
  assert.equal(headers.get('content-type'), 'image/webp');
  assert.equal(headers.get('cache-control'), 'public, max-age=31536000, immutable');
  assert.equal(headers.get('etag'), `"${url.slice('/media/'.length)}"`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  assert.equal((await sharp(bytes).metadata()).format, 'webp');
  const parts = await db.mediaPart.findMany({ where: { url } });
  assert.deepEqual(
    parts.map((part) => Buffer.from(part.bytes)),
    [bytes],
  );
  const again = await visitor.send(url, {
    headers: { 'if-none-match': headers.get('etag') ?? '' },
  });
  assert.equal(again.status, 304);
  const head = await visitor.send(url, { method: 'HEAD' });
  assert.equal(head.headers.get('content-length'), String(bytes.length));
});

test('a large picture and its smaller versions arrive whole', async () => {
  const url = await upload(largeForm());
  assert.ok((await db.mediaPart.count({ where: { name: url.slice('/media/'.length) } })) > 1);
  const small = url.replace('.webp', '-w400.webp');
  for (const [address, width] of [
    [url, 1600],
    [small, 400],
  ] as const) {
    const answers = await Promise.all([1, 2, 3].map(() => visitor.get(address)));
    for (const answer of answers) {
      const image = sharp(Buffer.from(await answer.arrayBuffer()), { failOn: 'warning' });
      assert.equal((await image.resize(8).toBuffer({ resolveWithObject: true })).info.width, 8);
      assert.equal((await image.metadata()).width, width);
    }
  }
});
