import { readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { calls } from '@/lib/entities/call';
import { choiceValues } from '@/lib/entities/choices';
import { establishments } from '@/lib/entities/establishment';
import type { EntityFields } from '@/lib/entities/fields/field';
import {
  academicYear,
  day,
  isUnique,
  requiredLine,
  requiredText,
  slug,
} from '@/lib/entities/fields/rules';
import { programmes } from '@/lib/entities/programme';
import { READING, SOURCE } from '@/lib/entities/source';
import { FOLDER } from '@/prisma/seed/masters/load';
import { refuseFacts } from './refuse-facts';

const { feeAmount, feeYear } = programmes.said;

const amountSchema = z.strictObject({
  amount: z.int().min(feeAmount.min).max(feeAmount.max),
  per: z.enum(choiceValues('feePer')),
  year: z.int().min(feeYear.min).max(feeYear.max),
  approximate: z.literal(true).optional(),
});

/**
 * Named by a short key that holds in its file only. One address may stand under two keys: what a
 * page said before it changed, and what it says since.
 */
const sourceSchema = z.strictObject({
  ...inFile(SOURCE, []),
  ...inFile(READING, []),
  kind: z.enum(choiceValues('sourceKind')).exclude(['autre']),
});

const statementSchema = z.strictObject({
  /** The fields of which this source says what the record has. */
  says: z.array(z.string()).refine(isUnique, 'Names one twice').default([]),
  /** What this source says otherwise than the record. */
  differs: z.record(z.string(), z.json()).optional(),
  quotes: z.record(z.string(), requiredText(300)).optional(),
  seenOn: day.optional(),
  /** The last day on which the source said so: history, never a contradiction. */
  endedOn: day.optional(),
  year: academicYear.optional(),
});

/** A list of names is short for a statement of which nothing else is known. */
const saidSchema = z.preprocess(
  (said) => (Array.isArray(said) ? { says: said } : said),
  statementSchema,
);

/** In the order in which readers see the sources: what is official stands first. */
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
      'facts',
    ]),
    /** Set when the name is a translation of `originalTitle`. */
    titleTranslated: z.literal(true).optional(),
    specialisations: z.array(slug).max(3).refine(isUnique, 'Names one twice').default([]),
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
  .refine(({ places, placesYear }) => !places === !placesYear, {
    path: ['placesYear'],
    error: 'A number of places has its year',
  })
  .refine(({ rhythm, alsoRhythms }) => !rhythm || !alsoRhythms?.includes(rhythm), {
    path: ['alsoRhythms'],
    error: 'Names the rhythm that it has already',
  });

const callSchema = z.strictObject({
  ...inFile(calls.said, ['slug', 'establishmentId', 'programmeIds', 'source', 'facts']),
  facts,
});

const establishmentSchema = z
  .strictObject({
    ...inFile(establishments.said, ['universityId', 'cityId', 'description', 'facts']),
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

export function readEstablishments(): SeedEstablishment[] {
  return readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => parseEstablishment(readFileSync(join(FOLDER, name), 'utf8'), name));
}

export function parseEstablishment(text: string, file: string): SeedEstablishment {
  const json = fromJson(text, file);
  const parsed = establishmentSchema.safeParse(json);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Error(`${file}: ${placeOf(issue?.path ?? [], json)}: ${issue?.message}`);
  }
  const establishment = parsed.data;
  if (establishment.slug !== basename(file, '.json')) {
    throw new Error(`${file}: slug: the file is named otherwise`);
  }
  if (establishment.universitySlug !== basename(dirname(file))) {
    throw new Error(`${file}: universitySlug: the folder is named otherwise`);
  }
  return establishment;
}

/** Records of a list are called by their slug, calls by their year. */
function placeOf(path: PropertyKey[], json: unknown): string {
  const words: string[] = [];
  let at = json;
  for (const key of path) {
    at = at instanceof Object ? Reflect.get(at, key) : undefined;
    words.push(typeof key === 'number' ? nameOf(at, key) : String(key));
  }
  return words.join('.');
}

function nameOf(record: unknown, index: number): string {
  const { slug, academicYear } = (record ?? {}) as { slug?: unknown; academicYear?: unknown };
  return String(slug ?? academicYear ?? index);
}

function fromJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file}: is not JSON`, { cause: error });
  }
}
