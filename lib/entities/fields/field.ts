import { z } from 'zod';
import type { ChoiceName } from '../choices';
import type { Field, ResourceName } from '../resource';
import * as rules from './rules';

/** What an entity says of a field beside what its kind says: words, limits, and where it is read. */
export type Said = Omit<Field, 'name' | 'input' | 'columns'> & {
  /** What its value means, for the document of the API. */
  about?: string;
  /** Read by staff, and by the pages that ask for it; left out of what the API answers to all. */
  isLeftOut?: true;
  /** Readers may propose a value of it, as they may of every fact. */
  isProposed?: true;
  /** Publishers of a site have to say it. */
  isAskedByLaw?: true;
  /** Its column in the open files, and what their page says of it. */
  file?: FileColumn;
};

/** It stands where its field does; its name never changes. */
export type FileColumn = { name: string; text: string };

export type EntityField = Said &
  Pick<Field, 'input' | 'columns'> & {
    /** What may be sent. */
    rule: z.ZodType;
    /** What the API answers. */
    answer: z.ZodType;
  };
export type EntityFields = Record<string, EntityField>;

type Most = { max: number };
type Between = { min: number; max: number };
type Kind = Pick<Field, 'input'> & Partial<Omit<Field, 'name' | 'label'>>;

const some = z.string().min(1);
export const known = z.string().nullable();

/** What a field of a kind of its own is made of. */
export function of<K extends Kind, S extends Said, R extends z.ZodType, A extends z.ZodType>(
  kind: K,
  said: S,
  rule: R,
  answer: A,
) {
  const { about } = said;
  return { ...kind, ...said, rule, answer: about ? answer.meta({ description: about }) : answer };
}

/** Fields that stand under one heading of a long form. */
export const grouped = <Fields extends EntityFields>(group: string, fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, { ...field, group }]),
  ) as Fields;

export const line = <S extends Said & Most>(said: S) =>
  of({ input: 'line', required: true }, said, rules.requiredLine(said.max), some);

export const knownLine = <S extends Said & Most>(said: S) =>
  of({ input: 'line', isNullable: true }, said, rules.knownLine(said.max), known);

/** Stands in lists and titles, so it is longer than a sign. */
export const longName = <S extends Said>(said: S) => {
  const rule = rules.requiredLine(200).min(3, { error: 'Must have 3 characters at least' });
  return of({ input: 'line', required: true }, { ...said, max: 200 }, rule, some);
};

export const slug = <S extends Partial<Said>>(said: S) =>
  of(
    { input: 'slug', required: true },
    { label: 'Slug', max: 120, ...said },
    rules.slug,
    z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  );

export const requiredText = <S extends Said & Most>(said: S) =>
  of({ input: 'text', required: true }, said, rules.requiredText(said.max), some);

/** Nothing is an empty text. */
export const optionalText = <S extends Said & Most>(said: S) =>
  of({ input: 'text' }, said, rules.longText(said.max).default(''), z.string());

export const knownText = <S extends Said & Most>(said: S) =>
  of({ input: 'text', isNullable: true }, said, rules.knownText(said.max), known);

export const internalNote = knownText({
  label: 'Internal note',
  isFrench: true,
  isLeftOut: true,
  max: 5000,
});

export const markdown = <S extends Said & Most>(said: S) =>
  of(
    { input: 'markdown', required: true, hasPictures: true },
    said,
    rules.markdown(said.max),
    some,
  );

/** Stays as it is when nothing is said of it; the pages of cities and universities read it. */
export const reasons = (label: string, noun: string) => {
  const max = 10_000;
  return of(
    { input: 'markdown', isNullable: true },
    {
      label,
      isFrench: true,
      hasPictures: true,
      isLeftOut: true,
      max,
      hint: `Each heading (###) begins a point. While it is empty, the page gives advice that holds for any ${noun}.`,
    },
    rules.orUnchanged(rules.markdown(max)),
    some.nullable(),
  );
};

export const number = <S extends Said & Between & { fallback: string }>(said: S) => {
  const whole = z.int().min(said.min).max(said.max);
  return of({ input: 'number' }, said, whole.default(Number(said.fallback)), whole);
};

export const knownNumber = <S extends Said & Between>(said: S) =>
  of(
    { input: 'number', isNullable: true },
    said,
    rules.orNone(z.int().min(said.min).max(said.max)),
    z.int().nullable(),
  );

export const flag = <S extends Said>(said: S) =>
  of({ input: 'switch' }, said, z.boolean().default(false), z.boolean());

export const url = <S extends Said>(said: S) => of({ input: 'url' }, said, rules.knownUrl, known);

export const requiredUrl = <S extends Said>(said: S) =>
  of({ input: 'url', required: true }, said, rules.webUrl, some);

export const choice = <Name extends ChoiceName, S extends Said>(choices: Name, said: S) =>
  of(
    { input: 'choice', choices, required: said.fallback === undefined ? true : undefined },
    said,
    rules.oneOf(choices),
    rules.oneOf(choices),
  );

export const knownChoice = <Name extends ChoiceName, S extends Said>(choices: Name, said: S) =>
  of(
    { input: 'choice', choices, isNullable: true },
    { noneLabel: 'Not known', ...said },
    rules.orNone(rules.oneOf(choices)),
    rules.oneOf(choices).nullable(),
  );

export const someChoices = <Name extends ChoiceName, S extends Said>(choices: Name, said: S) =>
  of(
    { input: 'choices', choices },
    { noneLabel: 'Not known', ...said },
    rules.someOf(choices),
    z.array(rules.oneOf(choices)),
  );

/** A row that it cannot be without, which therefore cannot be deleted. */
export const row = <I extends 'select' | 'reference', Name extends ResourceName, S extends Said>(
  input: I,
  options: Name,
  said: S,
) => of({ input, options, required: true }, { isGuarding: true, ...said }, rules.id, rules.id);

export const knownRow = <Name extends ResourceName, S extends Said>(options: Name, said: S) =>
  of({ input: 'select', options }, said, rules.orNone(rules.id), rules.id.nullable());

export const rows = <Name extends ResourceName, S extends Said & Most>(
  options: Name,
  { tooMany, ...said }: S & { tooMany: string },
) =>
  of(
    { input: 'links', options },
    said,
    z
      .array(rules.id)
      .max(said.max, { error: tooMany })
      .refine(rules.isUnique, { error: 'Names one twice' })
      .default([]),
    z.array(rules.id),
  );

export const day = <S extends Said>(said: S) =>
  of({ input: 'date' }, said, rules.orNone(rules.day), z.iso.date().nullable());

export const pastDay = <S extends Said>(said: S) => ({
  ...day(said),
  rule: rules.orNone(rules.pastDay),
});

export const partialDate = <S extends Said>(said: S) =>
  of({ input: 'partial-date' }, said, rules.orNone(rules.partialDate), known);

/** Absent means a draft on create, and unchanged on update. A future date schedules it. */
export const publication = <S extends Partial<Said>>(said: S) =>
  of(
    { input: 'publication' },
    { label: 'Publication', about: 'null for a draft; may be to come', ...said },
    rules.moment.nullable().optional(),
    z.iso.datetime().nullable(),
  );
