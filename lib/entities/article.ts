import { z } from 'zod';
import { LONGEST_MARKDOWN } from '@/lib/markdown/limits';
import { entity } from './entity';
import * as field from './fields/field';
import { longText, orNone, webUrl } from '@/lib/entities/fields/rules';
import { cityNames } from './joined';
import { articleFilters } from './list-queries';

const UPLOADED_IMAGE = /^\/media\/[a-z0-9-]{1,200}\.webp$/;
const NO_IMAGE = { error: 'Must be a https:// address, or an uploaded picture' };
const imageUrl = z.union([webUrl, z.string().regex(UPLOADED_IMAGE, NO_IMAGE)], NO_IMAGE);
const count = z.int().min(0);

export const articles = entity({
  name: 'articles',
  section: { label: 'Articles', text: 'Write, publish and schedule' },
  subtitle: 'Create, edit and publish the articles of the site',
  createButton: 'Create Article',
  createTitle: 'Create New Article',
  listSummary: 'All articles, newest first',
  card: [
    'id',
    'title',
    'slug',
    'excerpt',
    'author',
    'publishedAt',
    'featured',
    'viewCount',
    'likeCount',
    'categoryName',
    'imageUrl',
  ],
  nameField: 'title',
  publicPath: '/master-maroc',
  isWide: true,
  sorts: [
    { key: '-publishedAt', label: 'Newest first' },
    { key: 'publishedAt', label: 'Oldest first' },
    { key: 'title', label: 'Title' },
    { key: '-viewCount', label: 'Most viewed' },
    { key: '-updatedAt', label: 'Last changed' },
  ],
  filters: articleFilters,
  bulk: ['publish', 'unpublish', 'delete'],
  fields: {
    title: field.line({ label: 'Title', isFrench: true, max: 300, goal: 60 }),
    slug: field.slug({}),
    excerpt: field.requiredText({ label: 'Excerpt', isFrench: true, max: 1000 }),
    content: field.markdown({ label: 'Content', isFrench: true, max: LONGEST_MARKDOWN }),
    metaDescription: {
      ...field.line({
        label: 'Meta Description',
        isAside: true,
        isFrench: true,
        max: 500,
        goal: 160,
      }),
      input: 'meta',
    },
    author: field.line({
      label: 'Author',
      isAside: true,
      isNarrow: true,
      isOwnName: true,
      max: 200,
    }),
    readingTime: field.number({
      label: 'Reading Time (minutes)',
      isAside: true,
      min: 1,
      max: 60,
      fallback: '5',
    }),
    imageUrl: field.of(
      { input: 'image' },
      { label: 'Image URL', isAside: true },
      orNone(imageUrl),
      z.string().nullable(),
    ),
    categoryId: field.knownRow('categories', {
      label: 'Category',
      isAside: true,
      noneLabel: 'No category',
    }),
    cityId: field.knownRow('cities', { label: 'City', isAside: true, noneLabel: 'No city' }),
    universityId: field.knownRow('universities', {
      label: 'University',
      isAside: true,
      noneLabel: 'No university',
    }),
    featured: field.flag({ label: 'Featured', isAside: true }),
    publishedAt: field.publication({ isAside: true }),
  },
  kept: { viewCount: count, likeCount: count },
  joined: {
    categoryName: { path: 'category.name', answer: field.known },
    categorySlug: { path: 'category.slug', answer: field.known },
    categoryColor: { path: 'category.color', answer: field.known },
    ...cityNames('city'),
  },
});

/** What is being written, whole or not, to be shown as it would be rendered. */
export const previewSchema = z.strictObject({ content: longText(LONGEST_MARKDOWN) });
