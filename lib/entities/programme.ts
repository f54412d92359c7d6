import { z } from 'zod';
import { frenchNumber } from '@/lib/french/numbers';
import { BY_NAME, LAST_CHANGED, type RowOf, entity } from './entity';
import { establishments } from './establishment';
import * as field from './fields/field';
import { httpsUrl, id, isAcademicYear, orNone, slug } from './fields/rules';
import { cityNames, establishmentNames, universityNames } from './joined';
import { programmeFilters } from './list-queries';
import { type Shown, durationText, feeText } from './shown';
import { type ShownFact, evidence, factAnswer } from './evidence';
import { universities } from './university';

/** Pages of the directory stand, or will stand, at these addresses. */
const PAGES = ['comparer', 'donnees', 'epreuves', 'proposer', 'selection', 'sources'];

export const MOST_SEMESTERS = 8;

export const programmes = entity({
  name: 'programmes',
  word: 'Master',
  section: { label: 'Masters', text: 'The programmes of the directory' },
  subtitle: 'Create, verify and publish the masters of the directory',
  listSummary: 'All masters, by name',
  card: [
    'id',
    'name',
    'slug',
    'kind',
    'status',
    'rhythm',
    'publishedAt',
    'verifiedOn',
    'establishmentName',
    'establishmentAcronym',
    'universityName',
    'cityName',
    'universitySlug',
    'categories',
    'sources',
  ],
  publicPath: '/masters',
  sorts: [
    BY_NAME,
    LAST_CHANGED,
    { key: '-publishedAt', label: 'Newest first' },
    { key: 'verifiedOn', label: 'Verified longest ago' },
    { key: '-verifiedOn', label: 'Verified last' },
  ],
  filters: programmeFilters,
  bulk: ['publish', 'unpublish', 'verify', 'delete'],
  isWide: true,
  fields: {
    ...field.grouped('Identity', {
      name: field.longName({
        label: 'Title',
        isFrench: true,
        factName: 'intitulé',
        hint: 'As the source writes it.',
        file: { name: 'nom', text: 'Intitulé, tel que la source l’écrit' },
      }),
      originalTitle: field.knownLine({
        label: 'Original title',
        max: 200,
        factName: 'intitulé d’origine',
        about: 'Set when the name is a translation of it',
        hint: 'Only when the title above is a translation.',
        file: {
          name: 'titre_original',
          text: 'Intitulé d’origine, quand « nom » est une traduction',
        },
      }),
      slug: {
        ...field.slug({}),
        rule: slug.refine((value) => !PAGES.includes(value), {
          error: 'This is the address of a page of the directory',
        }),
      },
      kind: field.choice('programmeKind', {
        label: 'Kind of diploma',
        factName: 'diplôme',
        file: { name: 'type', text: 'Type de diplôme' },
      }),
      status: field.choice('programmeStatus', {
        label: 'Status',
        factName: 'état',
        file: { name: 'situation', text: 'Situation à la date de la source' },
      }),
      establishmentId: field.row('reference', 'establishments', {
        label: 'Establishment',
        noneLabel: 'Choose an establishment',
        factName: 'établissement',
      }),
      categoryIds: field.rows('categories', {
        label: 'Specialisations (three at most)',
        link: { relation: 'categories', key: 'categoryId' },
        noneLabel: 'No specialisation',
        isProposed: true,
        file: {
          name: 'specialisations',
          text: 'Spécialisations du guide, de 0 à 3',
        },
        max: 3,
        tooMany: 'Three specialisations at most',
      }),
      formerId: {
        ...field.knownRow('programmes', {
          label: 'Comes after',
          noneLabel: 'Nothing known',
          factName: 'origine',
          hint: 'Once that one is withdrawn, its address leads here.',
          file: {
            name: 'vient_de',
            text: 'Identifiant du master dont il vient',
          },
        }),
        input: 'reference',
      },
      succession: field.knownChoice('succession', {
        label: 'What it is to that one',
        noneLabel: '—',
        file: { name: 'succession', text: 'Ce qu’il est pour ce master' },
      }),
      languages: field.someChoices('language', {
        label: 'Languages',
        factName: 'langues',
        file: { name: 'langues', text: 'Langues d’enseignement' },
      }),
      rhythm: field.knownChoice('rhythm', {
        label: 'Rhythm',
        factName: 'rythme',
        file: { name: 'rythme', text: 'Rythme' },
      }),
      alsoRhythms: field.someChoices('rhythm', {
        label: 'Also offered as',
        noneLabel: 'Nothing else known',
        factName: 'autres rythmes',
        file: { name: 'aussi_en', text: 'Autres rythmes proposés' },
      }),
      semesters: field.knownNumber({
        label: 'Semesters',
        min: 1,
        max: MOST_SEMESTERS,
        factName: 'durée en semestres',
        file: { name: 'semestres', text: 'Durée en semestres' },
      }),
      options: field.knownText({
        label: 'Options and tracks',
        isFrench: true,
        max: 600,
        factName: 'options et parcours',
        file: { name: 'options', text: 'Options et parcours' },
      }),
      format: field.knownText({
        label: 'How it is taught',
        isFrench: true,
        max: 300,
        factName: 'organisation des cours',
        file: { name: 'organisation', text: 'Organisation des cours' },
      }),
      officialUrl: {
        ...field.url({
          label: 'Official page',
          factName: 'page officielle',
          file: {
            name: 'page_officielle',
            text: 'Page officielle du master',
          },
        }),
        rule: orNone(httpsUrl),
      },
    }),
    ...field.grouped('Admission', {
      admission: field.knownText({
        label: 'Admission',
        isFrench: true,
        max: 600,
        factName: 'admission',
        file: { name: 'admission', text: 'Admission, en toutes lettres' },
      }),
      admissionModes: field.someChoices('admissionMode', {
        label: 'Modes of admission',
        factName: 'sélection',
        file: { name: 'modes_admission', text: 'Modes d’admission' },
      }),
      requirements: field.knownText({
        label: 'Requirements',
        isFrench: true,
        max: 600,
        factName: 'conditions',
        file: { name: 'conditions', text: 'Conditions demandées' },
      }),
      documents: field.knownText({
        label: 'Documents of the file',
        isFrench: true,
        max: 600,
        factName: 'pièces du dossier',
        file: { name: 'pieces', text: 'Pièces du dossier' },
      }),
      selectivity: field.knownText({
        label: 'Selectivity',
        isFrench: true,
        max: 300,
        factName: 'candidats et admis',
        file: { name: 'selectivite', text: 'Candidats et admis' },
      }),
      places: field.knownNumber({
        label: 'Places',
        min: 1,
        max: 10_000,
        factName: 'places',
        file: { name: 'places', text: 'Places offertes' },
      }),
      /** What the places are of, which is no fact of its own. */
      placesYear: {
        ...field.knownLine({
          label: 'Places of the year',
          isNarrow: true,
          max: 9,
          hint: 'Such as 2026-2027, or 2019.',
          file: { name: 'places_annee', text: 'Année de ces places' },
        }),
        rule: orNone(
          z.string().refine((value) => isAcademicYear(value) || /^20\d{2}$/.test(value), {
            error: 'Must be such as 2026-2027 or 2019',
          }),
        ),
      },
      applyUrl: field.url({
        label: 'Where to apply',
        factName: 'plateforme de candidature',
        hint: 'When it is not where one applies to the establishment.',
        file: { name: 'candidature', text: 'Où candidater à ce master' },
      }),
    }),
    ...field.grouped('Costs', {
      /** A source says that it is free. */
      feeFree: field.flag({
        label: 'Said to be free',
        factName: 'gratuité',
        about: 'false says nothing',
        file: {
          name: 'gratuit',
          text: 'Vrai quand une source dit la formation gratuite, sinon vide',
        },
      }),
      feeAmount: field.knownNumber({
        label: 'Amount (DH)',
        min: 1,
        max: 10_000_000,
        factName: 'frais',
        about: 'In dirhams',
        file: { name: 'frais_dh', text: 'Frais en dirhams' },
      }),
      feePer: field.knownChoice('feePer', {
        label: 'For',
        noneLabel: '—',
        factName: 'ce que les frais couvrent',
        file: { name: 'frais_par', text: 'Ce que les frais couvrent' },
      }),
      feeYear: field.knownNumber({
        label: 'Published for the year',
        min: 2000,
        max: 2100,
        factName: 'année des frais',
        file: { name: 'frais_annee', text: 'Année du tarif publié' },
      }),
      /** How its source says the amount, which is no fact of its own. */
      feeApproximate: field.flag({
        label: 'The source says “about”',
        file: {
          name: 'frais_approximatifs',
          text: 'Vrai quand la source donne un ordre de grandeur, sinon vide',
        },
      }),
      feeNote: field.knownText({
        label: 'What the fees are besides',
        isFrench: true,
        max: 300,
        factName: 'précision sur les frais',
        file: { name: 'frais_precision', text: 'Ce que la source précise' },
      }),
    }),
    ...field.grouped('Sources', {
      sources: evidence.sources,
      facts: evidence.facts,
      verifiedOn: field.pastDay({
        label: 'Verified on',
        file: { name: 'verifie_le', text: 'Jour où l’équipe a comparé la fiche à ses sources' },
      }),
    }),
    ...field.grouped('Notes and publication', {
      internalNote: field.internalNote,
      publishedAt: field.publication({}),
    }),
  },
  rules(fields, say) {
    const { feeFree, feeAmount, feePer, feeYear, feeApproximate } = fields;
    const { places, placesYear, formerId, succession, publishedAt, sources, facts = [] } = fields;
    if (feeFree && feeAmount !== null) say('feeAmount', 'What is free has no amount');
    if (feeAmount !== null && feePer === null) say('feePer', 'Say what the amount is for');
    if (feeAmount !== null && feeYear === null) {
      say('feeYear', 'Say which year the amount was published for');
    }
    if (feeAmount === null && feePer !== null) say('feePer', 'There is no amount');
    if (feeAmount === null && feeYear !== null) say('feeYear', 'There is no amount');
    if (feeAmount === null && feeApproximate) say('feeApproximate', 'There is no amount');
    if (formerId && !succession) say('succession', 'Say what it is to that one');
    if (places === null && placesYear !== null) say('placesYear', 'There are no places');
    // The database says the same, for what is saved without the date of publication.
    const named = [...sources, ...facts.map(({ source }) => source)];
    if (publishedAt && !named.some(({ url }) => url !== null)) {
      say('sources', 'A published master needs a source with a link');
    }
  },
  joined: {
    ...establishmentNames,
    establishmentAcronym: {
      ...establishmentNames.establishmentAcronym,
      file: { name: 'sigle', text: 'Sigle de l’établissement' },
    },
    establishmentType: { path: 'establishment.type', answer: establishments.said.type.answer },
    ...universityNames('establishment.university'),
    universityStatus: {
      path: 'establishment.university.status',
      answer: universities.said.status.answer,
      choices: 'universityStatus',
      file: { name: 'statut_universite', text: 'Statut de l’université' },
    },
    ...cityNames('establishment.city', 'Ville de l’établissement'),
  },
  computed: {
    facts: z.array(factAnswer).optional().describe('With faits=1'),
    categories: z.array(
      z.strictObject({
        id,
        name: z.string().min(1),
        slug: field.slug({}).answer,
        color: z.string().min(1),
      }),
    ),
  },
});

