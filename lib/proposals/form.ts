import { formStamp, stampAge } from '@/lib/process/form-stamp';
import { QUESTIONS, programmes } from '@/lib/entities/programme';
import { type ProposalRequest, proposalSchema } from '@/lib/entities/proposal';
import { FASTEST_SECONDS } from '@/lib/entities/plain/contact-rules';
import {
  type FilledProposal,
  type AskedField,
  PROPOSAL_FIELDS,
  type ProposalOutcome,
  type ProposalValues,
} from './outcome';

/** What the words of the form mean: the master that it is about, or an establishment. */
export type Meant = { programmeId?: string; establishmentId?: string };

type Examined = { proposal: ProposalRequest } | { filled: FilledProposal };

/** The proposal, or the form as it is shown again. */
export function examineProposal(form: URLSearchParams, meant: Meant): Examined {
  const { data: proposal, error } = proposalSchema.safeParse(asProposal(valuesOf(form), meant));
  if (!proposal) return { filled: fillAgain(form, 'invalid', fieldErrors(error.issues)) };
  const seconds = secondsTaken(form);
  if (seconds < FASTEST_SECONDS) return { filled: fillAgain(form, 'review') };
  return { proposal: { ...proposal, seconds, website: form.get('website') ?? '' } };
}

export function fillAgain(
  form: URLSearchParams,
  outcome: ProposalOutcome,
  errors: FilledProposal['errors'] = {},
): FilledProposal {
  const given = form.get('moment') ?? '';
  const stamp = stampAge(given) === undefined ? formStamp() : given;
  return { values: valuesOf(form), errors, outcome, stamp };
}

type Issues = readonly { path: readonly PropertyKey[]; message: string }[];

/** The words of the schema, beside the field of the form that they are about; the first counts. */
export function fieldErrors(issues: Issues): FilledProposal['errors'] {
  const errors = issues.map(({ path, message }) => FIELDS[path.join('.')]?.(message));
  return Object.fromEntries(errors.filter((one) => one !== undefined).reverse());
}

const FIELDS: Record<string, (message: string) => [keyof ProposalValues, string]> = {
  what: (message) => ['what', message],
  sourceUrl: (message) => ['sourceUrl', message],
  email: (message) => ['email', message],
  'fields.name': () => ['name', 'Indiquez l’intitulé du master, en 3 à 200 caractères.'],
  'fields.establishmentId': () => ['establishment', 'Cet établissement n’est plus dans le guide.'],
  ...Object.fromEntries(
    QUESTIONS.map((question) => [`fields.${question.of}`, () => [question.of, question.error]]),
  ),
};

function asProposal(values: ProposalValues, { programmeId, establishmentId }: Meant) {
  const { name, what, sourceUrl, email } = values;
  // Without a title it is about the establishment itself: its calls, its platform, its name.
  const isUntitled = establishmentId && name.trim() === '';
  const fields = {
    ...(isUntitled ? {} : { name }),
    ...(establishmentId ? { establishmentId } : {}),
  };
  return {
    what,
    sourceUrl,
    email: email.trim() || null,
    ...(programmeId
      ? { kind: 'correction', programmeId, fields: known(values) }
      : { kind: 'addition', fields: isUntitled ? fields : { ...fields, ...known(values) } }),
  };
}

/** What is left empty is not proposed. */
function known(values: ProposalValues): Partial<Record<AskedField, string | number>> {
  const given = QUESTIONS.filter((question) => values[question.of].trim() !== '');
  return Object.fromEntries(
    given.map(({ of: name }) => {
      const text = values[name].trim();
      const isNumber = programmes.said[name].input === 'number';
      return [name, isNumber ? Number(text.replace(/\s/g, '')) : text];
    }),
  );
}

/** Told by the script, or by the time at which the form was shown again. */
function secondsTaken(form: URLSearchParams): number {
  const told = form.get('secondes') ?? '';
  return stampAge(form.get('moment') ?? '') ?? (/^\d{1,6}(?:\.\d)?$/.test(told) ? Number(told) : 0);
}

/** Browsers send the end of a line as two characters and count it as one. */
function valuesOf(form: URLSearchParams): ProposalValues {
  return Object.fromEntries(
    PROPOSAL_FIELDS.map((name) => [name, (form.get(name) ?? '').replaceAll('\r\n', '\n')]),
  ) as ProposalValues;
}
