import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Fact, Source } from '@/lib/entities/evidence';
import { programmes } from '@/lib/entities/programme';
import { factNames, factsAfter, unsourced } from './after-save';
import { holdsUntil } from './lifetimes';
import { type GeneralRule, ruleText } from './rules';
import { noticeOf, sourcesOf } from './sources';
import { type Evidence, stateOf } from './state';

const TODAY = '2026-11-26';
const PERSON = '5b1f0a52-4d0c-4f0e-9c57-7a1a9f1f6f10';

describe('what a value is worth', () => {
  const there = { date: '2026-01', state: 'there' as const, stateOn: null };
  const said = (rest: Partial<Evidence> = {}): Evidence => ({
    ...{ field: 'semesters', value: 4, seenOn: '2026-09-01', isVerified: false, endedOn: null },
    source: there,
    ...rest,
  });
  const state = (...facts: Evidence[]) => stateOf({ field: 'semesters', value: 4 }, facts, TODAY);

  test('it is attested while a source says it, and verified once a person compared it', () => {
    assert.equal(state(said()), 'atteste');
    assert.equal(state(said({ isVerified: true })), 'verifie');
    assert.equal(state(said(), said({ isVerified: true })), 'verifie');
  });

  test('it is nothing where no source says it, or nothing is said', () => {
    assert.equal(state(), null);
    assert.equal(state(said({ endedOn: '2026-09-02' })), null);
    assert.equal(stateOf({ field: 'semesters', value: null }, [said()], TODAY), null);
  });

  test('it waits to be verified again past its lifetime, whoever verified it', () => {
    assert.equal(state(said({ seenOn: '2024-11-25', isVerified: true })), 'a-reverifier');
    assert.equal(state(said({ seenOn: '2024-11-26' })), 'atteste');
  });

  test('it is as old as the first day of its source when nobody noted when it was seen', () => {
    const dated = (date: string | null) => said({ seenOn: null, source: { ...there, date } });
    assert.equal(state(dated('2025')), 'atteste');
    assert.equal(state(dated('2024')), 'a-reverifier');
    assert.equal(state(dated('2024-12')), 'atteste');
    assert.equal(state(dated(null)), 'a-reverifier');
  });

  test('it waits as well when its source has changed since', () => {
    const changed = (stateOn: string) => said({ source: { ...there, state: 'changed', stateOn } });
    assert.equal(state(changed('2026-09-02')), 'a-reverifier');
    assert.equal(state(changed('2026-08-01')), 'atteste');
  });

  test('it is contradicted by a living source that says otherwise, never by history', () => {
    const other = said({ value: 6, source: { ...there } });
    assert.equal(state(said(), other), 'contredit');
    assert.equal(state(said({ isVerified: true }), other), 'contredit');
    assert.equal(state(said(), { ...other, endedOn: '2026-09-01' }), 'atteste');
    const gone = { ...there, state: 'gone' as const, stateOn: '2026-10-01' };
    assert.equal(state(said(), { ...other, source: gone }), 'atteste');
    assert.equal(state(said({ source: gone })), 'source-disparue');
  });

  test('lists say the same in any order', () => {
    const fact = said({ field: 'languages', value: ['en', 'fr'] });
    assert.equal(stateOf({ field: 'languages', value: ['fr', 'en'] }, [fact], TODAY), 'atteste');
  });
});

test('dates of calls hold for a week in season and two months out of it, other facts for months', () => {
  assert.equal(holdsUntil('closesOn', '2026-08-26', '2026-08-30'), '2026-09-02');
  assert.equal(holdsUntil('closesOn', '2026-08-26', '2026-11-26'), '2026-10-25');
  assert.equal(holdsUntil('feeAmount', '2026-01-15', TODAY), '2027-01-15');
  assert.equal(holdsUntil('officialUrl', '2026-01-15', TODAY), '2026-07-15');
  assert.equal(holdsUntil('name', '2026-01-15', TODAY), '2028-01-15');
});

