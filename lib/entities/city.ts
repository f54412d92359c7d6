import { entity } from './entity';
import * as field from './fields/field';

export const cities = entity({
  name: 'cities',
  section: { label: 'Cities', text: 'Where the programmes are' },
  subtitle: 'Add and edit the cities of the directory',
  listSummary: 'All cities, by name',
  card: ['id', 'name', 'slug', 'description'],
  publicPath: '/villes',
  keptSlugs: ['casablanca', 'rabat', 'marrakech', 'fes', 'tanger'],
  fields: {
    name: field.line({ label: 'Name', isFrench: true, max: 200 }),
    slug: field.slug({}),
    description: field.optionalText({ label: 'Description', isFrench: true, max: 5000 }),
    reasons: field.reasons('Why study here', 'city'),
  },
});
