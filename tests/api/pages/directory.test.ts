import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'node-html-parser';

const site = process.env.TEST_SITE_URL ?? '';
const get = async (path: string) => {
  const answer = await fetch(site + path, { redirect: 'manual' });
  return { status: answer.status, root: parse(await answer.text()), answer };
};
const canonical = (root: ReturnType<typeof parse>) =>
  root.querySelector('link[rel=canonical]')?.getAttribute('href');

test('what asks for the head of the list learns how many masters it finds', async () => {
  for (const query of ['?ville=settat', '?q=finance&ville=casablanca', '']) {
    const { headers, status } = await fetch(`${site}/masters${query}`, { method: 'HEAD' });
    assert.equal(status, 200);
    const shown = (await get(`/masters${query}`)).root.querySelector('[role=status]')?.text ?? '';
    assert.equal(headers.get('x-total-count'), String(Number.parseInt(shown, 10)), query);
  }
});

test('a budget is one of a few, says for how many no total is known, and sorts by it', async () => {
  const { root } = await get('/masters?budget=60000&tri=cout');
  const chip = root.querySelector('[aria-label="Filtres actifs"]')?.text ?? '';
  assert.match(chip, /Jusqu’à 60\s000\sDH/);
  const others = root.querySelector('a[href="/masters?budget=inconnu&tri=cout"]');
  const count = Number.parseInt(others?.text ?? '', 10);
  assert.match(others?.text ?? '', /^\d+\sautres masters$/);
  const unknown = await get('/masters?budget=inconnu');
  assert.equal(Number.parseInt(unknown.root.querySelector('[role=status]')?.text ?? '', 10), count);
  const last = root.querySelectorAll('nav[aria-label] a[href*="page="]').at(-1);
  assert.match(last?.getAttribute('href') ?? '', /budget=60000&tri=cout&page=/);
  for (const budget of ['-1', '1e99', 'soixante', '60001', '%00', '9'.repeat(3000)]) {
    const { status } = await get(`/masters?budget=${budget}`);
    assert.ok(status === 404 || status === 400 || status === 414, `${status} ${budget}`);
    const api = await fetch(`${site}/api/programmes?budget=${budget}`);
    assert.ok(api.status >= 400 && api.status < 500, `${api.status} ${budget}`);
  }
  const two = await get('/masters?budget=60000&budget=0');
  assert.match(two.root.querySelector('[role=note]')?.text ?? '', /Budget total/);
});

test('words that ask for what is a filter lead to it, with what else was asked for', async () => {
  const ways = async (query: string) =>
    (await get(`/masters?${query}`)).root.querySelectorAll('main [role=note] a');
  const [evening] = await ways('q=soir');
  assert.equal(evening?.getAttribute('href'), '/masters?rythme=temps-amenage');
  const said = Number(/\((\d+)\smasters\)$/.exec(evening?.text ?? '')?.[1]);
  const found = await get('/masters?rythme=temps-amenage');
  assert.equal(Number.parseInt(found.root.querySelector('[role=status]')?.text ?? '', 10), said);
  const [weekend] = await ways('q=MBA+weekend&tri=nom');
  assert.equal(weekend?.getAttribute('href'), '/masters?q=MBA&rythme=week-end&tri=nom');
  for (const query of ['q=soir&rythme=temps-amenage', 'q=finance', 'q=gratuit&budget=60000']) {
    assert.deepEqual(await ways(query), [], query);
  }
});

test('a record leads to a site of its school or university, and can be shared', async () => {
  const path = '/masters/master-audit-controle-gestion-acg-feg-settat';
  const { root } = await get(path);
  const line = root.querySelectorAll('.facts > div').find(({ text }) => /^Page off/.test(text));
  assert.match(line?.text ?? '', /Site de l’université\s: uh1\.ac\.ma/);
  assert.equal(line?.querySelector('a[rel=noopener]')?.getAttribute('href'), 'https://uh1.ac.ma');
  const whatsApp = root.querySelector('a[href^="https://wa.me/?text="]')?.getAttribute('href');
  assert.ok(decodeURIComponent(whatsApp ?? '').endsWith(path));
  assert.ok(root.querySelector('[data-share]') && root.querySelector('[data-copy]'));
});

