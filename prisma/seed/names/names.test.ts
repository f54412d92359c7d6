import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { z } from 'zod';
import { readEstablishments } from '../masters/load';
import { categories, cities, universities } from '../places';

/** What a name was derived by is a rule: such names are for the search, and are never shown. */
const nameSchema = z
  .strictObject({
    text: z.string().min(1),
    kind: z.enum(['acronym', 'official', 'former', 'spelling', 'everyday', 'darija']).optional(),
    /** Arabic where it is written so, else French, where nothing is said. */
    lang: z.enum(['en', 'darija']).optional(),
    /** In the words of the guide; of a wish, the value of its facet or the page that answers. */
    means: z.string().optional(),
    source: z.string().optional(),
    rule: z.string().optional(),
  })
  .refine(({ source, rule }) => (source === undefined) !== (rule === undefined), {
    error: 'A name has a source, or the rule that it was derived by',
  });

const names = z.array(nameSchema).min(1);
const named = z.record(z.string(), names);

const { sources, rules } = read(
  'sources',
  z.strictObject({
    sources: z.record(
      z.string(),
      z.strictObject({ publisher: z.string(), url: z.url().optional() }),
    ),
    rules: z.record(z.string(), z.string()),
  }),
);
const groupSchema = z.strictObject({
  /** Where those are led who say so: a page, a facet of the directory, or nowhere. */
  leadsTo: z.string(),
  /** What there is to read about it. */
  article: z.string().optional(),
  /** What is searched for when nothing else is said. */
  asks: z.string().optional(),
  names,
});
const words = read('words', z.record(z.string(), groupSchema));
const places = {
  universities: { named: read('universities', named), rows: universities },
  establishments: { named: read('establishments', named), rows: readEstablishments() },
  cities: { named: read('cities', named), rows: cities },
  specialisations: { named: read('specialisations', named), rows: categories },
};

for (const [kind, { named, rows }] of Object.entries(places)) {
  test(`other names of ${kind} are of what the guide has, and written once each`, () => {
    const slugs = rows.map(({ slug }) => slug);
    for (const [slug, names] of Object.entries(named)) {
      assert.ok(slugs.includes(slug), slug);
      const texts = names.map(({ text }) => text);
      assert.equal(new Set(texts).size, texts.length, slug);
    }
  });
}

test('every name comes from a source or a rule of the list, and each of these gives one', () => {
  const all = [
    ...Object.values(places).flatMap(({ named }) => Object.values(named).flat()),
    ...Object.values(words).flatMap((word) => word.names),
  ];
  const isTitles = (rule: string) => /^titres \d+\/\d+$/.test(rule);
  const used = all.flatMap(({ rule }) => (rule && !isTitles(rule) ? rule : []));
  assert.deepEqual(
    new Set(used),
    new Set(Object.keys(rules).filter((one) => one !== 'titres a/b')),
  );
  assert.deepEqual(
    new Set(all.flatMap(({ source }) => source ?? [])),
    new Set(Object.keys(sources)),
  );
});

function read<Schema extends z.ZodType>(file: string, schema: Schema) {
  return schema.parse(JSON.parse(readFileSync(`prisma/seed/names/${file}.json`, 'utf8')));
}
