import { z } from 'zod';
import { choiceValues } from '@/lib/entities/choices';
import { requiredLine, requiredText, slug, webUrl } from '@/lib/entities/fields/text';

export const httpsUrl = webUrl.refine(isHttps, { error: 'Must be a https:// address' });

const partialDate = z.union(
  [z.iso.date(), z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/), z.string().regex(/^\d{4}$/)],
  { error: 'Must be a year, a month or a day, such as 2024, 2024-09 or 2024-09-17' },
);

const sourceSchema = z.strictObject({
  publisher: requiredLine(200),
  title: requiredLine(300).optional(),
  url: webUrl,
  date: partialDate.optional(),
  kind: z.enum(choiceValues('sourceKind')),
});

const amountSchema = z.strictObject({
  /** In dirhams. */
  amount: z.int().min(1).max(10_000_000),
  per: z.enum(choiceValues('feePer')),
  /** The year it was published for. */
  year: z.int().min(2000).max(2100),
  /** The source itself says "environ". */
  approximate: z.literal(true).optional(),
});

/** What is unknown is absent: there is no empty text, no null and no guess. */
export const programmeSchema = z
  .strictObject({
    name: requiredLine(200).min(3),
    /** Set when the name is a translation of `originalTitle`. */
    titleTranslated: z.literal(true).optional(),
    originalTitle: requiredLine(200).optional(),
    slug,
    kind: z.enum(choiceValues('programmeKind')),
    specialisations: z.array(slug).max(3).refine(isUnique, 'Names one twice').default([]),
    languages: z
      .array(z.enum(choiceValues('language')))
      .min(1)
      .refine(isUnique, 'Names one twice')
      .optional(),
    rhythm: z.enum(choiceValues('rhythm')).optional(),
    semesters: z.int().min(1).max(8).optional(),
    admission: requiredText(600).optional(),
    admissionModes: z
      .array(z.enum(choiceValues('admissionMode')))
      .min(1)
      .refine(isUnique, 'Names one twice')
      .optional(),
    requirements: requiredText(600).optional(),
    fees: z
      .union([z.strictObject({ free: z.literal(true) }), amountSchema], {
        error: 'Must be free, or an amount with what it is for and its year',
      })
      .optional(),
    officialUrl: httpsUrl.optional(),
    status: z.enum(choiceValues('programmeStatus')),
    published: z.boolean(),
    sources: z.array(sourceSchema).min(1).max(10),
    verifiedOn: z.iso.date().optional(),
    internalNote: requiredText(5000).optional(),
  })
  .refine(({ titleTranslated, originalTitle }) => !titleTranslated === !originalTitle, {
    path: ['originalTitle'],
    error: 'A translated title keeps its original, and only a translated title has one',
  })
  .refine(({ published, sources }) => !published || sources.some(({ url }) => isHttps(url)), {
    path: ['sources'],
    error: 'A published programme has a source with a https:// address',
  })
  .refine(({ officialUrl, sources }) => !officialUrl || sources[0]?.url === officialUrl, {
    path: ['sources'],
    error: 'The official page stands first among the sources',
  });

function isHttps(url: string): boolean {
  return url.startsWith('https://');
}

function isUnique(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}
