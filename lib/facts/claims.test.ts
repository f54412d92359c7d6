import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { IDENTITY_FACTS, type Programme, programmes } from '@/lib/entities/programme';
import { otherText } from '@/lib/entities/shown';
import { type Claim, proofOf } from './claims';
import {
  agoWords,
  readingWords,
  seenWords,
  sourceName,
  sourceTitle,
  stateWords,
  untilWords,
} from './words';

const TODAY = '2026-11-26';
const master = { semesters: 4 };

function claim(
  publisher: string,
  part: Omit<Partial<Claim>, 'source'> & { source?: object } = {},
): Claim {
  const { source, ...said } = part;
  return {
    field: 'semesters',
    value: 4,
    quote: null,
    year: null,
    seenOn: null,
    seenBy: 'first-data',
    isVerified: false,
    endedOn: null,
    ...said,
    source: {
      slug: publisher,
      publisher,
      kind: 'presse',
      title: null,
      url: null,
      date: '2026-08-26',
      via: null,
      isDateInferred: false,
      state: 'there',
      stateOn: null,
      lastSeenOn: null,
      ...source,
    },
  } as Claim;
}

const proof = (...claims: Claim[]) => proofOf(['semesters'], master, claims, TODAY);
const words = (...claims: Claim[]) => {
  const one = proof(...claims);
  assert.ok(one);
  return stateWords(one, TODAY);
};

describe('what a line is worth, in words', () => {
  test('what a source says has its name and date, and what became of either is told', () => {
    const seen = { isVerified: true, seenBy: 'team', seenOn: '2026-11-12' } as const;
    const gone = { state: 'gone', stateOn: '2026-10-01', lastSeenOn: '2026-09-02' };
    for (const [part, said] of [
      [{}, 'selon TelQuel, 26 août 2026'],
      [seen, 'vérifié le 12 novembre 2026'],
      [{ source: { date: '2023-03' } }, 'à revérifier : source de mars 2023, il y a 3 ans'],
      [{ source: { date: null } }, 'à revérifier : source sans date'],
      [{ source: gone }, 'source disparue, vue la dernière fois le 2 septembre 2026'],
    ] as const) {
      assert.equal(words(claim('TelQuel', part)), said);
    }
  });

  test('nothing is verified without a person and a day', () => {
    assert.doesNotMatch(words(claim('TelQuel', { seenOn: '2026-11-12' })), /vérifié/);
    assert.doesNotMatch(words(claim('TelQuel', { isVerified: true })), /vérifié/);
    assert.doesNotMatch(seenWords(claim('TelQuel', { isVerified: true })), /Vérifié/);
    const byNobody = { isVerified: true, seenOn: '2026-11-12' };
    assert.doesNotMatch(seenWords(claim('TelQuel', byNobody)), /Vérifié/);
  });
});

describe('two sources that differ', () => {
  const other = claim('Le Matin', { value: 2 });

  test('stand side by side, that of the record first', () => {
    const both = proof(other, claim('TelQuel'));
    assert.equal(both?.state, 'contredit');
    assert.deepEqual(
      both?.sayers.map(({ source }) => source.publisher),
      ['TelQuel'],
    );
    const otherwise = both?.others.map(({ values }) => values);
    assert.deepEqual(otherwise, [{ semesters: 2 }]);
  });

  test('no longer do once one of them has ended or is gone', () => {
    for (const part of [{ endedOn: '2026-01-01' }, { source: { state: 'gone' } }]) {
      const both = proof(claim('TelQuel'), claim('Le Matin', { value: 2, ...part }));
      assert.deepEqual([both?.state, both?.others], ['atteste', []]);
    }
  });
});

test('who says otherwise stands beside what is left empty, and beside what a lost source said', () => {
  const other = claim('Le Matin', { field: 'feeFree', value: true });
  const amount = claim('TelQuel', { field: 'feeAmount', value: 9000 });
  const fees = { feeFree: false, feeAmount: 9000 };
  const line = proofOf(['feeFree', 'feeAmount'], fees, [amount, other], TODAY);
  assert.deepEqual(
    [line?.state, line?.sayers[0]?.values, line?.others[0]?.values],
    ['contredit', { feeAmount: 9000 }, { feeFree: true }],
  );
  const lost = proof(claim('TelQuel', { source: { state: 'gone' } }), claim('UCA', { value: 2 }));
  assert.deepEqual(
    [lost?.state, lost?.others.map(({ values }) => values)],
    ['source-disparue', [{ semesters: 2 }]],
  );
});

