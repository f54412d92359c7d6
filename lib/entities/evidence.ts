import { z } from 'zod';
import { choiceValues } from './choices';
import { answersOf, listed, rulesOf } from './entity';
import * as field from './fields/field';
import { academicYear, id, longText, oneOf, orNone, pastDay } from './fields/rules';
import { isBlank } from './plain/printable';
import { MOST_SOURCES, NOTICE, READING, SOURCE } from './source';

const MOST_FACTS = 300;
const LONGEST_QUOTE = 300;
const TOO_LONG = `A quotation has ${LONGEST_QUOTE} characters at most`;

/** A source as the facts name it. */
const FACT_SOURCE = { ...SOURCE, ...READING };

/** What is asked of a fact besides what it says and where. */
export const READ_OF_FACT = {
  quote: {
    ...field.knownText({ label: 'Quotation', isFrench: true, max: LONGEST_QUOTE }),
    rule: orNone(
      longText(LONGEST_QUOTE, TOO_LONG).refine((quote) => !isBlank(quote), {
        error: 'Quote something, or leave it empty',
      }),
    ),
  },
  seenOn: field.pastDay({ label: 'Seen on' }),
  isVerified: field.flag({ label: 'I compared it with the source' }),
};

/** As values of fields are. */
const factValue = z
  .union([z.string(), z.number(), z.boolean(), z.array(z.string())], {
    error: 'A fact has a value',
  })
  .meta({ id: 'FactValue' });

/** What one source says of one field. */
const factRule = z
  .strictObject({
    field: z.string().max(40),
    value: factValue,
    source: z.strictObject(rulesOf(FACT_SOURCE).shape, {
      error: ({ input }) => (input === undefined ? 'A fact needs its source' : undefined),
    }),
    ...rulesOf(READ_OF_FACT).shape,
    /** The academic year that it is about. */
    year: orNone(academicYear),
    seenBy: z.enum(choiceValues('seenBy')).default('team'),
    /** Of the team, when somebody of it saw it. */
    personId: orNone(id),
    /** It said so until that day. */
    endedOn: orNone(pastDay),
  })
  .meta({ id: 'SentFact' });

/** More could not be sent as the sources of the row, nor stand in a file. */
function restOnFewSources(facts: readonly z.output<typeof factRule>[]): boolean {
  const living = facts.filter(({ endedOn }) => !endedOn);
  const names = living.map(({ source }) => source.url ?? `${source.publisher} ${source.title}`);
  return new Set(names).size <= MOST_SOURCES;
}

const readFact = z.strictObject({
  field: z.string(),
  value: factValue,
  source: answersOf(FACT_SOURCE).meta({ id: 'SourceOfFact' }),
  quote: field.known,
  year: field.known,
  seenOn: z.iso.date().nullable(),
  seenBy: oneOf('seenBy'),
  isVerified: z.boolean(),
  endedOn: z.iso.date().nullable(),
});

const storedFact = readFact.extend({ personId: id.nullable() }).meta({ id: 'StoredFact' });

/** As the API answers to all: who of the team saw it is nobody's business. */
export const factAnswer = readFact
  .extend({
    state: oneOf('factState').nullable(),
    named: field.known.describe('What the other row is called that the value names'),
  })
  .meta({ id: 'Fact' });

const sourceAnswer = answersOf(SOURCE).meta({ id: 'SourceOfRow' });
const noticeAnswer = answersOf(NOTICE).meta({ id: 'Notice' });

export type Source = z.output<typeof sourceAnswer>;
export type Notice = z.output<typeof noticeAnswer>;
export type Fact = z.output<typeof factRule>;
export type ShownFact = z.output<typeof factAnswer>;

export const evidence = {
  sources: field.of(
    { input: 'sources', columns: listed(SOURCE), isEvidence: true },
    { label: 'Sources', isFrench: true, max: MOST_SOURCES },
    z.array(rulesOf(SOURCE)).max(MOST_SOURCES, { error: 'Ten sources at most' }).default([]),
    z.array(sourceAnswer),
  ),

  notice: field.of(
    { input: 'notice', columns: listed(NOTICE), required: true, isEvidence: true },
    { label: 'Notice' },
    rulesOf(NOTICE),
    noticeAnswer,
  ),

  /** They stay as they are when nothing is said of them, but for what the values and sources tell. */
  facts: field.of(
    { input: 'facts', isEvidence: true },
    { label: 'Facts', isLeftOut: true },
    z
      .array(factRule)
      .max(MOST_FACTS, { error: 'Three hundred facts at most' })
      .refine(restOnFewSources, { error: 'Ten sources at most' })
      .optional(),
    z.array(storedFact),
  ),
};
