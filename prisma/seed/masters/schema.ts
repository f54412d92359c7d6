import { z } from 'zod';
import { calls } from '@/lib/entities/call';
import { choiceValues } from '@/lib/entities/choices';
import { establishments } from '@/lib/entities/establishment';
import type { EntityFields } from '@/lib/entities/fields/field';
import { day, isUnique, oneOf, partialDate } from '@/lib/entities/fields/rules';
import { requiredLine, requiredText, slug, webUrl } from '@/lib/entities/fields/text';
import { programmes } from '@/lib/entities/programme';
import { SOURCE } from '@/lib/entities/source';
import { refuseFacts } from './facts';

const { feeAmount, feeYear } = programmes.said;

const amountSchema = z.strictObject({
  amount: z.int().min(feeAmount.min).max(feeAmount.max),
  per: z.enum(choiceValues('feePer')),
  year: z.int().min(feeYear.min).max(feeYear.max),
  approximate: z.literal(true).optional(),
});

export const SOURCE_KINDS = [
  'officiel',
  'avis-relaye',
  'officiel-copie',
  'officiel-lien',
  'presse',
  'donnees-publiques',
  'document-etudiant',
] as const;

/**
 * Named by a short key that holds in its file only. One address may stand under two keys: what a
 * page said before it changed, and what it says since.
 */
const sourceSchema = z.strictObject({
  ...inFile(SOURCE, ['url', 'kind', 'date']),
  kind: z.enum(SOURCE_KINDS),
  url: webUrl.optional(),
  date: partialDate.optional(),
  isDateInferred: z.literal(true).optional(),
  /** By which copy it was read, when it was not read itself. */
  via: requiredLine(200).optional(),
});

const year = z
  .string()
  .regex(/^20\d{2}-20\d{2}$/, { error: 'Must be an academic year such as 2026-2027' });

const statementSchema = z.strictObject({
  /** The fields of which this source says what the record has. */
  says: z.array(z.string()).refine(isUnique, 'Names one twice').default([]),
  /** What this source says otherwise than the record. */
  differs: z.record(z.string(), z.json()).optional(),
  quotes: z.record(z.string(), requiredText(300)).optional(),
  seenOn: day.optional(),
  /** The last day on which the source said so: history, never a contradiction. */
  endedOn: day.optional(),
  year: year.optional(),
});

/** A list of names is short for a statement of which nothing else is known. */
const saidSchema = z.preprocess(
  (said) => (Array.isArray(said) ? { says: said } : said),
  statementSchema,
);

const facts = z.record(slug, saidSchema);

export type Statement = z.output<typeof statementSchema>;

const pastExamSchema = z.strictObject({
  session: z.string().regex(/^20\d{2}(?:-20\d{2})?$/, { error: 'Must be a year or two' }),
  format: requiredLine(300).optional(),
  duration: requiredLine(60).optional(),
  heldOn: day.optional(),
  subjects: requiredLine(300).optional(),
  /** Held before the rules of 14 August 2025, so it says nothing of the admission of today. */
  isBeforeReform: z.boolean(),
  source: slug,
});

const programmeSchema = z
  .strictObject({
    ...inFile(programmes.said, [
      'establishmentId',
      'categoryIds',
      'feeFree',
      'feeAmount',
      'feePer',
      'feeYear',
      'feeApproximate',
      'publishedAt',
      'verifiedOn',
      'sources',
    ]),
    /** Set when the name is a translation of `originalTitle`. */
    titleTranslated: z.literal(true).optional(),
    specialisations: z.array(slug).max(3).refine(isUnique, 'Names one twice').default([]),
    alsoRhythms: z.array(oneOf('rhythm')).min(1).refine(isUnique, 'Names one twice').optional(),
    applyUrl: webUrl.optional(),
    places: z.int().min(1).max(10_000).optional(),
    placesYear: z
      .string()
      .regex(/^20\d{2}(?:-20\d{2})?$/)
      .optional(),
    documents: requiredText(600).optional(),
    options: requiredText(600).optional(),
    format: requiredText(300).optional(),
    selectivity: requiredText(300).optional(),
    feeNote: requiredText(300).optional(),
    fees: z
      .union([z.strictObject({ free: z.literal(true) }), amountSchema], {
        error: 'Must be free, or an amount with what it is for and its year',
      })
      .optional(),
    published: z.boolean(),
    facts,
    pastExams: z.array(pastExamSchema).min(1).optional(),
  })
  .refine(({ titleTranslated, originalTitle }) => !titleTranslated === !originalTitle, {
    path: ['originalTitle'],
    error: 'A translated title keeps its original, and only a translated title has one',
  })
  .refine(({ places, placesYear }) => (places === undefined) === (placesYear === undefined), {
    path: ['placesYear'],
    error: 'A number of places has its year',
  })
  .refine(({ rhythm, alsoRhythms }) => !rhythm || !alsoRhythms?.includes(rhythm), {
    path: ['alsoRhythms'],
    error: 'Names the rhythm that it has already',
  });

const callSchema = z.strictObject({
  ...inFile(calls.said, ['slug', 'establishmentId', 'programmeIds', 'source']),
  facts,
});

export const establishmentSchema = z
  .strictObject({
    ...inFile(establishments.said, ['universityId', 'cityId', 'description']),
    universitySlug: slug,
    citySlug: slug,
    text: requiredText(establishments.said.description.max).optional(),
    sources: z.record(slug, sourceSchema),
    facts,
    programmes: z.array(programmeSchema),
    calls: z.array(callSchema),
  })
  .superRefine(refuseFacts);

export type SeedEstablishment = z.infer<typeof establishmentSchema>;

type InFile<Fields extends EntityFields> = {
  [K in keyof Fields]: Fields[K] extends { required: true | undefined }
    ? Fields[K]['rule']
    : z.ZodOptional<z.ZodPipe<z.ZodUnknown, Fields[K]['rule']>>;
};

/** What is unknown is absent from a file: there is no empty text, no empty list and no null. */
function inFile<Fields extends EntityFields, Name extends keyof Fields & string>(
  fields: Fields,
  leftOut: readonly Name[],
) {
  const said = z.unknown().refine((value) => value !== null && !isEmpty(value), {
    error: 'Required',
    abort: true,
  });
  const rules = Object.entries(fields)
    .filter(([name]) => !leftOut.some((one) => one === name))
    .map(([name, { rule, required }]) => [name, required ? rule : said.pipe(rule).optional()]);
  return Object.fromEntries(rules) as Omit<InFile<Fields>, Name>;
}

const isEmpty = (value: unknown) =>
  (typeof value === 'string' || Array.isArray(value)) && value.length === 0;
