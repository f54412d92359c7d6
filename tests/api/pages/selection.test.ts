import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { parse } from 'node-html-parser';
import { bringStaff } from '../../fixtures/data/rows';

const site = process.env.TEST_SITE_URL ?? '';
const { create, admins: admin, db } = await bringStaff();

const PUBLISHED = '2026-01-01T00:00:00Z';
const HOSTILE = 'Audit; "Finance", \\n BEGIN:VEVENT <b>é😀</b>';

async function get(path: string) {
  const answer = await fetch(site + path);
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, root: parse(text) };
}

const { id: establishmentId } = await create('establishments', { name: 'Une, école; à part' });
const place = { establishmentId, publishedAt: PUBLISHED };
const open = await create('programmes', { ...place, name: HOSTILE, semesters: null });
const draft = await create('programmes', { establishmentId });
const earlier = await create('programmes', { ...place, semesters: 2 });
const renamed = { ...earlier.payload, slug: `${earlier.slug}-apres` };
await admin.put(`/api/admin/programmes/${earlier.id}`, renamed);
const known = [open.slug, earlier.slug];
await create('calls', { establishmentId, closesOn: '2027-09-15' });
// Only the database lets this in.
const acronym = 'ENCG\r\nEND:VCALENDAR';
await db.establishment.update({ where: { id: establishmentId }, data: { acronym } });

describe('a selection', () => {
  test('shows what its address names, in that order, to readers and not to search engines', async () => {
    const { status, root } = await get(`/masters/selection?m=mba-hem,${known.join()}`);
    assert.equal(status, 200);
    const links = root.querySelectorAll('main article h2 a').map((a) => a.getAttribute('href'));
    const [first] = known;
    assert.deepEqual(
      links,
      ['mba-hem', first, renamed.slug].map((slug) => `/masters/${slug}`),
    );
    assert.match(root.querySelector('meta[name=robots]')?.outerHTML ?? '', /noindex/);
    assert.equal(root.querySelector('link[rel=canonical]'), null);
    assert.ok(root.querySelector('main')?.text.includes(HOSTILE.slice(0, 10)));
    assert.equal(root.querySelectorAll('main b').length, 0, 'a name is text');
    assert.equal(root.querySelectorAll('[role=note]').length, 0);
  });

  test('says what it left out, and is none when nothing remains', async () => {
    const many = Array.from({ length: 50 }, (_, at) => `nulle-part-${at}`);
    const note = async (m: string) => {
      const { status, root } = await get(`/masters/selection?m=${m}`);
      return [status, root.querySelector('[role=note]')?.text ?? ''] as const;
    };
    assert.deepEqual(await note('mba-hem,mba-hem'), [200, '']);
    assert.match(
      (await note(`mba-hem,${draft.slug}`))[1],
      /^Un master de cette liste n’existe pas/,
    );
    const [status, text] = await note(`mba-hem,${many.join()}`);
    assert.equal(status, 200);
    assert.match(text, /19 masters de cette liste n’existent pas.*les 31 derniers ne sont pas/);
    assert.ok(!text.includes('nulle-part'), 'nobody can write on the page');
    const nothing = [draft.slug, many.join(), '%C3%89', '%00', 'a'.repeat(3000), '-', '%ff%2Cx'];
    for (const m of nothing) {
      for (const page of ['selection', 'comparer', 'selection.ics']) {
        const { status } = await get(`/masters/${page}?m=${m}`);
        assert.equal(status, 404, `${page} ${m.slice(0, 20)}`);
      }
    }
    for (const m of ['', ',,', '&m='])
      assert.equal((await get(`/masters/selection?m=${m}`)).status, 200);
  });

  test('is never kept, whoever puts together whatever', async () => {
    for (const m of ['mba-hem', 'mba-hem,x-y']) {
      for (const page of ['selection', 'comparer']) {
        const { headers } = await get(`/masters/${page}?m=${m}`);
        assert.match(headers.get('cache-control') ?? '', /no-store/);
      }
    }
  });
});

test('hearts stand in search results of masters, and of masters alone', async () => {
  const { root } = await get('/recherche?q=finance+casablanca');
  const hearts = root.querySelectorAll('main .keep button');
  assert.ok(hearts.length > 0);
  for (const heart of hearts) {
    const link = heart.closest('article')?.querySelector('h3 a');
    assert.equal(link?.getAttribute('href'), `/masters/${heart.getAttribute('value')}`);
  }
  const masters = root.querySelectorAll('main article h3 a[href^="/masters/"]');
  assert.equal(hearts.length, masters.length);
});