describe('what a save makes of the facts', () => {
  const names = factNames(programmes);
  const source = (url: string): Source => ({
    ...{ publisher: url, kind: 'officiel', title: null, date: null },
    url: `https://${url}.ma`,
  });
  const [A, B] = [source('a'), source('b')];
  const save = (after: object, before?: object) =>
    factsAfter({
      names,
      before: before as never,
      after: after as never,
      personId: PERSON,
      today: TODAY,
    });
  const row = { name: 'Finance', semesters: 4, languages: [], feeFree: false, sources: [A, B] };
  const stored = { ...row, facts: save(row) };
  const told = (facts: readonly Fact[]) =>
    facts.map(({ field, value, source, endedOn }) =>
      [source.publisher, field, value, ...(endedOn ? ['until', endedOn] : [])].join(' '),
    );

  test('the first source of a new row says all of it, the others its name', () => {
    assert.deepEqual(told(stored.facts), ['a name Finance', 'a semesters 4', 'b name Finance']);
    assert.ok(stored.facts.every(({ seenBy, personId }) => seenBy === 'team' && personId));
    assert.deepEqual(sourcesOf(stored.facts), [A, B]);
  });

  test('a save that changes nothing changes no fact', () => {
    assert.deepEqual(save({ ...row }, stored), stored.facts);
    assert.deepEqual(save({ ...stored }, stored), stored.facts);
  });

  const byFile = (proposed: object, after: object = row, before: object = stored) =>
    factsAfter({
      ...{ names, before: before as never, after: after as never, personId: PERSON, today: TODAY },
      from: { file: 'liste.csv', proposed: proposed as never },
    });

  test('a file contradicts what was decided by the source that it names, else by itself', () => {
    const facts = byFile({ semesters: 6 });
    assert.deepEqual(told(facts).slice(0, 3), [...told(stored.facts).slice(0, 2), 'a semesters 6']);
    const said = facts.find(({ value }) => value === 6);
    assert.deepEqual([said?.seenBy, said?.personId], ['import', null]);
    const bare = { ...row, sources: [] };
    const itself = byFile({ semesters: 6 }, bare, { ...bare, facts: [] });
    assert.deepEqual(told(itself), ['Fichier liste.csv semesters 6']);
  });

  test('no file takes away what somebody of the team saw, nor says that they saw more', () => {
    const [first] = stored.facts;
    assert.ok(first);
    const other = { ...first, value: 'Autre', seenBy: 'first-data' as const, personId: null };
    const facts = byFile({}, { ...row, facts: [other] });
    assert.deepEqual(
      told(facts),
      [...told(stored.facts).slice(0, 2), 'a name Autre', 'b name Finance'].toSorted(),
    );
    assert.equal(facts.find(({ value }) => value === 'Autre')?.seenBy, 'first-data');
  });

  test('a value that comes with a source is said by that one, and contradicted by the old', () => {
    const C = source('c');
    const facts = save({ ...row, semesters: 6, sources: [A, B, C] }, stored);
    assert.deepEqual(told(facts), [
      ...['a name Finance', 'a semesters 4', 'b name Finance', 'c semesters 6'],
    ]);
  });

  test('a value that comes with none is what the first source says now; before is history', () => {
    const facts = save({ ...row, semesters: 6 }, stored);
    assert.deepEqual(told(facts), [
      ...['a name Finance', `a semesters 4 until ${TODAY}`, 'a semesters 6', 'b name Finance'],
    ]);
  });

  test('a value that is taken away has no facts, and neither has a source', () => {
    assert.deepEqual(told(save({ ...row, semesters: null }, stored)), [
      ...['a name Finance', 'b name Finance'],
    ]);
    assert.deepEqual(told(save({ ...row, sources: [B] }, stored)), [
      ...['b name Finance', 'b semesters 4'],
    ]);
  });

  test('a source whose address is written in another way is the same', () => {
    const facts = save(
      { ...row, sources: [{ ...A, url: 'http://A.ma/?utm_source=x#y' }, B] },
      stored,
    );
    assert.deepEqual(told(facts), told(stored.facts));
  });

  test('sources stand as they were sent', () => {
    assert.deepEqual(sourcesOf(save({ ...row, sources: [B, A] }, stored)), [B, A]);
  });

  test('whoever verifies a row has compared all that it says, on that day', () => {
    const facts = save({ ...row, verifiedOn: '2026-11-20' }, { ...stored, verifiedOn: null });
    assert.ok(facts.every(({ isVerified, seenOn }) => isVerified && seenOn === '2026-11-20'));
    const undone = save(
      { ...row, verifiedOn: null },
      { ...stored, facts, verifiedOn: '2026-11-20' },
    );
    assert.ok(undone.every(({ isVerified }) => !isVerified));
  });

  test('facts that are sent are taken as they are, and seen by who sends them', () => {
    const [first] = stored.facts;
    const others = stored.facts.map((fact) => ({ ...fact, seenBy: 'watch', personId: null }));
    const before = { ...stored, facts: others };
    const quoted = { ...first, quote: 'Master Finance', seenBy: 'reader', personId: null };
    const facts = save({ ...row, facts: [quoted, ...others.slice(1)] }, before);
    assert.deepEqual(
      facts.map(({ quote, seenBy, personId }) => [quote, seenBy, personId]),
      [['Master Finance', 'team', PERSON], ...others.slice(1).map(() => [null, 'watch', null])],
    );
  });

  test('a public field that the sent facts leave out is told, a draft’s is not', () => {
    const facts = stored.facts.slice(0, 1);
    const sent = { sent: facts, before: stored };
    const publicRow = { ...row, publishedAt: '2026-01-01T00:00:00Z' };
    assert.deepEqual(unsourced(programmes as never, publicRow, sent), [
      { path: 'semesters', message: 'No source says this' },
    ]);
    assert.deepEqual(unsourced(programmes as never, { ...row, publishedAt: null }, sent), []);
  });
});

