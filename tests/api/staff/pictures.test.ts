import assert from 'node:assert/strict';
import { bringStaff } from '../../fixtures/data/rows';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import sharp from 'sharp';
import { samples } from '../../fixtures/data/samples';
import { pictureForm } from '../../fixtures/data/picture-form';
import { entity, problem } from '../../fixtures/people/people';
import { untilNotBusy } from '../../fixtures/running/until-not-busy';

const { admins: admin, visitor, db, create } = await bringStaff();
const urls: string[] = [];
after(() => db.media.deleteMany({ where: { url: { in: urls } } }));

type Listed = { url: string; alt: string; uses: { source: string; name: string; count: number }[] };

async function upload(alt = 'Une couleur unie'): Promise<string> {
  const form = await pictureForm(alt);
  const answer = await admin.send('/api/admin/media', { method: 'POST', ...form });
  const { url } = (await answer.json()) as { url: string };
  urls.push(url);
  return url;
}

async function article(extra: object) {
  const title = `Illustré ${randomUUID()}`;
  const publishedAt = '2024-01-01T00:00:00Z';
  const row = await create('articles', { title, publishedAt, ...extra });
  return { ...row, title, path: `/api/admin/articles/${row.id}` };
}

async function listed(url: string, query = ''): Promise<Listed | undefined> {
  const answer = await admin.get(`/api/admin/media/library?limit=100${query}`);
  assert.equal(answer.status, 200);
  return ((await answer.json()) as Listed[]).find((one) => one.url === url);
}
const sourcesOf = async (url: string) => (await listed(url))?.uses.map(({ source }) => source);
const remove = (url: string) => admin.delete(`/api/admin/media?url=${encodeURIComponent(url)}`);

test('a picture tells which rows, earlier versions and trashed rows name it', async () => {
  const url = await upload();
  assert.deepEqual((await listed(url))?.uses, []);
  assert.ok(await listed(url, '&use=unused'));
  const shown = await article({ imageUrl: url });
  const told = await article({ content: `Voir.\n\n![Vue](${url.replace('.webp', '-w400.webp')})` });
  const { uses } = (await listed(url, '&use=used')) ?? assert.fail();
  assert.deepEqual(
    uses.map(({ source, name }) => [source, name]).toSorted(),
    [
      ['articles', shown.title],
      ['articles', told.title],
      ['revisions', shown.title],
      ['revisions', told.title],
    ].toSorted(),
  );
  await admin.put(shown.path, { ...shown.payload, imageUrl: null });
  await admin.delete(told.path);
  assert.deepEqual(await sourcesOf(url), ['revisions', 'revisions', 'trash']);
  assert.equal(await listed(url, '&use=unused'), undefined);
});

test('only what nothing names can be deleted, and it is gone from its address', async () => {
  const url = await upload();
  const used = await article({ imageUrl: url });
  const refused = await remove(url);
  assert.equal(refused.status, 409);
  assert.equal((await problem(refused)).code, 'in_use');
  await admin.put(used.path, { ...used.payload, imageUrl: null });
  assert.equal((await remove(url)).status, 409, 'an earlier version still shows it');
  const unused = await upload();
  assert.equal((await visitor.get(unused)).status, 200);
  assert.equal((await remove(unused)).status, 200);
  assert.equal((await visitor.get(unused)).status, 404);
  assert.equal((await remove(unused)).status, 404);
  assert.equal(await db.mediaPart.count({ where: { url: unused } }), 0);
});

test('of one who deletes a picture and one who begins to use it, one is refused', async () => {
  for (let round = 0; round < 4; round += 1) {
    const url = await upload();
    const [removed, made] = await Promise.all([
      untilNotBusy(() => remove(url)),
      untilNotBusy(() =>
        admin.post('/api/admin/articles', { ...samples.articles(), imageUrl: url }),
      ),
    ]);
    const isThere = (await db.media.count({ where: { url } })) === 1;
    assert.equal(made.status, isThere ? 201 : 422);
    assert.equal(removed.status, isThere ? 409 : 200);
  }
});

test('a replaced picture is another one in every row, each with a revision, and stays served', async () => {
  const [url, by] = [await upload(), await upload('Une autre')];
  const one = await article({ imageUrl: url });
  const other = await article({ content: `![a](${url})\n\nTexte.\n\n![b](${url})` });
  const answer = await admin.post('/api/admin/media/replace', { url, by });
  assert.deepEqual(await answer.json(), { changed: 2 });
  assert.equal((await entity(await admin.get(one.path))).imageUrl, by);
  const { content } = await entity(await admin.get(other.path));
  assert.equal(content, `![a](${by})\n\nTexte.\n\n![b](${by})`);
  assert.equal((await visitor.get(url)).status, 200);
  assert.ok((await (await visitor.get(`/master-maroc/${one.slug}`)).text()).includes(by));
  const revisions = (await (await admin.get(`${one.path}/revisions`)).json()) as object[];
  assert.equal(revisions.length, 2);
  assert.deepEqual(await sourcesOf(url), ['revisions', 'revisions']);
});

test('a replacement by nothing, by itself or of nothing changes nothing', async () => {
  const url = await upload();
  const { path } = await article({ imageUrl: url });
  const missing = '/media/00000000000000000000-10x10.webp';
  const replace = (body: object) => admin.post('/api/admin/media/replace', body);
  assert.equal((await replace({ url, by: url })).status, 422);
  assert.equal((await replace({ url, by: missing })).status, 422);
  assert.equal((await replace({ url: missing, by: url })).status, 404);
  assert.equal((await replace({ url, by: 'https://example.org/a.webp' })).status, 422);
  assert.equal((await entity(await admin.get(path))).imageUrl, url);
});

test('a part of a picture becomes a picture with its description', async () => {
  const url = await upload(`Partie ${randomUUID()}`);
  const crop = (area: object) => admin.post('/api/admin/media/crop', { url, ...area });
  const cropped = await crop({ left: 5, top: 5, width: 20, height: 16 });
  assert.equal(cropped.status, 201);
  const part = (await cropped.json()) as { url: string; alt: string };
  urls.push(part.url);
  assert.equal(part.alt, (await listed(url))?.alt);
  const served = Buffer.from(await (await visitor.get(part.url)).arrayBuffer());
  const { width, height } = await sharp(served).metadata();
  assert.deepEqual([width, height], [20, 16]);
  for (const area of [
    { left: 30, top: 0, width: 20, height: 16 },
    { left: 0, top: 0, width: 20, height: 0 },
    { left: -1, top: 0, width: 20, height: 16 },
    { left: 0.5, top: 0, width: 20, height: 16 },
  ]) {
    assert.equal((await crop(area)).status, 422, JSON.stringify(area));
  }
});
