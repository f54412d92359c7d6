import type { Resource } from './resource';

export const cities = {
  name: 'cities',
  entity: 'City',
  noun: 'city',
  section: { label: 'Cities', text: 'Where the programmes are' },
  title: 'Manage Cities',
  subtitle: 'Add and edit the cities of the directory',
  createButton: 'Add City',
  createTitle: 'Add City',
  editTitle: 'Edit City',
  saveButton: 'Save City',
  emptyText: 'No cities found',
  listSummary: 'All cities, by name',
  card: ['id', 'name', 'slug', 'description'],
  nameField: 'name',
  publicPath: '/villes',
  keptSlugs: ['casablanca', 'rabat', 'marrakech', 'fes', 'tanger'],
  sorts: [
    { key: 'name', label: 'Name' },
    { key: '-updatedAt', label: 'Last changed' },
  ],
  bulk: ['delete'],
  fields: [
    { name: 'name', label: 'Name', input: 'line', required: true, isFrench: true, max: 200 },
    { name: 'slug', label: 'Slug', input: 'slug', required: true, max: 120 },
    { name: 'description', label: 'Description', input: 'text', isFrench: true, max: 5000 },
  ],
} as const satisfies Resource;
