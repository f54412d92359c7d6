import { z } from 'zod';
import { calls } from '@/lib/entities/call';
import { choiceValues } from '@/lib/entities/choices';
import { rulesOf } from '@/lib/entities/entity';
import { establishments } from '@/lib/entities/establishment';
import type { EntityFields } from '@/lib/entities/fields/field';
import { isUnique } from '@/lib/entities/fields/rules';
import { requiredText, slug } from '@/lib/entities/fields/text';
import { programmes } from '@/lib/entities/programme';
import { MOST_SOURCES, NOTICE, SOURCE } from '@/lib/entities/source';

const { feeAmount, feeYear } = programmes.said;

const amountSchema = z.strictObject({
  amount: z.int().min(feeAmount.min).max(feeAmount.max),
  per: z.enum(choiceValues('feePer')),
  year: z.int().min(feeYear.min).max(feeYear.max),
  approximate: z.literal(true).optional(),
});

/** A record was gathered from what can be opened. */
const sourceSchema = rulesOf({ ...SOURCE, url: NOTICE.url });

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
      'sources',
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
    sources: z.array(sourceSchema).min(1).max(MOST_SOURCES),
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

const callSchema = z.strictObject({
  ...inFile(calls.said, ['slug', 'establishmentId', 'programmeIds']),
  source: calls.said.source.rule.refine(({ url, publishedOn }) => isHttps(url) && publishedOn, {
    error: 'A notice has a https:// address and the day that it was published on',
  }),
});

export const establishmentSchema = z.strictObject({
  ...inFile(establishments.said, ['universityId', 'cityId', 'description']),
  universitySlug: slug,
  citySlug: slug,
  text: requiredText(establishments.said.description.max).optional(),
  programmes: z.array(programmeSchema),
  calls: z.array(callSchema),
});

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

const isHttps = (url: string | null) => url?.startsWith('https://') === true;
