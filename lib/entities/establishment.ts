import { type RowOf, entity } from './entity';
import { evidence } from './evidence';
import * as field from './fields/field';
import { cityNames, publishedMasters, universityNames } from './joined';
import { establishmentFilters } from './list-queries';
import type { Shown } from './shown';
import { universities } from './university';

export const establishments = entity({
  name: 'establishments',
  section: { label: 'Establishments', text: 'Faculties and schools of universities' },
  subtitle: 'Add and edit the faculties and schools that masters belong to',
  listSummary: 'All establishments, by name',
  card: [
    'id',
    'name',
    'acronym',
    'slug',
    'type',
    'universityName',
    'universitySlug',
    'cityName',
    'applyUrl',
    'masterCount',
  ],
  publicPath: '/universites',
  isUnder: { name: 'universities', column: 'university_id', field: 'universityId' },
  filters: establishmentFilters,
  fields: {
    name: field.longName({ label: 'Name', isFrench: true, factName: 'intitulé' }),
    acronym: field.knownLine({
      label: 'Acronym',
      isFrench: true,
      isNarrow: true,
      max: 60,
      factName: 'sigle',
      hint: 'As students say it, such as ENCG Settat.',
    }),
    slug: field.slug({}),
    type: field.choice('establishmentType', { label: 'Type', factName: 'type' }),
    universityId: field.row('select', 'universities', {
      label: 'University',
      noneLabel: 'Choose a university',
      factName: 'université',
    }),
    cityId: field.knownRow('cities', { label: 'City', noneLabel: 'No city', factName: 'ville' }),
    websiteUrl: field.url({ label: 'Website URL', factName: 'site' }),
    applyUrl: field.url({
      label: 'Application platform',
      factName: 'plateforme de candidature',
      hint: 'The official address where candidates apply.',
    }),
    description: field.knownText({
      label: 'Description',
      isFrench: true,
      max: 5000,
      hint: 'Name the source of each fact in the text.',
    }),
    internalNote: field.internalNote,
    facts: evidence.facts,
  },
  joined: {
    ...universityNames('university'),
    ...cityNames('city'),
    universityStatus: { path: 'university.status', answer: universities.said.status.answer },
  },
  computed: { masterCount: publishedMasters },
});

/** Every establishment is described by the same facts in the same order. */
export const ESTABLISHMENT_FACTS: readonly Shown<RowOf<typeof establishments>>[] = [
  { of: 'name', name: 'Nom' },
  { of: 'acronym', name: 'Sigle' },
  { of: 'type', name: 'Type' },
  { of: 'universityId', name: 'Université', text: ({ universityName }) => universityName },
  { of: 'cityId', name: 'Ville', text: ({ cityName }) => cityName },
  { of: 'websiteUrl', name: 'Site officiel' },
  { of: 'applyUrl', name: 'Plateforme de candidature' },
];