test('a notice has a day or no date, and what cannot be opened is none', () => {
  const paper = { publisher: 'a', kind: 'presse' as const, title: null, url: null, date: '2026' };
  const page = { ...paper, url: 'https://a.ma', date: '2026-09' };
  assert.equal(noticeOf([paper]), null);
  assert.deepEqual(noticeOf([paper, page]), {
    ...{ publisher: 'a', url: 'https://a.ma', publishedOn: null },
  });
});

describe('a general rule', () => {
  const rule = (rest: Partial<GeneralRule>): GeneralRule => ({
    ...{ field: 'feeAmount', text: 'gratuit', sector: 'public', kind: null, rhythm: null },
    ...rest,
  });
  const master = { kind: 'master', rhythm: null, universityStatus: 'publique' } as const;
  const rules = [
    rule({ rhythm: 'temps-plein' }),
    rule({ rhythm: 'temps-amenage', text: 'payant le soir' }),
  ];
  const text = (change: object) => ruleText('feeAmount', { ...master, ...change }, rules);

  test('is shown where it may hold, and each that may', () => {
    assert.equal(text({}), 'Règle générale : gratuit ; payant le soir');
    assert.equal(text({ rhythm: 'temps-plein' }), 'Règle générale : gratuit');
    assert.equal(text({ kind: 'master-temps-amenage' }), 'Règle générale : payant le soir');
  });

  test('says nothing of other fields, sectors and diplomas', () => {
    assert.equal(ruleText('semesters', master, rules), null);
    assert.equal(text({ universityStatus: 'privee' }), null);
    assert.equal(text({ universityStatus: null }), null);
    assert.equal(text({ kind: 'mba' }), null);
    assert.equal(text({ rhythm: 'week-end' }), null);
  });
});
