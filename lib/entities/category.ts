import { z } from 'zod';
import { DEFAULT_COLOR } from '@/lib/colour/color';
import { entity } from './entity';
import * as field from './fields/field';

const color = z.string().regex(/^#[0-9a-fA-F]{6}$/, { error: 'Must be a colour such as #059669' });

export const categories = entity({
  name: 'categories',
  section: { label: 'Categories', text: 'The specialisations of the site' },
  subtitle: 'Add and edit the specialisations that articles belong to',
  listSummary: 'All specialisations, by name',
  card: ['id', 'name', 'slug', 'description', 'color'],
  publicPath: '/specialisations',
  keptSlugs: ['mba-management', 'ingenierie', 'sante', 'finance', 'marketing'],
  fields: {
    name: field.line({ label: 'Name', isFrench: true, max: 200 }),
    slug: field.slug({}),
    description: field.optionalText({ label: 'Description', isFrench: true, max: 5000 }),
    color: field.of(
      { input: 'color' },
      { label: 'Color', fallback: DEFAULT_COLOR },
      color.default(DEFAULT_COLOR),
      color,
    ),
  },
});
