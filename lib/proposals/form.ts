import { formStamp, stampAge } from '@/lib/process/form-stamp';
import { type ProposalRequest, proposalSchema } from '@/lib/entities/proposal';
import { FASTEST_SECONDS } from '@/lib/entities/plain/contact-rules';
import {
  type FilledProposal,
  KNOWN_VALUES,
  type KnownValue,
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
  'fields.semesters': () => ['semesters', 'Choisissez une durée de la liste.'],
  'fields.rhythm': () => ['rhythm', 'Choisissez un rythme de la liste.'],
  'fields.feeAmount': () => ['feeAmount', 'Indiquez un montant en dirhams, en chiffres.'],
  'fields.feePer': () => ['feePer', 'Choisissez dans la liste.'],
  'fields.feeYear': () => ['feeYear', 'Indiquez une année, par exemple 2026.'],
  'fields.officialUrl': () => ['officialUrl', 'Indiquez une adresse qui commence par https://.'],
  'fields.establishmentId': () => ['establishment', 'Cet établissement n’est plus dans le guide.'],
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
    ...{ what, sourceUrl, email: email.trim() || null },
    ...(programmeId
      ? { kind: 'correction', programmeId, fields: known(values) }
      : { kind: 'addition', fields: isUntitled ? fields : { ...fields, ...known(values) } }),
  };
}

const NUMBERS: readonly KnownValue[] = ['semesters', 'feeAmount', 'feeYear'];

/** What is left empty is not proposed. */
function known(values: ProposalValues): Partial<Record<KnownValue, string | number>> {
  const given = KNOWN_VALUES.filter((name) => values[name].trim() !== '');
  return Object.fromEntries(
    given.map((name) => {
      const text = values[name].trim();
      return [name, NUMBERS.includes(name) ? Number(text.replace(/\s/g, '')) : text];
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
  const text = (name: keyof ProposalValues) => (form.get(name) ?? '').replaceAll('\r\n', '\n');
  return {
    name: text('name'),
    establishment: text('establishment'),
    what: text('what'),
    sourceUrl: text('sourceUrl'),
    email: text('email'),
    semesters: text('semesters'),
    rhythm: text('rhythm'),
    feeAmount: text('feeAmount'),
    feePer: text('feePer'),
    feeYear: text('feeYear'),
    officialUrl: text('officialUrl'),
  };
}
