import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inGuideWords, understand } from './understand';

const ways = (q: string) =>
  understand(q).terms.map((term) => term.ways.map((way) => way.join(' ')));

test('a place is looked for by its name in the guide, whatever it was called', () => {
  for (const q of ['encg casa', 'ENCG de Casablanca', 'encg f ddar lbida']) {
    assert.deepEqual(ways(q), [['encg'], ['casablanca']], q);
  }
  assert.deepEqual(ways('uh2c'), [['hassan'], ['ii']]);
  assert.deepEqual(understand('uh2c').places, { universite: ['hassan-ii'] });
});

test('a faculty that became two is both of them', () => {
  assert.deepEqual(understand('fsjes settat').places.etablissement, ['feg-settat', 'fsjp-settat']);
  assert.deepEqual(ways('fsjes settat'), [['feg settat', 'fsjp settat']]);
});

test('a field is looked for in French, and by its acronym as well', () => {
  assert.deepEqual(ways('master cca'), [['cca', 'comptabilite controle audit']]);
  assert.deepEqual(ways('accounting'), [['accounting', 'comptabilite']]);
  assert.deepEqual(ways('المحاسبة'), [['comptabilite']]);
});

test('Arabic is the same with signs and without, with articles and prepositions', () => {
  for (const q of ['المالية بالرباط', 'المَالِيَّة الرباط', 'ماليه في الرباط', 'المـالـية والرباط']) {
    assert.deepEqual(ways(q), [['finance'], ['rabat']], q);
  }
  assert.deepEqual(understand('وجدة').places, { ville: ['oujda'] });
});

test('digits of both kinds are the same', () => {
  assert.deepEqual(ways('جامعة محمد ٥'), ways('جامعة محمد 5'));
  assert.deepEqual(ways('hassan ٢'), [['hassan'], ['ii']]);
});

test('what is wanted is told from what it is wanted of', () => {
  for (const [q, name, words] of [
    ['date concours encg settat', 'dates', [['encg'], ['settat']]],
    ['résultats fsjes agdal', 'results', [['fsjes'], ['agdal']]],
    ['ch7al taman mba', 'price', [['mba']]],
    ['bla licence', 'admission', [['bla'], ['licence']]],
    ['frais', 'price', [['frais']]],
  ] as const) {
    assert.equal(understand(q).wish?.name, name, q);
    assert.deepEqual(ways(q), words, q);
  }
  assert.equal(understand('master finance casablanca').wish, undefined);
});

test('masters may have to be several things at once', () => {
  const { facets } = understand('master gratuit le week-end').wish ?? {};
  assert.deepEqual(facets, { budget: '0', rythme: 'week-end' });
});

test('what is looked for beside a wish is told apart from it', () => {
  assert.equal(
    understand('master gestion gratuit à Casablanca le soir').rest,
    'gestion casablanca',
  );
  assert.equal(understand('cours du soir').rest, '');
});

test('how one gets in is asked in Darija as well', () => {
  for (const q of ['chno khassni bach ndkhol l master', 'kifach ndir ndkhl l master']) {
    assert.equal(understand(q).wish?.address, '/admissions', q);
  }
});

test('who has work, or comes from abroad, is told so from the words for it', () => {
  for (const q of ['khdam w bghit n9ra', 'ana khddam f casa']) {
    assert.deepEqual(understand(q).wish?.facets, { rythme: 'temps-amenage' }, q);
  }
  for (const q of ['foreign student morocco', 'international students']) {
    assert.match(understand(q).wish?.address ?? '', /etudiants-etrangers/, q);
  }
});

test('a faculty of law is known by its quarter', () => {
  for (const [q, slug] of [
    ['كلية الحقوق أكدال', 'fsjes-agdal'],
    ['كلية الحقوق السويسي', 'fsjes-souissi'],
  ] as const) {
    assert.deepEqual(understand(q).places.etablissement, [slug], q);
  }
});

test('the longest name counts: what is said in more words is meant more', () => {
  assert.equal(
    understand('équivalence diplôme français').wish?.address,
    '/master-maroc/diplomes-francais-equivalence-automatique',
  );
  assert.deepEqual(understand('droit des affaires').places, { specialisation: ['droit'] });
});

test('words that tell nothing are asked for only when nothing else is', () => {
  assert.deepEqual(ways('master maroc droit'), [['droit']]);
  assert.deepEqual(ways('master'), [['master']]);
  assert.deepEqual(ways('le la du, bghit n9ra f'), []);
});

test('a field with an article joined to it is that field', () => {
  assert.deepEqual(ways('master dyal lmarketing fcasa'), [['lmarketing', 'marketing'], ['fcasa']]);
  assert.deepEqual(ways('بغيت ماستر فالقانون فاكادير'), [['droit'], ['agadir']]);
});

test('an acronym that is a word counts in capitals, or where there is no sentence', () => {
  assert.deepEqual(ways('master SI'), [['si', 'systemes information']]);
  assert.deepEqual(ways('je ne sais pas si je peux'), [['sais']]);
});

test('of a question of ten thousand letters sixty words are read', () => {
  for (const word of ['a ', 'encg de ', 'بال', '1', 'x']) {
    const { terms, unknown } = understand(word.repeat(10_000 / word.length));
    assert.ok(terms.length <= 60 && unknown.length <= 60);
  }
});

test('only what has another name is said in other words', () => {
  assert.equal(inGuideWords('rh casa'), 'ressources humaines casablanca');
  assert.equal(inGuideWords('finance rabat'), undefined);
});
