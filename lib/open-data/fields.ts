import type { Call } from '@/lib/content/masters/calls';
import type { MasterWithCalls } from '@/lib/content/masters/every-master';
import type { Source } from '@/lib/entities/source';
import type { ChoiceName } from '@/lib/entities/choices';
import { paths } from '@/lib/paths';
import { absoluteUrl } from '@/lib/site';

export type Value = string | number | boolean | null | readonly string[];

/** One field of the files, and what their page says of it. Names never change. */
export type DataField<Row> = {
  name: string;
  text: string;
  /** Which few values it may have. */
  choice?: ChoiceName;
  read: (row: Row) => Value;
};

export const MASTER_FIELDS: readonly DataField<MasterWithCalls>[] = [
  { name: 'id', text: 'Identifiant de la fiche, qui ne change pas', read: ({ id }) => id },
  {
    name: 'adresse',
    text: 'Adresse de la fiche dans le guide',
    read: ({ slug }) => absoluteUrl(paths.master(slug)),
  },
  { name: 'nom', text: 'Intitulé, tel que la source l’écrit', read: ({ name }) => name },
  {
    name: 'titre_original',
    text: 'Intitulé d’origine, quand « nom » est une traduction',
    read: (one) => one.originalTitle,
  },
  { name: 'type', choice: 'programmeKind', text: 'Type de diplôme', read: ({ kind }) => kind },
  {
    name: 'situation',
    choice: 'programmeStatus',
    text: 'Situation à la date de la source',
    read: ({ status }) => status,
  },
  {
    name: 'specialisations',
    text: 'Spécialisations du guide, de 0 à 3',
    read: (one) => one.categories.map(({ name }) => name),
  },
  { name: 'etablissement', text: 'Faculté ou école', read: (one) => one.establishmentName },
  { name: 'sigle', text: 'Sigle de l’établissement', read: (one) => one.establishmentAcronym },
  { name: 'universite', text: 'Université ou école mère', read: (one) => one.universityName },
  {
    name: 'statut_universite',
    choice: 'universityStatus',
    text: 'Statut de l’université',
    read: (one) => one.universityStatus,
  },
  { name: 'ville', text: 'Ville de l’établissement', read: (one) => one.cityName },
  {
    name: 'langues',
    choice: 'language',
    text: 'Langues d’enseignement',
    read: ({ languages }) => languages,
  },
  { name: 'rythme', choice: 'rhythm', text: 'Rythme', read: ({ rhythm }) => rhythm },
  { name: 'semestres', text: 'Durée en semestres', read: ({ semesters }) => semesters },
  {
    name: 'modes_admission',
    choice: 'admissionMode',
    text: 'Modes d’admission',
    read: (one) => one.admissionModes,
  },
  { name: 'admission', text: 'Admission, en toutes lettres', read: ({ admission }) => admission },
  { name: 'conditions', text: 'Conditions demandées', read: ({ requirements }) => requirements },
  {
    name: 'gratuit',
    text: 'Vrai quand une source dit la formation gratuite, sinon vide',
    read: ({ feeFree }) => feeFree || null,
  },
  { name: 'frais_dh', text: 'Frais en dirhams', read: ({ feeAmount }) => feeAmount },
  {
    name: 'frais_par',
    choice: 'feePer',
    text: 'Ce que les frais couvrent',
    read: ({ feePer }) => feePer,
  },
  { name: 'frais_annee', text: 'Année du tarif publié', read: ({ feeYear }) => feeYear },
  {
    name: 'frais_approximatifs',
    text: 'Vrai quand la source donne un ordre de grandeur, sinon vide',
    read: ({ feeApproximate }) => feeApproximate || null,
  },
  { name: 'page_officielle', text: 'Page officielle du master', read: (one) => one.officialUrl },
  {
    name: 'verifie_le',
    text: 'Jour où l’équipe a comparé la fiche à ses sources',
    read: ({ verifiedOn }) => verifiedOn,
  },
  {
    name: 'modifie_le',
    text: 'Dernière modification de la fiche',
    read: ({ updatedAt }) => updatedAt.toISOString(),
  },
];

export const SOURCE_FIELDS: readonly DataField<Source>[] = [
  { name: 'editeur', text: 'Qui publie la source', read: ({ publisher }) => publisher },
  { name: 'titre', text: 'Titre de la page ou du document', read: ({ title }) => title },
  { name: 'url', text: 'Adresse de la source', read: ({ url }) => url },
  {
    name: 'date',
    text: 'Date, aussi précise que connue : année, mois ou jour',
    read: (s) => s.date,
  },
  { name: 'nature', choice: 'sourceKind', text: 'Nature de la source', read: ({ kind }) => kind },
];

export const CALL_FIELDS: readonly DataField<Call>[] = [
  { name: 'id', text: 'Identifiant de l’avis', read: ({ slug }) => slug },
  { name: 'etablissement', text: 'Faculté ou école', read: (one) => one.establishmentName },
  { name: 'universite', text: 'Université ou école mère', read: (one) => one.universityName },
  { name: 'ville', text: 'Ville', read: (one) => one.cityName },
  { name: 'annee', text: 'Année universitaire', read: ({ academicYear }) => academicYear },
  { name: 'ouverture', text: 'Premier jour des candidatures', read: ({ opensOn }) => opensOn },
  { name: 'cloture', text: 'Dernier jour des candidatures', read: ({ closesOn }) => closesOn },
  { name: 'plateforme', text: 'Plateforme officielle', read: ({ applyUrl }) => applyUrl },
  { name: 'precision', text: 'Ce que l’avis précise', read: ({ note }) => note },
  { name: 'source_editeur', text: 'Qui publie l’avis', read: ({ source }) => source.publisher },
  { name: 'source_url', text: 'Adresse de l’avis', read: ({ source }) => source.url },
  { name: 'source_date', text: 'Date de l’avis', read: ({ source }) => source.publishedOn },
];
