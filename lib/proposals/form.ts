import { QUESTIONS, programmes } from '@/lib/entities/programme';
import type { Issue } from '@/lib/process/http-error';

/** What a reader can say of a master field by field, so that staff compare it at a glance. */
type AskedField = (typeof QUESTIONS)[number]['of'];

export const PROPOSAL_FIELDS = [
  'name',
  'establishment',
  'what',
  'sourceUrl',
  'email',
  ...QUESTIONS.map((question) => question.of),
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

/** What is left empty is not proposed. */
function knownIn(values: ProposalValues): Partial<Record<AskedField, string | number>> {
  const given = QUESTIONS.filter((question) => values[question.of].trim() !== '');
  return Object.fromEntries(
    given.map(({ of: name }) => {
      const text = values[name].trim();
      const isNumber = programmes.said[name].input === 'number';
      return [name, isNumber ? Number(text.replace(/\s/g, '')) : text];
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
  establishment: 'Cet établissement n’est plus dans le guide.',
  ...Object.fromEntries(QUESTIONS.map((question) => [question.of, question.error])),
};