export type Programme = Omit<RowOf<typeof programmes>, 'facts'> & { facts?: ShownFact[] };
export type ProgrammeInput = z.output<typeof programmes.schema>;

/** Every master is described by the same facts in the same order, on its page and beside others. */
export const IDENTITY_FACTS: readonly Shown<Programme>[] = [
  { of: 'kind', name: 'Diplôme' },
  {
    of: 'categoryIds',
    name: 'Spécialisation',
    unknown: 'Non classé par le guide',
    text: ({ categories }) => categories.map(({ name }) => name).join(', ') || null,
  },
  {
    of: 'establishmentId',
    name: 'Établissement',
    text: ({ establishmentAcronym, establishmentName }) =>
      establishmentAcronym ?? establishmentName,
  },
  { of: 'universityName', name: 'Université' },
  { of: 'universityStatus', name: 'Statut' },
  { of: 'cityName', name: 'Ville de l’établissement' },
  { of: 'semesters', name: 'Durée', text: ({ semesters }) => durationText(semesters) },
  { of: 'rhythm', name: 'Rythme' },
  { of: 'languages', name: 'Langues' },
  { of: 'admissionModes', name: 'Sélection' },
  {
    of: 'feeAmount',
    name: 'Frais',
    madeOf: ['feeFree', 'feeAmount', 'feePer', 'feeYear'],
    text: feeText,
  },
  { of: 'status', name: 'État' },
  { of: 'officialUrl', name: 'Page officielle' },
];

