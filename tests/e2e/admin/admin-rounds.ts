import type { Locator } from '@playwright/test';
import { expect } from '../kit/test';

export type Round = {
  resource: 'articles' | 'universities' | 'categories';
  entity: string;
  createButton: string;
  createTitle: string;
  saveButton: string;
  emptyText: string;
  nameLabel: 'Title' | 'Name';
  /** Types what a form asks for beside name and slug. */
  fill: (dialog: Locator) => Promise<void>;
  /** The payload of that, beside name and slug. */
  payload: Record<string, unknown>;
  /** What the card then says. */
  shows: (slug: string) => string[];
  /** The field that the round changes. */
  edited: string;
};

/** Between them they have every kind of input that a card follows; cities are made in keyboard. */
export const rounds: Round[] = [
  {
    resource: 'articles',
    entity: 'Article',
    createButton: 'Create Article',
    createTitle: 'Create New Article',
    saveButton: 'Save Article',
    emptyText: 'No articles found',
    nameLabel: 'Title',
    async fill(dialog) {
      await dialog.getByLabel('Excerpt', { exact: true }).fill('Un extrait.');
      await dialog.getByLabel('Content', { exact: true }).fill('## Un titre\n\nUn texte.');
      await dialog.getByLabel('Meta Description', { exact: true }).fill('Une description.');
      await dialog.getByLabel('Author', { exact: true }).fill('Salma Idrissi');
      await dialog.getByLabel('Reading Time (minutes)', { exact: true }).fill('12');
      await dialog.getByLabel('Image URL', { exact: true }).fill('https://example.org/a.jpg');
      await dialog.getByRole('switch', { name: 'Featured' }).click();
    },
    payload: {
      excerpt: 'Un extrait.',
      content: '## Un titre\n\nUn texte.',
      metaDescription: 'Une description.',
      author: 'Salma Idrissi',
      readingTime: 12,
      imageUrl: 'https://example.org/a.jpg',
      featured: true,
      categoryId: null,
      cityId: null,
      universityId: null,
      publishedAt: null,
    },
    shows: () => ['Un extrait.', 'Salma Idrissi', '0 views', '0 likes', 'Draft', 'Featured'],
    edited: 'Excerpt',
  },
  {
    resource: 'universities',
    entity: 'University',
    createButton: 'Add University',
    createTitle: 'Add University',
    saveButton: 'Save University',
    emptyText: 'No universities found',
    nameLabel: 'Name',
    async fill(dialog) {
      await dialog.getByLabel('Description', { exact: true }).fill('Une description.');
      await dialog.getByLabel('Website URL', { exact: true }).fill('https://www.example.org/');
      await dialog.getByLabel('Program Count', { exact: true }).fill('17');
      const city = dialog.getByLabel('City', { exact: true });
      await expect(city.locator('option').first()).toHaveText('No city');
      // Public ones come first in the list of readers.
      await dialog.getByLabel('Status', { exact: true }).selectOption('publique');
    },
    payload: {
      description: 'Une description.',
      reasons: null,
      cityId: null,
      websiteUrl: 'https://www.example.org/',
      programCount: 17,
      status: 'publique',
      recognisedYear: null,
      recognitionSource: null,
      recognitionToVerify: false,
    },
    shows: () => ['Une description.', 'Unknown City', '17 programs', 'www.example.org'],
    edited: 'Description',
  },
  {
    resource: 'categories',
    entity: 'Category',
    createButton: 'Add Category',
    createTitle: 'Add Category',
    saveButton: 'Save Category',
    emptyText: 'No categories found',
    nameLabel: 'Name',
    async fill(dialog) {
      await dialog.getByLabel('Description', { exact: true }).fill('Une description.');
      const text = dialog.getByLabel('Color', { exact: true });
      await expect(text).toHaveValue('#059669');
      await dialog.getByLabel('Color picker').fill('#aa3377');
      await expect(text).toHaveValue('#aa3377');
    },
    payload: { description: 'Une description.', color: '#aa3377' },
    shows: (slug) => ['Une description.', `Slug: ${slug}`],
    edited: 'Description',
  },
];