test('another establishment is not called by the name of its own', () => {
  const own = {
    establishmentId: 'own',
    establishmentName: 'ENCG Settat',
    semesters: 4,
  } as Programme;
  const fact = { of: 'establishmentId', text: (row: Programme) => row.establishmentName } as const;
  assert.equal(otherText(programmes, fact, own)({ establishmentId: 'other' }), null);
  assert.equal(otherText(programmes, { of: 'semesters' }, own)({ semesters: 2 }), '2');
  const said = { field: 'establishmentId', value: 'other', named: 'ENCG Tanger' };
  const first = claim('TelQuel', { ...said, value: 'own' });
  const both = proofOf(['establishmentId'], own, [first, claim('UCA', said)], TODAY);
  assert.equal(both?.others[0]?.named, 'ENCG Tanger');
});

test('who names an amount for what is free is told with it, and who says it is free with that', () => {
  const fees = IDENTITY_FACTS.find(({ of }) => of === 'feeAmount');
  assert.ok(fees);
  const priced = { feeFree: false, feeAmount: 9000, feePer: 'an', feeYear: 2026 };
  const free = { feeFree: true, feeAmount: null, feePer: null, feeYear: null };
  const told = (row: object, said: object) =>
    otherText(programmes, fees, row as Programme)(said)?.replaceAll(/\s/g, ' ');
  const { feeFree: _, ...amount } = priced;
  assert.equal(told(free, amount), '9 000 DH par an (tarif publié pour 2026)');
  assert.equal(told(free, { feeAmount: 9000 }), '9 000 DH');
  assert.equal(told(priced, { feeFree: true }), 'Gratuit, selon nos sources');
});

test('a line of several fields is worth what its weakest is', () => {
  const amount = claim('TelQuel', { field: 'feeAmount', value: 9000 });
  const per = claim('TelQuel', { field: 'feePer', value: 'an', source: { date: '2019' } });
  const fees = { feeFree: false, feeAmount: 9000, feePer: 'an' };
  const line = proofOf(['feeFree', 'feeAmount', 'feePer'], fees, [amount, per], TODAY);
  assert.equal(line?.state, 'a-reverifier');
});

test('what repeats or copies is named as such', () => {
  const relay = { publisher: 'almaster-maroc.com', kind: 'avis-relaye' } as const;
  assert.equal(sourceName(relay), 'l’avis relayé par almaster-maroc.com');
  const copy = claim('UCA', { source: { via: 'copie sur GitHub', isDateInferred: true } });
  assert.match(readingWords(copy.source), /26 août 2026 \(date déduite\), copie sur GitHub$/);
});

test('a document that nobody opened says nothing itself, and a title comes with its publisher', () => {
  const unread = { publisher: 'ISADAC', kind: 'officiel-lien' } as const;
  assert.equal(sourceName(unread), 'le lien d’un document officiel non ouvert (ISADAC)');
  assert.equal(sourceTitle({ title: 'MST', publisher: 'FST Tanger' }), 'MST, FST Tanger');
  assert.equal(sourceTitle({ title: null, publisher: 'TelQuel' }), 'TelQuel');
});

test('an end is as precise as what is known of it', () => {
  assert.equal(untilWords('2020-12-31'), 'jusqu’en 2020');
  assert.equal(untilWords('2025-08-14'), 'jusqu’au 14 août 2025');
});

test('an age is as precise as the date', () => {
  assert.equal(agoWords('2019', TODAY), 'il y a environ 7 ans');
  assert.equal(agoWords('2025-09', TODAY), 'il y a 14 mois');
  assert.equal(agoWords('2024-11-27', TODAY), 'il y a 23 mois');
  assert.equal(agoWords('2026-11-02', TODAY), null);
  assert.equal(agoWords('2026', TODAY), null);
});
