import type { Issue } from '@/lib/process/http-error';

/** What a reader can say of a master field by field, so that staff compare it at a glance. */
export const KNOWN_VALUES = [
  'semesters',
  'rhythm',
  'feeAmount',
  'feePer',
  'feeYear',
  'officialUrl',
] as const;
export type KnownValue = (typeof KNOWN_VALUES)[number];

export const PROPOSAL_FIELDS = [
  'name',
  'establishment',
  'what',
  'sourceUrl',
  'email',
  ...KNOWN_VALUES,
] as const;
export type ProposalField = (typeof PROPOSAL_FIELDS)[number];
export type ProposalValues = Record<ProposalField, string>;

/** What the words of the form mean: the master that it is about, or an establishment. */
export type Meant = { programmeId?: string; establishmentId?: string };

/** The proposal that was filled in, as the schema takes or refuses it. */
export function proposalOf(values: ProposalValues, { programmeId, establishmentId }: Meant) {
  const { name, what, sourceUrl, email } = values;
  const shared = { what, sourceUrl, email: email.trim() || null };
  if (programmeId) {
    return { ...shared, kind: 'correction', programmeId, fields: knownIn(values) };
  }
  // Without a title it is about the establishment itself: its calls, its platform, its name.
  const isUntitled = establishmentId && name.trim() === '';
  const ofMaster = isUntitled ? {} : { name, ...knownIn(values) };
  const fields = establishmentId ? { ...ofMaster, establishmentId } : ofMaster;
  return { ...shared, kind: 'addition', fields };
}

const NUMBERS: readonly KnownValue[] = ['semesters', 'feeAmount', 'feeYear'];

/** What is left empty is not proposed. */
function knownIn(values: ProposalValues): Partial<Record<KnownValue, string | number>> {
  const given = KNOWN_VALUES.filter((name) => values[name].trim() !== '');
  return Object.fromEntries(
    given.map((name) => {
      const text = values[name].trim();
      return [name, NUMBERS.includes(name) ? Number(text.replace(/\s/g, '')) : text];
    }),
  );
}

/** The same beside the field of the form, in words that its reader knows. */
export function besideField({ path, message }: Issue): Issue {
  const field = path.replace('fields.', '').replace('establishmentId', 'establishment');
  return { path: field, message: path.startsWith('fields.') ? (WORDS[field] ?? message) : message };
}

const WORDS: Record<string, string> = {
  name: 'Indiquez l’intitulé du master, en 3 à 200 caractères.',
  semesters: 'Choisissez une durée de la liste.',
  rhythm: 'Choisissez un rythme de la liste.',
  feeAmount: 'Indiquez un montant en dirhams, en chiffres.',
  feePer: 'Choisissez dans la liste.',
  feeYear: 'Indiquez une année, par exemple 2026.',
  officialUrl: 'Indiquez une adresse qui commence par https://.',
  establishment: 'Cet établissement n’est plus dans le guide.',
};
