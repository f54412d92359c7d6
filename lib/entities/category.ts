import { DEFAULT_COLOR } from '@/lib/colour/color';
import type { Resource } from './resource';

export const categories = {
  name: 'categories',
  entity: 'Category',
  noun: 'category',
  section: { label: 'Categories', text: 'The specialisations of the site' },
  title: 'Manage Categories',
  subtitle: 'Add and edit the specialisations that articles belong to',
  createButton: 'Add Category',
  createTitle: 'Add Category',
  editTitle: 'Edit Category',
  saveButton: 'Save Category',
  emptyText: 'No categories found',
  listSummary: 'All specialisations, by name',
  card: ['id', 'name', 'slug', 'description', 'color'],
  nameField: 'name',
  publicPath: '/specialisations',
  keptSlugs: ['mba-management', 'ingenierie', 'sante', 'finance', 'marketing'],
  sorts: [
    { key: 'name', label: 'Name' },
    { key: '-updatedAt', label: 'Last changed' },
  ],
  bulk: ['delete'],
  fields: [
    { name: 'name', label: 'Name', input: 'line', required: true, isFrench: true, max: 200 },
    { name: 'slug', label: 'Slug', input: 'slug', required: true, max: 120 },
    { name: 'description', label: 'Description', input: 'text', isFrench: true, max: 5000 },
    { name: 'color', label: 'Color', input: 'color', fallback: DEFAULT_COLOR },
  ],
} as const satisfies Resource;
