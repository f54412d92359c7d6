import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choicesText, durationText, feeText } from '@/lib/entities/shown';
import { landingSentence, landingTitle } from './landing';
import { ageWarning, hasExam, isNational, worthOf } from './worth';

const unknown = {
  ...{ feeFree: false, feeAmount: null, feePer: null, feeYear: null, feeApproximate: false },
};

test('a fee has its year, and none without one', () => {
  const fee = { ...unknown, feeAmount: 14_000, feePer: 'an', feeYear: 2026 };
  assert.match(feeText(fee) ?? '', /14\s000 DH par an \(tarif publié pour 2026\)/);
  assert.match(feeText({ ...fee, feeApproximate: true }) ?? '', /^environ /);
  assert.equal(feeText({ ...fee, feeYear: null }), null);
  assert.equal(feeText(unknown), null);
});

test('durations and lists read as French', () => {
  assert.equal(durationText(4), '4 semestres (2 ans)');
  assert.equal(durationText(3), '3 semestres');
  assert.equal(durationText(2), '2 semestres (un an)');
  assert.equal(
    choicesText('admissionMode', ['dossier', 'ecrit', 'oral']),
    'Sur dossier, épreuve écrite et entretien',
  );
  assert.equal(choicesText('admissionMode', []), null);
});

test('only masters of public universities are called national diplomas', () => {
  assert.equal(isNational('master', 'publique'), true);
  assert.equal(isNational('master', 'partenariat'), false);
  assert.equal(isNational('master', null), false);
  assert.match(worthOf('mba', 'publique'), /n’est pas un diplôme national/);
  assert.match(worthOf('master', null), /^Demandez/);
  assert.match(worthOf('master', 'publique'), /université publique/);
  assert.equal(isNational('master', 'publique-hors-universite'), false);
  assert.match(worthOf('master', 'publique-hors-universite'), /ne relève pas d’une université/);
});

test('a master whose sources tell of an examination is not said to have none', () => {
  const told = (admission: string | null, ...admissionModes: string[]) =>
    hasExam({ admission, admissionModes });
  assert.equal(told('Dossier, concours écrit et entretiens (2025)'), true);
  assert.equal(told(null, 'dossier', 'oral'), true);
  assert.equal(told('Étude du dossier.', 'dossier'), false);
  for (const none of [
    'Sélection sur dossier, sans concours ni entretien.',
    'Étude du dossier, sans épreuve écrite ni orale.',
    'Dossier décrit sur la plateforme.',
  ]) {
    assert.equal(told(none), false, none);
  }
  assert.equal(told('Sans concours, mais avec un entretien'), true);
  assert.equal(told(null), false);
});

test('a field is written in the title of its page as in a sentence', () => {
  assert.equal(
    landingTitle('MBA & Management', 'Casablanca'),
    'Masters en management et MBA à Casablanca',
  );
  assert.equal(
    landingTitle('Ressources Humaines', 'Rabat'),
    'Masters en ressources humaines à Rabat',
  );
});

test('the sentence of a subject in a city reads as French, whatever its numbers', () => {
  const said = (names: string[], [total, isPublic, open]: [number, number, number]) =>
    landingSentence('Finance', 'Rabat', {
      total,
      facets: {
        etablissement: names.map((name) => ({ value: name, name, count: 1 })),
        statut: [{ value: 'public', count: isPublic }],
        candidatures: open > 0 ? [{ count: open }] : [],
      },
    });
  assert.equal(
    said(['A', 'B', 'C', 'D', 'E'], [12, 3, 2]),
    'Le guide recense 12 masters en finance à Rabat, dans 5 établissements, dont A, B et C. ' +
      'Les établissements publics en proposent 3. Les candidatures sont ouvertes pour 2 masters.',
  );
  assert.equal(
    said(['A', 'B'], [4, 1, 1]),
    'Le guide recense 4 masters en finance à Rabat, dans 2 établissements : A et B. ' +
      'Les établissements publics en proposent un seul. Les candidatures sont ouvertes pour un master.',
  );
  assert.match(
    said(['A'], [1, 1, 0]),
    /^Le guide recense un master en finance à Rabat \(A\)\. Chaque/,
  );
});

const warned = (date: string | null, national = true) =>
  ageWarning([{ date }], { isNational: national, today: '2026-11-22' });

test('old, undated and superseded sources are pointed out, recent ones are not', () => {
  assert.match(warned('2022') ?? '', /date de 2022.*14 août 2025/);
  assert.doesNotMatch(warned('2022', false) ?? '', /normes/);
  assert.match(warned('2025-07') ?? '', /précède/);
  assert.equal(warned('2025-07', false), undefined);
  assert.equal(warned('2025'), undefined);
  assert.equal(warned('2026-06'), undefined);
  assert.match(warned(null) ?? '', /ne porte de date/);
  const sources = [{ date: '2019' }, { date: '2026-06' }, { date: null }];
  assert.equal(ageWarning(sources, { isNational: true, today: '2026-11-22' }), undefined);
});
