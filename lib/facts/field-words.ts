import type { Described } from '@/lib/entities/entity';
import { frenchNumber } from '@/lib/french/numbers';
import { shownText } from '@/lib/entities/shown';

/** What readers call a field that is a fact, of a master, an establishment, a call or a university. */
export const FIELD_NAMES: Readonly<Record<string, string>> = {
  name: 'intitulé',
  originalTitle: 'intitulé d’origine',
  acronym: 'sigle',
  type: 'type',
  kind: 'diplôme',
  status: 'état',
  establishmentId: 'établissement',
  formerId: 'origine',
  universityId: 'université',
  cityId: 'ville',
  recognisedYear: 'année de reconnaissance',
  languages: 'langues',
  rhythm: 'rythme',
  alsoRhythms: 'autres rythmes',
  semesters: 'durée en semestres',
  options: 'options et parcours',
  format: 'organisation des cours',
  officialUrl: 'page officielle',
  websiteUrl: 'site',
  applyUrl: 'plateforme de candidature',
  admission: 'admission',
  admissionModes: 'sélection',
  requirements: 'conditions',
  documents: 'pièces du dossier',
  selectivity: 'candidats et admis',
  places: 'places',
  feeFree: 'gratuité',
  feeAmount: 'frais',
  feePer: 'ce que les frais couvrent',
  feeYear: 'année des frais',
  feeNote: 'précision sur les frais',
  academicYear: 'année universitaire',
  opensOn: 'ouverture',
  closesOn: 'clôture',
  note: 'précision',
  programmeIds: 'masters concernés',
};

export const fieldName = (field: string) => FIELD_NAMES[field] ?? field;

const ID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

/** A value as readers are told it; null where it only points to another row. */
export function valueWords(entity: Described, field: string, value: unknown): string | null {
  if ([value].flat().some((one) => ID.test(String(one)))) return null;
  if (field === 'feeAmount') return value === null ? null : `${frenchNumber(Number(value))} DH`;
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  return shownText({ said: entity.said, joined: {} }, { of: field }, { [field]: value });
}
