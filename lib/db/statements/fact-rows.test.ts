import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Fact } from '@/lib/entities/evidence';
import { sourceKey } from '@/lib/facts/sources';
import { onDatabase } from '@/tests/fixtures/database/on-database';
import { sourced } from '@/tests/fixtures/data/sourced';
import {
  factOf,
  moveFacts,
  putSources,
  readFacts,
  readSeenDays,
  readSources,
  withFacts,
  writeFacts,
} from './fact-rows';

const PAGE = 'https://encg.ma/Master/liste';
const SAME = [
  'http://encg.ma/Master/liste',
  `${PAGE}/`,
  `${PAGE}#dates`,
  'HTTPS://ENCG.ma/Master/liste',
  `${PAGE}?utm_source=x`,
  `${PAGE}/?utm_source=x&utm_medium=y#a`,
  `${PAGE}?`,
  `${PAGE}//`,
];
const OTHERS = [
  'https://encg.ma/master/liste',
  `${PAGE}?p=2`,
  `${PAGE}/2`,
  'https://www.encg.ma/Master/liste',
  'https://encg.ma',
  'https://encg.ma?p=2',
  'https://encg.ma/?p=2&utm_id=3',
  'https://encg.ma/p=2',
];

onDatabase('the rows of facts', ({ db }) => {
  let establishmentId = '';
  before(async () => {
    const named = (name: string) => ({ name, slug: name.toLowerCase() });
    const { id: universityId } = await db.university.create({ data: named('Atlas') });
    const school = { ...named('ENCG'), type: 'encg', universityId };
    ({ id: establishmentId } = await db.establishment.create({ data: school }));
  });

  test('the database and the program agree on which addresses are one', async () => {
    const named = [...SAME, ...OTHERS].map((url) => ({ url, publisher: 'a', title: 'b' }));
    const documents = [
      { url: null, publisher: ' Le360', title: null },
      { url: null, publisher: 'LE360', title: 'Un titre ' },
    ];
    for (const source of [...named, ...documents]) {
      const { url, publisher, title } = source;
      const [row] = await db.$queryRaw<{ key: string }[]>`
        SELECT source_key(${url}, ${publisher}, ${title}) AS key`;
      assert.equal(row?.key, sourceKey(source), url ?? publisher);
    }
    const key = (url: string) => sourceKey({ url, publisher: '', title: null });
    assert.deepEqual([...new Set(SAME.map(key))], [key(PAGE)]);
    assert.ok(OTHERS.every((url) => key(url) !== key(PAGE)));
  });

  test('the address of a source says whose it is, whatever its letters, and no two share one', async () => {
    const slug = async (
      publisher: string,
      url: string | null = PAGE,
      title: string | null = null,
    ) => {
      const [row] = await db.$queryRaw<{ slug: string }[]>`
        SELECT source_slug(${url}, ${publisher}, ${title}) AS slug`;
      return row?.slug ?? '';
    };
    assert.match(
      await slug('«\u00a0École d’été\u00a0»', PAGE, 'Avis 2026'),
      /^ecole-d-ete-avis-2026-[0-9a-f]{8}$/,
    );
    assert.match(await slug('جامعة'), /^[0-9a-f]{8}$/);
    assert.match(await slug('a'.repeat(200)), /^a{80}-[0-9a-f]{8}$/);
    assert.notEqual(await slug('ENCG', `${PAGE}/1`), await slug('ENCG', `${PAGE}/2`));
    await putSources(db, [{ ...fact('name', 'https://autre.ma/avis').source, publisher: 'Autre' }]);
    assert.equal(await db.source.count({ where: { slug: { startsWith: 'autre-' } } }), 1);
  });

  test('a page can be added again whenever its source was given another address', async () => {
    const moved = { ...fact('name', 'https://demenage.ma/avant').source, publisher: 'Déménagé' };
    await putSources(db, [moved]);
    const where = { publisher: moved.publisher };
    for (const times of [1, 2]) {
      const there = { ...where, url: moved.url };
      await db.source.updateMany({ where: there, data: { url: `https://demenage.ma/${times}` } });
      const ids = await putSources(db, [moved]);
      assert.deepEqual([...ids.keys()], [sourceKey(moved)]);
    }
    const slugs = (await db.source.findMany({ where })).map(({ slug }) => slug);
    assert.equal(new Set(slugs).size, 3);
    assert.ok(slugs.every((slug) => slug.startsWith('demenage-')));
  });

  test('of two who add one page at once, written in two ways, both have the same source', async () => {
    const write = (tx: Parameters<typeof writeFacts>[0], url: string) =>
      writeFacts(tx, 'establishments', [{ id: establishmentId, facts: [fact('name', url)] }]);
    await Promise.all(SAME.map((url) => db.$transaction((tx) => write(tx, url))));
    assert.equal(await db.source.count({ where: { publisher: 'encg.ma' } }), 1);
    await write(db, PAGE);
    const sources = await readSources(db, 'establishments', [establishmentId]);
    assert.deepEqual(sources.get(establishmentId)?.length, 1);
  });

  test('what is written comes back as it was, in its order, and what is the same stays', async () => {
    const facts = [
      { ...fact('acronym', 'https://a.ma/1'), quote: 'ENCG', seenOn: '2026-08-26' },
      { ...fact('type', 'https://a.ma/2'), endedOn: '2026-09-01' },
      { ...fact('type', 'https://a.ma/3'), year: '2026-2027' },
    ];
    const subject = { id: establishmentId };
    await writeFacts(db, 'establishments', [{ ...subject, facts }]);
    assert.deepEqual(await read(), facts);
    const made = await db.fact.findMany({ where: { establishmentId, endedOn: null } });
    await writeFacts(db, 'establishments', [
      { ...subject, facts: facts.toReversed(), before: facts },
    ]);
    assert.deepEqual(await read(), facts.toReversed());
    const kept = await db.fact.findMany({ where: { id: { in: made.map(({ id }) => id) } } });
    assert.equal(kept.length, made.length);
  });

  test('nobody verified what is said differently as well, nor what its source has changed since', async () => {
    const person = { seenBy: 'team' as const, personId: establishmentId };
    const verified = { ...person, seenOn: '2026-08-26', isVerified: true };
    const facts = [
      { ...fact('type', 'https://a.ma/vu'), ...verified },
      { ...fact('name', 'https://a.ma/change'), ...verified },
      { ...fact('acronym', 'https://a.ma/vu'), ...verified },
      { ...fact('acronym', 'https://a.ma/autre'), value: 'Une autre' },
    ];
    const before = await read();
    await writeFacts(db, 'establishments', [{ id: establishmentId, facts, before }]);
    const changed = { state: 'changed', stateOn: new Date('2026-09-01') };
    await db.source.updateMany({ where: { url: 'https://a.ma/change' }, data: changed });
    const days = (await readSeenDays(db)).map(({ field, verifiedOn }) => [field, verifiedOn]);
    assert.deepEqual(Object.fromEntries(days), { type: '2026-08-26', name: null, acronym: null });
  });

  test('what names a deleted row is told no more, and what a source says of both rows it says once', async () => {
    const city = async (name: string) =>
      (await db.city.create({ data: { name, slug: name.toLowerCase() } })).id;
    const [fes, settat] = [await city('Fes'), await city('Settat')];
    const said = (value: string, url: string) => ({ ...fact('cityId', url), value });
    const facts = [said(fes, PAGE), said(settat, PAGE), said(fes, `${PAGE}/2`)];
    const before = await read();
    await writeFacts(db, 'establishments', [{ id: establishmentId, facts, before }]);
    await db.city.delete({ where: { id: settat } });
    const told = async () =>
      (await readFacts(db, 'establishments', [establishmentId])).get(establishmentId) ?? [];
    const values = (await told()).map(({ value }) => value);
    assert.deepEqual(values, [fes, fes]);
    const compared = { isVerified: true, personId: settat, seenBy: 'team', seenOn: new Date() };
    await db.fact.updateMany({
      where: { establishmentId, value: { equals: fes } },
      data: compared,
    });
    const ofCities = (await readSeenDays(db)).filter(({ field }) => field === 'cityId');
    assert.ok(ofCities[0]?.verifiedOn, 'what names nothing contradicts nobody');
    const moved = { id: establishmentId, before: fes, value: settat };
    await moveFacts(db, 'establishments', 'cityId', [moved]);
    assert.deepEqual(
      (await read()).map(({ value }) => value),
      [settat, settat],
    );
    await writeFacts(db, 'establishments', [
      { id: establishmentId, facts: [fact('name', PAGE)], before: await read() },
    ]);
  });

  test('a source under a fact is not deleted, and goes with nothing', async () => {
    const { sourceId } = await db.fact.findFirstOrThrow();
    await assert.rejects(db.source.delete({ where: { id: sourceId } }), { code: 'P2003' });
  });

  test('a source is not deleted either while something is about to rest on it', async () => {
    const { source } = fact('name', 'https://encg.ma/retenue');
    const { id } = await db.source.create({ data: source });
    await db.$transaction(async (tx) => {
      await putSources(tx, [source]);
      const deleting = db.$transaction(async (other) => {
        await other.$executeRaw`SET LOCAL lock_timeout = '100ms'`;
        await other.source.delete({ where: { id } });
      });
      await assert.rejects(deleting, /lock timeout/);
    });
    await db.source.delete({ where: { id } });
  });

  test('a call and a published master rest on what can be opened, and keep it', async () => {
    const master = {
      slug: 'm',
      name: 'Master',
      kind: 'master',
      status: 'atteste',
      establishmentId,
    };
    const call = { slug: 'c', academicYear: '2026-2027', establishmentId };
    const publishedAt = new Date(0);
    const unsourced = /needs a source with a link/;
    await assert.rejects(db.call.create({ data: call }), unsourced);
    await assert.rejects(db.programme.create({ data: { ...master, publishedAt } }), unsourced);
    const { id: callId } = await db.call.create({ data: { ...call, facts: sourced() } });
    await db.programme.create({ data: { ...master, publishedAt, facts: sourced() } });
    await assert.rejects(db.fact.deleteMany({ where: { callId } }), unsourced);
    await assert.rejects(db.fact.deleteMany({ where: { programme: { slug: 'm' } } }), unsourced);
    await db.call.delete({ where: { id: callId } });
    assert.equal(await db.fact.count({ where: { callId } }), 0);
  });

  async function read(): Promise<Fact[]> {
    const where = { id: establishmentId };
    const row = await db.establishment.findUniqueOrThrow({ where, select: { facts: withFacts } });
    return row.facts.map(factOf);
  }
});

function fact(field: string, url: string): Fact {
  const source = { publisher: 'encg.ma', kind: 'officiel' as const, title: null, url, date: null };
  return {
    field,
    value: 'Une valeur',
    source: { ...source, via: null, isDateInferred: false },
    quote: null,
    year: null,
    seenOn: null,
    seenBy: 'first-data',
    personId: null,
    isVerified: false,
    endedOn: null,
  };
}
