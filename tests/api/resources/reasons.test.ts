import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { parse } from 'node-html-parser';
import { bringStaff } from '../../fixtures/data/rows';
import { badFields, entity } from '../../fixtures/people/people';

const { admin, db, visitor, create } = await bringStaff();
const OWN = 'Une ville de *trains*.\n\n### Y venir\n\nPar la gare. <script>x</script>';
const GENERIC = 'Chiffrez deux années';

describe('why to study in a place', () => {
  for (const [name, folder] of [
    ['cities', 'villes'],
    ['universities', 'universites'],
  ] as const) {
    test(`is what staff write of ${name}, and advice that holds anywhere while they write nothing`, async () => {
      const { id, updatedAt, reasons, payload: input } = await create(name, { reasons: OWN });
      const path = `/api/admin/${name}/${id}`;
      assert.equal(reasons, OWN);
      const block = () => blockOf(`/${folder}/${input.slug}`);
      assert.match(await block(), /<em>trains<\/em>[^]*<h3[^>]*>Y venir<\/h3>\s*<p>Par la gare/);
      assert.doesNotMatch(await block(), /<script|deux années/);

      const { reasons: _, ...specified } = input;
      const kept = await admin.put(path, { ...specified, updatedAt });
      assert.equal(kept.status, 200, 'as the specification has the payload');
      const again = await entity(kept);
      assert.equal(again.reasons, OWN);

      const emptied = await admin.put(path, {
        ...input,
        updatedAt: again.updatedAt,
        reasons: '',
      });
      assert.equal(emptied.status, 200, await emptied.clone().text());
      assert.equal((await entity(emptied)).reasons, null);
      assert.match(
        await block(),
        name === 'cities' ? /Chiffrez deux années/ : /Le statut du diplôme/,
      );

      const nested = '> '.repeat(200);
      assert.deepEqual(await badFields(await admin.put(path, { ...input, reasons: nested })), [
        'reasons',
      ]);
    });
  }

  test('is read by staff, and is in no list', async () => {
    const { id } = await db.city.findUniqueOrThrow({ where: { slug: 'rabat' } });
    const rabat = await entity(await admin.get(`/api/admin/cities/${id}`));
    assert.match(String(rabat.reasons), /^Rabat est la ville des institutions/);
    const listed = await (await visitor.get('/api/cities')).text();
    assert.doesNotMatch(listed, /ville des institutions/);
  });
});

test('a title of a link that looks like markup stays a title', async () => {
  const markup = '<h2><form action=/api/logout method=post><img src=x>';
  const reasons = `Avant [x](https://a.example "${markup}") après.\n\n- # Dedans\n\n> ### Cité\n\nNote[^1]\n\n[^1]: Fin`;
  const city = await create('cities', { reasons });
  const html = await (await visitor.get(`/villes/${city.slug}`)).text();
  const block = parse(html).querySelector('[aria-labelledby=pourquoi]');
  assert.equal(block?.querySelector('a[title]')?.getAttribute('title'), markup);
  assert.equal(block?.querySelectorAll('form, img').length, 0);
  assert.equal(block?.querySelectorAll('li h2, blockquote h3, .notes li').length, 3);
});

/** A name is no formatting. */
test('a name with signs that format is shown as it is', async () => {
  const name = 'Ville *neuve* [x](https://evil.example)';
  const created = await create('cities', { name });
  const block = await blockOf(`/villes/${created.slug}`);
  assert.match(block, /Étudier à Ville \*neuve\* \[x\]/);
  assert.ok(block.includes(GENERIC) && !block.includes('href="https://evil'));
});

async function blockOf(path: string): Promise<string> {
  const html = await (await visitor.get(path)).text();
  return html.split('aria-labelledby="pourquoi"')[1]?.split('</section>')[0] ?? '';
}
