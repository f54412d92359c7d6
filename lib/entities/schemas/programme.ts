import { z } from 'zod';
import { moment, version } from '@/lib/entities/fields/moment';
import { id, orNone, slug } from '@/lib/entities/fields/text';
import {
  httpsUrl,
  isUnique,
  knownLine,
  knownText,
  longName,
  oneOf,
  pastDay,
  someOf,
} from '@/lib/entities/fields/rules';
import { MOST_SOURCES, sourceSchema } from '@/lib/entities/source';

const MOST_CATEGORIES = 3;
/** Pages of the directory stand, or will stand, at these addresses. */
const PAGES = ['comparer', 'donnees', 'proposer', 'selection'];

const programmeFields = z.strictObject({
  name: longName,
  /** As its source writes it, when the name is a translation. */
  originalTitle: knownLine(200),
  slug: slug.refine((value) => !PAGES.includes(value), {
    error: 'This is the address of a page of the directory',
  }),
  kind: oneOf('programmeKind'),
  establishmentId: id,
  categoryIds: z
    .array(id)
    .max(MOST_CATEGORIES, { error: 'Three specialisations at most' })
    .refine(isUnique, { error: 'Names one twice' })
    .default([]),
  languages: someOf('language'),
  rhythm: orNone(oneOf('rhythm')),
  semesters: orNone(z.int().min(1).max(8)),
  admission: knownText(600),
  admissionModes: someOf('admissionMode'),
  requirements: knownText(600),
  /** A source says that it is free; false says nothing. */
  feeFree: z.boolean().default(false),
  /** In dirhams. */
  feeAmount: orNone(z.int().min(1).max(10_000_000)),
  feePer: orNone(oneOf('feePer')),
  /** The year that the amount was published for. */
  feeYear: orNone(z.int().min(2000).max(2100)),
  /** The source itself says "about". */
  feeApproximate: z.boolean().default(false),
  officialUrl: orNone(httpsUrl),
  status: oneOf('programmeStatus'),
  sources: z.array(sourceSchema).max(MOST_SOURCES, { error: 'Ten sources at most' }).default([]),
  verifiedOn: orNone(pastDay),
  internalNote: knownText(5000),
  /** Absent means a draft on create, and unchanged on update. A future date schedules it. */
  publishedAt: moment.nullable().optional(),
  updatedAt: version,
});

type Fields = z.output<typeof programmeFields>;

/** The database says the same, for what is saved without the date of publication. */
export const UNSOURCED = 'A published master needs a source with a link';

export const programmeSchema = programmeFields.superRefine((fields, context) => {
  const say = (path: keyof Fields, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  const { feeFree, feeAmount, feePer, feeYear, feeApproximate, publishedAt, sources } = fields;
  if (feeFree && feeAmount !== null) say('feeAmount', 'What is free has no amount');
  if (feeAmount !== null && feePer === null) say('feePer', 'Say what the amount is for');
  if (feeAmount !== null && feeYear === null) {
    say('feeYear', 'Say which year the amount was published for');
  }
  if (feeAmount === null && feePer !== null) say('feePer', 'There is no amount');
  if (feeAmount === null && feeYear !== null) say('feeYear', 'There is no amount');
  if (feeAmount === null && feeApproximate) say('feeApproximate', 'There is no amount');
  if (publishedAt && !sources.some(({ url }) => url !== null)) say('sources', UNSOURCED);
});

export type ProgrammeInput = z.infer<typeof programmeSchema>;