describe('a comparison', () => {
  const cells = (row: ReturnType<typeof parse>) =>
    row.querySelectorAll('td > div').map((td) => td.text);

  test('has the rows of every master’s page in their order, and marks what differs', async () => {
    const { root } = await get(`/masters/comparer?m=${known.join()}`);
    const page = await get(`/masters/${open.slug}`);
    const rows = root.querySelectorAll('tbody tr');
    const names = rows.map((row) => row.querySelector('th')?.childNodes[0]?.text ?? '');
    const facts = page.root.querySelectorAll('.facts dt').map((name) => name.text);
    const shown = facts.filter((name) => names.includes(name));
    assert.deepEqual(
      names.filter((name) => facts.includes(name)),
      shown,
    );
    const unsaid = facts.filter((name) => !names.includes(name)).map((name) => name.toLowerCase());
    const folded = root.querySelector('table.compare + p')?.text ?? '';
    assert.match(folded, /^Non précisé pour tous ces masters\s: /);
    assert.ok(unsaid.includes('spécialisation'), unsaid.join());
    for (const name of unsaid) assert.ok(folded.includes(name), name);
    const rowOf = (name: string) => rows[names.indexOf(name)] ?? parse('');
    assert.deepEqual(cells(rowOf('Durée')), ['Non précisé', '2 semestres (un an)']);
    assert.doesNotMatch(rowOf('Durée').text, /Différent/, 'the unknown is no difference');
    const other = await get(`/masters/comparer?m=${open.slug},mba-hem`);
    const differing = other.root
      .querySelectorAll('tbody tr[data-different] th')
      .map((name) => name.childNodes[0]?.text);
    assert.ok(differing.includes('Diplôme'), differing.join());
    for (const name of ['Établissement', 'Université', 'Ville de l’établissement']) {
      assert.ok(!differing.includes(name), `${name} is not what they differ in`);
    }
    const total = other.root.querySelectorAll('tbody tr').find((row) => /^Coût/.test(row.text));
    assert.match(total?.text ?? '', /130\s000\sDH au total/);
    assert.ok(rowOf('Sources').querySelectorAll('td a[href]').length >= 2);
  });

  test('takes four, names the fifth, and asks for a second', async () => {
    const rows = await db.programme.findMany({
      where: { publishedAt: { lte: new Date() } },
      orderBy: { slug: 'asc' },
      take: 5,
    });
    const { root } = await get(`/masters/comparer?m=${rows.map(({ slug }) => slug).join('&m=')}`);
    assert.equal(root.querySelectorAll('thead th').length, 5);
    assert.match(root.querySelector('[role=note]')?.text ?? '', /Quatre masters au plus/);
    const alone = await get('/masters/comparer?m=mba-hem');
    assert.equal(alone.status, 200);
    assert.match(alone.root.querySelector('main')?.text ?? '', /Il faut un second master/);
  });
});

test('the calendar of a selection holds each call once, and no name breaks out of it', async () => {
  const { status, headers, text } = await get(
    `/masters/selection.ics?m=${known.join()},${draft.slug}`,
  );
  assert.equal(status, 200);
  assert.equal(headers.get('content-type'), 'text/calendar; charset=utf-8');
  assert.doesNotMatch(text, /(?<!\r)\n|\r(?!\n)/);
  for (const line of text.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, line);
  const lines = text.replace(/\r\n /g, '').split('\r\n');
  const those = (start: string) => lines.filter((line) => line.startsWith(start));
  assert.equal(those('BEGIN:VEVENT').length, 1);
  assert.equal(those('END:VCALENDAR').length, 1);
  assert.deepEqual(those('DTSTART'), ['DTSTART;VALUE=DATE:20270915']);
  assert.equal(those('SUMMARY')[0], 'SUMMARY:Clôture des candidatures : ENCG\\nEND:VCALENDAR');
  const [description = ''] = those('DESCRIPTION');
  assert.ok(
    description.includes('Audit\\; "Finance"\\, \\\\n BEGIN:VEVENT <b>é😀</b>'),
    description,
  );
  assert.ok(!text.includes(draft.slug));
  assert.equal((await get('/masters/selection.ics')).status, 404);
});
