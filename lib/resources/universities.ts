import type { Resource } from './resource';

export const universities = {
  name: 'universities',
  entity: 'University',
  noun: 'university',
  section: { label: 'Universities', text: 'Public universities and schools' },
  title: 'Manage Universities',
  subtitle: 'Add and edit the universities and schools of the directory',
  createButton: 'Add University',
  createTitle: 'Add University',
  editTitle: 'Edit University',
  saveButton: 'Save University',
  emptyText: 'No universities found',
  listSummary: 'All universities, by name',
  card: ['id', 'name', 'slug', 'description', 'cityName', 'websiteUrl', 'programCount'],
  nameField: 'name',
  publicPath: '/universites',
  keptSlugs: ['mohammed-v', 'hassan-ii', 'cadi-ayyad'],
  sorts: [
    { key: 'name', label: 'Name' },
    { key: '-programCount', label: 'Most programs' },
    { key: '-updatedAt', label: 'Last changed' },
  ],
  fields: [
    { name: 'name', label: 'Name', input: 'line', required: true, isFrench: true, max: 200 },
    { name: 'slug', label: 'Slug', input: 'slug', required: true, max: 120 },
    { name: 'description', label: 'Description', input: 'text', isFrench: true, max: 5000 },
    { name: 'cityId', label: 'City', input: 'select', options: 'cities', noneLabel: 'No city' },
    { name: 'websiteUrl', label: 'Website URL', input: 'url' },
    { name: 'programCount', label: 'Program Count', input: 'number', min: 0, fallback: '0' },
  ],
} as const satisfies Resource;