test('a filter that names nothing is 404, on every list, whatever else is asked', async () => {
  for (const path of [
    '/masters?ville=nulle-part',
    '/masters?statut=autre',
    '/masters?type=doctorat',
    '/masters?ville=%00',
    '/candidatures?ville=nulle-part',
    '/candidatures?q=encg&ville=nulle-part',
    '/candidatures?q=encg&etat=jamais',
    '/candidatures?q=encg&ville=a%00',
    '/candidatures?tout=2',
    '/actualites?sujet=nulle-part',
    '/actualites?ville=nulle-part',
    '/actualites?sujet=%3Cb%3E',
    '/actualites?ville=A',
    '/specialisations/finance/nulle-part',
    '/universites/hassan-ii/nulle-part',
  ]) {
    const { status } = await get(path);
    assert.ok(status === 404 || status === 400, `${status} ${path}`);
  }
  for (const query of ['?page=-1', '?autre=chose', '?page=x']) {
    assert.equal((await get(`/actualites${query}`)).status, 200, query);
  }
});

test('words of a reader are cut and shown as text, and many parameters are harmless', async () => {
  const hostile = await get(`/masters?q=${encodeURIComponent('<script>alert(1)</script>')}`);
  assert.equal(hostile.status, 200);
  assert.ok(!hostile.root.querySelector('main')?.innerHTML.includes('<script>alert'));
  const long = await get(`/masters?q=${'finance+'.repeat(150)}`);
  assert.match(long.root.text, /trop longue/);
  const many = new URLSearchParams([...Array(20).keys()].map((n) => [`ville`, `fes${n || ''}`]));
  const cut = await get(`/masters?${many}`);
  assert.equal(cut.status, 200);
  assert.match(cut.root.querySelector('[role=note]')?.text ?? '', /pour Ville, seule la première/);
});

test('an empty list says what to loosen, what is near and where to apply', async () => {
  const main = async (query: string) => (await get(`/masters?${query}`)).root.querySelector('main');
  const school = await main('q=encg+settat');
  const hrefs = school?.querySelectorAll('a').map((a) => a.getAttribute('href')) ?? [];
  assert.ok(hrefs.includes('/universites/hassan-premier/encg-settat'));
  assert.ok(hrefs.includes('/recherche?q=encg+settat'));
  assert.match(school?.text ?? '', /ENCG Settat\s:\s(?:Candidatures|Avis|Aucun avis)/);
  assert.equal((await main('q=marakech'))?.querySelector('[role=note]'), null, 'a known spelling');
  const meant = await main('q=marrakehc');
  assert.match(meant?.querySelector('[role=note]')?.text ?? '', /Marrakech/);
  assert.ok((meant?.querySelectorAll('article').length ?? 0) > 0);
  const loose = await main('q=marrakehc&specialisation=sante');
  assert.match(loose?.text ?? '', /\d+\smasters? sans le filtre Spécialisation/);
  assert.ok(loose?.querySelector('a[href="/masters?specialisation=sante"]'));
});

test('a master says where each fact stands, and marks up only what it shows', async () => {
  const list = await get('/masters?specialisation=finance');
  const path = list.root.querySelector('main article a')?.getAttribute('href') ?? '';
  const { status, root } = await get(path);
  assert.equal(status, 200);
  assert.ok(canonical(root)?.endsWith(path));
  const names = root.querySelectorAll('.facts dt').map((name) => name.text);
  assert.deepEqual(names.slice(0, 4), ['Diplôme', 'Spécialisation', 'Établissement', 'Université']);
  assert.ok(root.querySelectorAll('[aria-labelledby=sources] li').length > 0);
  const { '@graph': graph } = JSON.parse(
    root.querySelector('script[type="application/ld+json"]')?.text ?? '{}',
  ) as { '@graph': { '@type': string; name?: string; sameAs?: string }[] };
  const node = graph.find((one) => one['@type'] === 'EducationalOccupationalProgram');
  assert.equal(node?.name, root.querySelector('h1')?.text);
  if (node?.sameAs) assert.ok(root.querySelector(`a[href="${node.sameAs}"]`));
});

test('a school that is a university by itself has one page for search engines', async () => {
  const [school, university] = [await get('/universites/esi/esi'), await get('/universites/esi')];
  for (const { status, root } of [school, university]) {
    assert.equal(status, 200);
    assert.ok(canonical(root)?.endsWith('/universites/esi'));
    assert.ok(root.querySelector('main [data-call]'), 'and tells when to apply');
  }
  assert.equal(school.root.querySelectorAll('script[type="application/ld+json"]').length, 0);
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  assert.ok(sitemap.includes('/universites/esi<') && !sitemap.includes('/universites/esi/esi<'));
  const part = await get('/universites/uir/uir');
  assert.ok(canonical(part.root)?.endsWith('/universites/uir/uir'), 'UIR has other schools too');
  const whole = await get('/universites/uir');
  assert.equal(whole.root.querySelectorAll('main [data-call]').length, 0);
});