/** What few sources say: a line where it is known, and none where it is not. */
export const RARE_FACTS: readonly Shown<Programme>[] = [
  { of: 'alsoRhythms', name: 'Aussi proposé' },
  { of: 'options', name: 'Parcours' },
  { of: 'format', name: 'Organisation' },
  { of: 'places', name: 'Places', text: placesText },
  { of: 'selectivity', name: 'Candidats et admis' },
  { of: 'documents', name: 'Pièces du dossier' },
  { of: 'feeNote', name: 'Précision sur les frais' },
];

function placesText({ places, placesYear }: Programme): string | null {
  if (places === null) return null;
  return `${frenchNumber(places)}${placesYear ? ` (${placesYear})` : ''}`;
}

/** What readers are asked of a master field by field, so that staff compare it at a glance. */
export const QUESTIONS = [
  {
    of: 'semesters',
    label: 'Durée',
    error: 'Choisissez une durée de la liste.',
    words: durationText,
  },
  { of: 'rhythm', label: 'Rythme', error: 'Choisissez un rythme de la liste.' },
  {
    of: 'feeAmount',
    label: 'Frais, en DH',
    error: 'Indiquez un montant en dirhams, en chiffres.',
    maxLength: 12,
  },
  { of: 'feePer', label: 'Ces frais sont', error: 'Choisissez dans la liste.' },
  {
    of: 'feeYear',
    label: 'Année des frais',
    error: 'Indiquez une année, par exemple 2026.',
    maxLength: 4,
  },
  {
    of: 'officialUrl',
    label: 'Page officielle',
    error: 'Indiquez une adresse qui commence par https://.',
    maxLength: 2000,
  },
] as const satisfies readonly Question[];

export type Question = {
  of: keyof typeof programmes.said;
  label: string;
  /** What a reader is told whose answer cannot be. */
  error: string;
  maxLength?: number;
  /** How each number of a list reads. */
  words?: (value: number) => string | null;
};

/** What is long stands in sections of its own on the page of a master. */
export const COMPARED_FACTS: readonly Shown<Programme>[] = [
  ...IDENTITY_FACTS,
  ...RARE_FACTS,
  { of: 'admission', name: 'Admission' },
  { of: 'requirements', name: 'Conditions' },
];
