import { z } from 'zod';
import { type RowOf, entity } from './entity';
import * as field from './fields/field';

export const rules = entity({
  name: 'rules',
  word: 'General rule',
  section: { label: 'General rules', text: 'What holds where no source says more' },
  subtitle: 'Add and edit what holds in general of the masters of a sector, a kind or a rhythm',
  listSummary: 'All general rules, by name',
  card: ['id', 'name', 'slug', 'field', 'text', 'sector', 'kind', 'rhythm', 'since', 'publisher'],
  publicPath: '/masters/donnees',
  isWithoutPages: true,
  fields: {
    name: field.line({ label: 'Name', isFrench: true, max: 200 }),
    slug: field.slug({ hint: 'Names the rule for imports.' }),
    field: field.choice('ruleField', {
      label: 'Is about',
      hint: 'A master that is free of charge by a rule counts as free on cards, in costs and in filters.',
    }),
    text: field.line({
      label: 'Text',
      isFrench: true,
      max: 200,
      hint: 'Readers see “Règle générale : ” and this, where no source says more.',
    }),
    sector: field.knownChoice('sector', { label: 'Sector', noneLabel: 'Any' }),
    kind: field.knownChoice('programmeKind', { label: 'Kind of diploma', noneLabel: 'Any' }),
    rhythm: field.knownChoice('rhythm', { label: 'Rhythm', noneLabel: 'Any' }),
    sourceId: field.row('reference', 'sources', {
      label: 'Source',
      noneLabel: 'Choose a source',
    }),
    since: field.partialDate({ label: 'Holds since' }),
  },
  joined: {
    publisher: { path: 'source.publisher', answer: z.string().min(1) },
    url: { path: 'source.url', answer: field.known },
  },
});

export type Rule = RowOf<typeof rules>;
