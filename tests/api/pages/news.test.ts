import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'node-html-parser';

const site = process.env.TEST_SITE_URL ?? '';
const get = async (path: string) => {
  const answer = await fetch(site + path, { redirect: 'manual' });
  return { status: answer.status, root: parse(await answer.text()) };
};
type Root = ReturnType<typeof parse>;
const hrefs = (root: Root, selector: string) =>
  root.querySelectorAll(selector).map((link) => link.getAttribute('href') ?? '');
const cards = (root: Root) => hrefs(root, '[aria-labelledby=articles] article a');

test('the news reach every article once, twelve a page (spec 9.1)', async () => {
  const articles = await listed();
  assert.ok(articles.length > 12);
  assert.deepEqual((await walk()).toSorted(), articles.toSorted());
});

async function listed(): Promise<string[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const articles = sitemap.matchAll(/<loc>[^<]*(\/master-maroc\/[^<]+)</g);
  return [...articles].map(([, article = '']) => article);
}

async function walk(): Promise<string[]> {
  const seen: string[] = [];
  let path: string | undefined = '/actualites';
  while (path) {
    const { status, root }: { status: number; root: Root } = await get(path);
    assert.equal(status, 200);
    const shown = cards(root);
    assert.ok(shown.length <= 12 && shown.length > 0);
    seen.push(...shown);
    path = hrefs(root, 'a[rel=next]')[0];
  }
  return seen;
}

test('every subject and city on offer has articles, and only theirs', async () => {
  const { root } = await get('/actualites');
  for (const name of ['sujet', 'ville']) {
    const values = root
      .querySelectorAll(`select[name=${name}] option`)
      .map((option) => option.getAttribute('value') ?? '')
      .filter(Boolean);
    assert.ok(values.length >= 3);
    for (const value of values.slice(0, 6)) {
      const { status, root: found } = await get(`/actualites?${name}=${value}`);
      assert.equal(status, 200);
      assert.ok(cards(found).length > 0, value);
      assert.ok(found.querySelector('meta[name=robots]')?.getAttribute('content')?.includes('no'));
    }
  }
  assert.deepEqual(cards((await get('/actualites?ville=fes')).root), [
    '/master-maroc/etudier-a-fes',
  ]);
  const none = await get('/actualites?sujet=bourses&ville=fes');
  assert.equal(none.status, 200);
  assert.match(none.root.text, /Retirez l’un des deux filtres/);
});

test('pages past the end lead to the last one, whatever else is asked', async () => {
  const cases = [
    ['/actualites?page=9999', '/actualites'],
    ['/actualites?ville=fes&page=9999', '/actualites?ville=fes'],
    ['/masters?page=9999', '/masters?page='],
    ['/masters?ville=casablanca&page=9999', '/masters?ville=casablanca'],
    ['/villes/fes?page=2000', '/villes/fes'],
    ['/specialisations/finance?page=2000', '/specialisations/finance'],
    ['/universites?tri=programmes&page=2000', '/universites?tri=programmes'],
  ] as const;
  for (const [from, to] of cases) {
    const answer = await fetch(site + from, { redirect: 'manual' });
    assert.equal(answer.status, 308, from);
    const target = answer.headers.get('location')?.replace(site, '') ?? '';
    assert.ok(target.startsWith(to) && !target.includes('9999'), `${from} leads to ${target}`);
    assert.equal((await fetch(site + target, { redirect: 'manual' })).status, 200, target);
  }
});

test('every article ends with others and one step, and a practical one names its topic', async () => {
  for (const path of (await listed()).filter((_, at) => at % 6 === 0)) {
    const { status, root } = await get(path);
    assert.equal(status, 200, path);
    const related = hrefs(root, '[aria-labelledby=sur-le-meme-sujet] article a');
    assert.equal(new Set(related).size, 3, path);
    assert.ok(!related.includes(path));
    const step = hrefs(root, 'main p > a.button').at(-1) ?? '';
    assert.equal((await get(step)).status, 200, `${path} leads to ${step}`);
  }
  const { root } = await get('/master-maroc/bourses-cycle-master');
  const trail = hrefs(root, 'nav[aria-label="Fil d’Ariane"] a');
  assert.deepEqual(trail, ['/', '/actualites', '/bourses']);
  const topic = await get('/admissions');
  const named = hrefs(topic.root, 'main a[href^="/master-maroc/"]');
  assert.ok(named.includes('/master-maroc/reforme-enseignement-superieur-loi-59-24'));
});
