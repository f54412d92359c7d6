import { z } from 'zod';
import { choiceValues, staffChoices } from './choices';
import { BUDGETS } from './directory';
import type { Filter, ResourceName } from './resource';
import { listQuerySchema, wholeNumber } from '@/lib/entities/fields/list-query';
import { day, requiredLine, slug } from '@/lib/entities/fields/rules';

/** What the lists of the directory can be narrowed by; places and subjects are named by slugs. */
const place = {
  city: slug.optional(),
  university: slug.optional(),
  sector: z.enum(['public', 'private']).optional(),
};

const state = z.enum(['draft', 'scheduled', 'published']).optional();

const articles = listQuerySchema.extend({
  state,
  category: slug.optional(),
  city: slug.optional(),
  author: requiredLine(200).optional(),
  /** In which it is published, by the calendar of Morocco. */
  month: z
    .string()
    .regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/, { error: 'Must be such as 2026-09' })
    .optional(),
});

const universities = listQuerySchema.extend({ city: slug.optional() });

const establishments = listQuerySchema.extend({
  ...place,
  type: z.enum(choiceValues('establishmentType')).optional(),
});

const programmes = listQuerySchema.extend({
  ...place,
  establishment: slug.optional(),
  category: slug.optional(),
  kind: z.enum(choiceValues('programmeKind')).optional(),
  rhythm: z.enum(choiceValues('rhythm')).optional(),
  language: z.enum(choiceValues('language')).optional(),
  status: z.enum(choiceValues('programmeStatus')).optional(),
  fees: z.enum(['known', 'free']).optional(),
  /** In dirhams, for the whole programme. */
  budget: z.enum(BUDGETS).optional(),
  calls: z.enum(['open', 'closing']).optional(),
  evidence: z.enum(['verified', 'official']).optional(),
  /** The rest is what staff look for. */
  state,
  verifiedBefore: day.optional(),
  /** Months since the team last compared it with its sources, or never. */
  unverifiedFor: wholeNumber(1, 120).optional(),
  without: z.enum(['category']).optional(),
});

const calls = listQuerySchema.extend({
  ...place,
  establishment: slug.optional(),
  academicYear: z
    .string()
    .regex(/^20\d{2}-20\d{2}$/, { error: 'Must be such as 2026-2027' })
    .optional(),
  state: z.enum(['open', 'closing', 'closed', 'undated']).optional(),
});

const sources = listQuerySchema.extend({
  kind: z.enum(choiceValues('sourceKind')).optional(),
  sourceState: z.enum(choiceValues('sourceState')).optional(),
});

export type ArticleQuery = z.output<typeof articles>;
export type EstablishmentQuery = z.output<typeof establishments>;
export type ProgrammeQuery = z.output<typeof programmes>;
export type CallQuery = z.output<typeof calls>;
export type SourceQuery = z.output<typeof sources>;

/** A parameter that a list does not know is refused. */
export const listQueries = {
  articles,
  universities,
  categories: listQuerySchema,
  cities: listQuerySchema,
  establishments,
  programmes,
  calls,
  sources,
  rules: listQuerySchema,
} as const satisfies Record<ResourceName, z.ZodType>;

export type ListQueries = { [K in ResourceName]: z.output<(typeof listQueries)[K]> };

type Value = [value: string, label: string];

const CLOSING: Value = ['closing', 'Closing in the next 60 days'];

const STATES: readonly Value[] = [
  ['draft', 'Drafts'],
  ['published', 'Published'],
  ['scheduled', 'Scheduled'],
];
const inState: Filter = { ...filter('state', 'Publication', STATES), isTabs: true };
const inCity = open('city', 'City', 'slug');
const inCategory = open('category', 'Category', 'slug');

export const articleFilters: readonly Filter[] = [
  inState,
  inCategory,
  inCity,
  open('author', 'Author', 'line'),
  open('month', 'Month', 'month'),
];

export const universityFilters: readonly Filter[] = [inCity];

/** Beside what readers filter by, what the team looks for. */
export const programmeFilters: readonly Filter[] = [
  inState,
  inCategory,
  inCity,
  filter('unverifiedFor', 'To verify', [
    ['12', 'Not verified for 12 months'],
    ['6', 'Not verified for 6 months'],
    ['24', 'Not verified for 24 months'],
  ]),
  filter('without', 'Without', [['category', 'Specialisation']]),
  filter('status', 'Status', staffChoices('programmeStatus')),
  filter('calls', 'Call', [['open', 'Open'], CLOSING]),
];

export const callFilters: readonly Filter[] = [
  filter('state', 'State', [
    ['open', 'Open'],
    CLOSING,
    ['closed', 'Closed'],
    ['undated', 'Without a closing date'],
  ]),
];

export const establishmentFilters: readonly Filter[] = [
  filter('type', 'Type', staffChoices('establishmentType')),
  inCity,
];

export const sourceFilters: readonly Filter[] = [
  filter('kind', 'Kind', staffChoices('sourceKind')),
  filter('sourceState', 'State', staffChoices('sourceState')),
];

function filter(name: string, label: string, values: readonly Value[]): Filter {
  return { name, label, choices: values.map(([value, said]) => ({ value, label: said })) };
}

function open(name: string, label: string, isOpen: NonNullable<Filter['isOpen']>): Filter {
  return { name, label, choices: [], isOpen };
}
