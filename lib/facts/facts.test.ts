import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { factNames } from '@/lib/entities/entity';
import type { Fact, Source } from '@/lib/entities/evidence';
import { programmes } from '@/lib/entities/programme';
import { factsAfter, factsOfForm, unsourced } from './after-save';
import { type Evidence, dueThisWeek, holdsUntil, stateOf, verifiedShare } from './state';
import { type GeneralRule, ruleText } from './rules';
import { noticeOf, sourcesOf } from './sources';

const TODAY = '2026-11-26';
const PERSON = '5b1f0a52-4d0c-4f0e-9c57-7a1a9f1f6f10';

const source = (name: string): Source => ({
  publisher: name,
  kind: 'officiel',
  title: null,
  date: null,
  url: `https://${name}.ma`,
});
const [A, B] = [source('a'), source('b')];
const change = (names: readonly string[], before: object | undefined, after: object) => ({
  names,
  before: before as never,
  after: after as never,
  personId: PERSON,
  today: TODAY,
});
const told = (facts: readonly Fact[]) =>
  facts.map(({ field, value, source, endedOn }) =>
    [source.publisher, field, value, ...(endedOn ? ['until', endedOn] : [])].join(' '),
  );

describe('what a value is worth', () => {
  const there = { date: '2026-01', state: 'there' as const, stateOn: null };
  const said = (rest: Partial<Evidence> = {}): Evidence => ({
    field: 'semesters',
    value: 4,
    seenOn: '2026-09-01',
    isVerified: false,
    endedOn: null,
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
    assert.equal(stateOf({ field: 'semesters', value: null }, [], TODAY), null);
  });

  test('what the team left empty is contradicted by a living source that says it', () => {
    const empty = (value: unknown, fact: Evidence) =>
      stateOf({ field: fact.field, value }, [fact], TODAY);
    assert.equal(empty(null, said()), 'contredit');
    assert.equal(empty(false, said({ field: 'feeFree', value: true })), 'contredit');
    assert.equal(empty(null, said({ endedOn: '2026-09-02' })), null);
    assert.equal(empty(null, said({ source: { ...there, state: 'gone' } })), null);
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
  const save = (after: object, before?: object) => factsAfter(change(names, before, after));
  const row = { name: 'Finance', semesters: 4, languages: [], feeFree: false, sources: [A, B] };
  const stored = { ...row, facts: save(row) };

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
      ...change(names, before, after),
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

  test('a file says itself what it changes of a row that names no sources beside its facts', () => {
    const before = { ...stored, sources: undefined };
    const facts = byFile({}, { ...before, semesters: 6, facts: undefined }, before);
    assert.deepEqual(told(facts), [...told(stored.facts), 'Fichier liste.csv semesters 6']);
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
      'a name Finance',
      'a semesters 4',
      'b name Finance',
      'c semesters 6',
    ]);
  });

  test('a value that comes with none is what the first source says now; before is history', () => {
    const facts = save({ ...row, semesters: 6 }, stored);
    assert.deepEqual(told(facts), [
      'a name Finance',
      `a semesters 4 until ${TODAY}`,
      'a semesters 6',
      'b name Finance',
    ]);
  });

  test('a value that is taken away leaves what was said of it to history', () => {
    const facts = save({ ...row, semesters: null }, stored);
    assert.deepEqual(told(facts), [
      'a name Finance',
      `a semesters 4 until ${TODAY}`,
      'b name Finance',
    ]);
  });

  test('a value that is given back on the day on which it was taken away has its facts again', () => {
    const emptied = { ...row, semesters: null };
    const facts = save(emptied, stored);
    assert.deepEqual(save(row, { ...emptied, facts }), stored.facts);
    const earlier = facts.map((fact) => (fact.endedOn ? { ...fact, endedOn: '2026-11-25' } : fact));
    assert.deepEqual(told(save(row, { ...emptied, facts: earlier })), [
      'a name Finance',
      'a semesters 4 until 2026-11-25',
      'a semesters 4',
      'b name Finance',
    ]);
  });

  test('a source that is taken away takes with it what it says, and no other is taken to say it', () => {
    const left = save({ ...row, sources: [B] }, stored);
    assert.deepEqual(told(left), ['b name Finance']);
    const shown = { ...row, publishedAt: '2026-01-01T00:00:00Z' };
    assert.deepEqual(unsourced(programmes as never, shown, left, { ...stored, ...shown }), [
      { path: 'semesters', message: 'No source says this' },
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

  test('what a source says no longer, or again, was seen by whoever saw it', () => {
    const seen = { ...(stored.facts[1] as Fact), seenBy: 'watch' as const, personId: null };
    const [first, , last] = stored.facts as [Fact, Fact, Fact];
    const before = [first, { ...seen, endedOn: '2026-11-20' }, last];
    assert.deepEqual(
      save({ ...row, facts: [first, seen, last] }, { ...stored, facts: before })[1],
      seen,
    );
  });

  test('what nobody says of a changed value is left unsaid where facts are sent', () => {
    const facts = save({ ...row, semesters: 6, facts: stored.facts }, stored);
    assert.deepEqual(told(facts), told(stored.facts));
    assert.deepEqual(
      unsourced(programmes as never, { ...row, semesters: 6, publishedAt: TODAY }, facts),
      [{ path: 'semesters', message: 'No source says this' }],
    );
  });

  test('a source that comes to a row which rests on one says nothing that was unsaid before', () => {
    const unsaid = { ...stored, rhythm: 'week-end' };
    const facts = save({ ...row, rhythm: 'week-end', sources: [A, B, source('c')] }, unsaid);
    assert.deepEqual(told(facts), [...told(stored.facts), 'c name Finance']);
  });

  test('a public field that the facts leave out is told, unless it was so; a draft’s is not', () => {
    const facts = stored.facts.slice(0, 1);
    const of = (now: object, before?: object) =>
      unsourced(programmes as never, { ...row, ...now }, facts, before as never);
    const isPublic = { publishedAt: '2026-01-01T00:00:00Z' };
    const open = [{ path: 'semesters', message: 'No source says this' }];
    assert.deepEqual(of(isPublic), open);
    assert.deepEqual(of({ publishedAt: null }), []);
    assert.deepEqual(of(isPublic, { ...row, facts }), open, 'a draft that is published');
    assert.deepEqual(of(isPublic, { ...row, ...isPublic, facts }), []);
    assert.deepEqual(of(isPublic, { ...stored, ...isPublic }), open);
  });
});

describe('what a form asks before it saves', () => {
  const names = ['name', 'semesters', 'rhythm'];
  const row = { name: 'Finance', semesters: 4, rhythm: null, sources: [A] };
  const saved = (before: object | undefined, after: object) => change(names, before, after);
  const before = { ...row, facts: factsAfter(saved(undefined, row)) };
  const asked = (change: object) => factsOfForm(saved(before, { ...before, ...change }));

  test('it asks for the source of what was changed or written, and of nothing else', () => {
    assert.deepEqual(asked({ semesters: 6, rhythm: 'week-end' }).open, ['semesters', 'rhythm']);
    assert.deepEqual(asked({ semesters: null }).open, []);
    assert.deepEqual(asked({}), { facts: before.facts, open: [], isEdited: false });
  });

  test('whoever is named says it, and what that source said before is history', () => {
    const edited = saved(before, { ...before, semesters: 6 });
    const history = ['a name Finance', `a semesters 4 until ${TODAY}`, 'a semesters 6'];
    assert.deepEqual(told(factsOfForm(edited, A).facts), history);
    const contradicted = ['a name Finance', 'a semesters 4', 'b semesters 6'];
    assert.deepEqual(told(factsOfForm(edited, B).facts), contradicted);
  });

  test('evidence that was added answers, and ends what the same source said before', () => {
    const [first] = before.facts;
    const added = { ...(first as Fact), field: 'semesters', value: 6 };
    const { facts, open } = asked({ semesters: 6, facts: [...before.facts, added] });
    assert.deepEqual(open, []);
    const said = ['a name Finance', `a semesters 4 until ${TODAY}`, 'a semesters 6'];
    assert.deepEqual(told(facts), said);
  });

  test('a source that comes along answers, one that goes leaves a question', () => {
    assert.deepEqual(asked({ semesters: 6, sources: [A, B] }).open, []);
    assert.deepEqual(asked({ sources: [] }).open, []);
    const two = asked({ semesters: 6, sources: [A, B] }).facts;
    const rests = { ...row, semesters: 6, sources: [A, B], facts: two };
    assert.deepEqual(factsOfForm(saved(rests, { ...rests, sources: [A] })).open, ['semesters']);
  });

  test('a row without facts is asked nothing, until it is given one', () => {
    const bare = { ...row, sources: undefined, facts: [] };
    assert.deepEqual(factsOfForm(saved(bare, { ...bare, semesters: 6 })).open, []);
    const facts = before.facts.slice(0, 1);
    assert.deepEqual(factsOfForm(saved(bare, { ...bare, facts })).open, ['semesters']);
  });
});

test('the share that a person verified is told of any day, and what is due this week by its field', () => {
  const seen = (field: string, seenOn: string | null, verifiedOn: string | null, count = 1) => ({
    field,
    seenOn,
    verifiedOn,
    count,
  });
  const days = [
    seen('feeAmount', '2025-11-28', '2025-11-28', 2),
    seen('semesters', '2026-11-01', '2026-11-01', 3),
    seen('closesOn', '2026-10-03', null),
    seen('name', null, null, 4),
  ];
  assert.equal(verifiedShare(days, TODAY), 0.5);
  assert.equal(verifiedShare(days, '2026-10-29'), 0.2);
  assert.equal(verifiedShare(days, '2026-11-29'), 0.3);
  assert.equal(verifiedShare([], TODAY), 0);
  const fields = dueThisWeek(days, TODAY).map(({ field }) => field);
  assert.deepEqual(fields, ['feeAmount', 'closesOn']);
});

test('a notice has a day or no date, and what cannot be opened is none', () => {
  const paper = { publisher: 'a', kind: 'presse' as const, title: null, url: null, date: '2026' };
  const page = { ...paper, url: 'https://a.ma', date: '2026-09' };
  assert.equal(noticeOf([paper]), null);
  assert.deepEqual(noticeOf([paper, page]), {
    publisher: 'a',
    url: 'https://a.ma',
    publishedOn: null,
  });
});

describe('a general rule', () => {
  const rule = (rest: Partial<GeneralRule>): GeneralRule => ({
    field: 'feeAmount',
    text: 'gratuit',
    sector: 'public',
    kind: null,
    rhythm: null,
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
