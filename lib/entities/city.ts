import { BY_NAME, LAST_CHANGED, entity } from './entity';
import * as field from './fields/field';

export const cities = entity({
  name: 'cities',
  entity: 'City',
  section: { label: 'Cities', text: 'Where the programmes are' },
  subtitle: 'Add and edit the cities of the directory',
  listSummary: 'All cities, by name',
  card: ['id', 'name', 'slug', 'description'],
  nameField: 'name',
  publicPath: '/villes',
  keptSlugs: ['casablanca', 'rabat', 'marrakech', 'fes', 'tanger'],
  sorts: [BY_NAME, LAST_CHANGED],
  bulk: ['delete'],
  fields: {
    name: field.line({ label: 'Name', isFrench: true, max: 200 }),
    slug: field.slug({}),
    description: field.optionalText({ label: 'Description', isFrench: true, max: 5000 }),
    reasons: field.reasons('Why study here', 'city'),
  },
});
