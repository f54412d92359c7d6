import assert from 'node:assert/strict';
import { test } from 'node:test';
import { indexEditorialDocuments } from '@/lib/db/statements/search-entries';
import { publishedWhere } from '@/lib/entities/published';
import { editorialDocuments } from '@/lib/editorial/search-documents';
import { seedOnce } from '@/prisma/seed';
import { runOnServer } from '@/tests/fixtures/data/many-masters';
import { onDatabase } from '@/tests/fixtures/database/on-database';

type Answer = { title: string; href: string; lines: { text: string }[] };

const QUESTIONS = [
  ['gratuit', 'casablanca'],
  ['gratuit casablanca', ''],
  ['candidature', 'settat'],
  ['candidature hassan premier', 'settat'],
  ['candidature rabat', ''],
  ['candidature agadir', ''],
  ['frais casablanca', ''],
  ['date feg settat', ''],
] as const;
const PROGRAM = `
  import { loadSearch } from '@/lib/search/search';
  import { searchQuestion } from '@/lib/search/search-question';
  const answers = [];
  for (const [q, ville] of ${JSON.stringify(QUESTIONS)}) {
    const page = await loadSearch(searchQuestion({ q, ville }), 1);
    answers.push([q + '+' + ville, page.answer ?? {}]);
  }
  answer(answers);`;

onDatabase('answers above the results', ({ db, url }) => {
  test('are of the chosen city, of what is there now, and of whom a call is for', async () => {
    await seedOnce(db);
    await indexEditorialDocuments(db, editorialDocuments);
    await db.city.update({ where: { slug: 'rabat' }, data: { slug: 'rabat-sale' } });
    await db.call.deleteMany({ where: { establishment: { city: { slug: 'agadir' } } } });
    const feg = { establishment: { slug: 'feg-settat' } };
    const call = await db.call.findFirstOrThrow({ where: feg });
    const wanted = await db.programme.findFirstOrThrow({ where: { ...feg, ...publishedWhere() } });
    await db.callProgramme.create({ data: { callId: call.id, programmeId: wanted.id } });
    const there = { ...publishedWhere(), establishment: { city: { slug: 'casablanca' } } };
    const unpriced = { ...there, feeFree: false, feeAmount: null };
    const some = await db.programme.findFirstOrThrow({ where: { ...unpriced, rhythm: null } });
    await db.programme.update({ where: { id: some.id }, data: { feeFree: true } });
    const university = { status: 'publique' };
    const kind = { in: ['master', 'master-specialise'] };
    const atPublic = { ...there.establishment, university };
    const byRule = { ...unpriced, establishment: atPublic, kind, rhythm: 'temps-plein' };
    const countOf = (where: object) => db.programme.count({ where });
    const unknown = (await countOf(unpriced)) - (await countOf(byRule));

    const answers = new Map(await runOnServer<[string, Answer][]>(url, PROGRAM));
    const said = (asked: string) =>
      answers
        .get(asked)
        ?.lines.map(({ text }) => text)
        .join() ?? '';
    assert.deepEqual(answers.get('gratuit+casablanca'), answers.get('gratuit casablanca+'));
    assert.equal(answers.get('candidature+settat')?.href, '/candidatures?ville=settat');
    const { title, href } = answers.get('candidature hassan premier+settat') ?? {};
    assert.equal(href, '/candidatures?ville=settat&universite=hassan-premier');
    assert.equal(title, 'Candidatures : Université Hassan Premier, Settat');
    assert.doesNotMatch(said('candidature rabat+'), /Aucun/);
    assert.match(said('candidature agadir+'), /Aucun avis de candidature recensé dans cette ville/);
    assert.ok(said('date feg settat+').includes(`, pour « ${wanted.name} » ·`));
    assert.match(said('frais casablanca+'), new RegExp(`\\b${unknown} masters? aux frais`));
  });
});
