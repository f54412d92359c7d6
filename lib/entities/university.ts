import { z } from 'zod';
import { BY_NAME, LAST_CHANGED, entity } from './entity';
import { evidence } from './evidence';
import * as field from './fields/field';
import { cityNames, place, publishedMasters } from './joined';
import { universityFilters } from './list-queries';

export const universities = entity({
  name: 'universities',
  section: { label: 'Universities', text: 'Public universities and schools' },
  subtitle: 'Add and edit the universities and schools of the directory',
  listSummary: 'All universities, by name',
  card: [
    'id',
    'name',
    'slug',
    'description',
    'cityName',
    'websiteUrl',
    'programCount',
    'status',
    'masterCount',
  ],
  publicPath: '/universites',
  keptSlugs: ['mohammed-v', 'hassan-ii', 'cadi-ayyad'],
  sorts: [BY_NAME, { key: '-programCount', label: 'Most programs' }, LAST_CHANGED],
  filters: universityFilters,
  fields: {
    name: field.line({ label: 'Name', isFrench: true, max: 200, factName: 'intitulé' }),
    slug: field.slug({}),
    description: field.optionalText({ label: 'Description', isFrench: true, max: 5000 }),
    reasons: field.reasons('Why choose it', 'university'),
    cityId: field.knownRow('cities', { label: 'City', noneLabel: 'No city', factName: 'ville' }),
    websiteUrl: field.url({ label: 'Website URL', factName: 'site' }),
    programCount: field.number({ label: 'Program Count', min: 0, max: 10_000, fallback: '0' }),
    status: field.knownChoice('universityStatus', { label: 'Status', factName: 'état' }),
    recognisedYear: field.knownNumber({
      label: 'Recognised by the State in',
      min: 1950,
      max: 2100,
      factName: 'année de reconnaissance',
    }),
    recognitionSource: field.knownLine({
      label: 'Source of the recognition',
      isFrench: true,
      max: 200,
    }),
    recognitionToVerify: field.flag({ label: 'Renewal to be verified' }),
    facts: evidence.facts,
  },
  rules({ recognisedYear, recognitionSource, recognitionToVerify }, say) {
    if (recognisedYear !== null && recognitionSource === null) {
      say('recognitionSource', 'Name the source of the recognition');
    }
    if (recognisedYear === null && recognitionSource !== null) {
      say('recognitionSource', 'There is no year of recognition');
    }
    if (recognisedYear === null && recognitionToVerify) {
      say('recognitionToVerify', 'There is no year of recognition');
    }
  },
  joined: cityNames('city'),
  computed: { cities: z.array(place), masterCount: publishedMasters },
});
