import { LAST_CHANGED, entity } from './entity';
import * as field from './fields/field';
import { oneOf, orNone, pastPartialDate } from './fields/rules';
import { sourceFilters } from './list-queries';

/** Where a fact stands. */
export const SOURCE = {
  publisher: field.line({
    label: 'Publisher',
    isFrench: true,
    max: 200,
    file: { name: 'editeur', text: 'Qui publie la source' },
  }),
  kind: field.choice('sourceKind', {
    label: 'Kind of source',
    fallback: 'officiel',
    file: { name: 'nature', text: 'Nature de la source' },
  }),
  title: field.knownLine({
    label: 'Source title',
    isFrench: true,
    max: 300,
    file: { name: 'titre', text: 'Titre de la page ou du document' },
  }),
  url: field.url({ label: 'Link', file: { name: 'url', text: 'Adresse de la source' } }),
  date: {
    ...field.partialDate({
      label: 'Date',
      about: 'A year, a month or a day: 2024, 2024-09 or 2024-09-17',
      file: { name: 'date', text: 'Date, aussi précise que connue : année, mois ou jour' },
    }),
    rule: orNone(pastPartialDate),
  },
};

/** The notice that announced a call; a call is never known without it. */
export const NOTICE = {
  publisher: field.line({
    label: 'Publisher',
    isFrench: true,
    max: 200,
    file: { name: 'source_editeur', text: 'Qui publie l’avis' },
  }),
  url: field.requiredUrl({
    label: 'Link',
    file: { name: 'source_url', text: 'Adresse de l’avis' },
  }),
  publishedOn: field.day({
    label: 'Published on',
    file: { name: 'source_date', text: 'Date de l’avis' },
  }),
};

/** How it was read, which readers are told as well. */
export const READING = {
  via: field.knownLine({
    label: 'Read in',
    isFrench: true,
    max: 300,
    hint: 'The copy that was read, when it was not the page itself.',
  }),
  isDateInferred: field.flag({ label: 'The date is inferred, not printed' }),
};

export const MOST_SOURCES = 10;

export const sources = entity({
  name: 'sources',
  section: { label: 'Sources', text: 'What the facts of the directory rest on' },
  subtitle: 'Edit the pages and documents that facts rest on',
  listSummary: 'All sources, by publisher',
  card: ['id', 'slug', ...Object.keys(SOURCE), ...Object.keys(READING), 'state', 'factCount'],
  nameField: 'publisher',
  publicPath: '/masters/donnees',
  isWithoutPages: true,
  sorts: [{ key: 'publisher', label: 'Publisher' }, LAST_CHANGED],
  filters: sourceFilters,
  fields: {
    ...SOURCE,
    slug: field.slug({ hint: 'Names the source for imports.' }),
    ...READING,
    lastSeenOn: { ...field.pastDay({ label: 'Last seen on' }) },
    state: {
      ...field.choice('sourceState', { label: 'State', fallback: 'there' }),
      rule: oneOf('sourceState').default('there'),
    },
    stateOn: field.pastDay({ label: 'In this state since' }),
  },
  rules({ date, isDateInferred, state, stateOn }, say) {
    if (date === null && isDateInferred) say('isDateInferred', 'There is no date');
    if (state !== 'there' && stateOn === null) say('stateOn', 'Say since when');
    if (state === 'there' && stateOn !== null) say('stateOn', 'It is there');
  },
  computed: {
    factCount: field.number({ label: 'Facts', min: 0, max: 1_000_000, fallback: '0' }).answer,
  },
});
