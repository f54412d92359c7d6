/**
 * Every resource: its name, which is also that of its table and of its addresses in the API, and what
 * one row of it is called, in Prisma, in the history of slugs, in the audit log and in search.
 */
export const KINDS = {
  articles: 'article',
  universities: 'university',
  categories: 'category',
  cities: 'city',
} as const;

export type ResourceName = keyof typeof KINDS;
export type ResourceKind = (typeof KINDS)[ResourceName];

export type InputKind =
  | 'line'
  | 'slug'
  | 'text'
  | 'meta'
  | 'markdown'
  | 'number'
  | 'color'
  | 'url'
  | 'image'
  | 'select'
  | 'switch'
  | 'publication';

export type Field = {
  name: string;
  label: string;
  input: InputKind;
  required?: true;
  /** Written in French, as the site's readers see it. */
  isFrench?: true;
  /** Half a row is enough for it. */
  isNarrow?: true;
  /** Whose rows a select offers, and how it says that none is chosen. */
  options?: ResourceName;
  noneLabel?: string;
  min?: number;
  max?: number;
  /** How many characters search engines show. */
  goal?: number;
  /** What an empty form starts with, and what a number becomes when it is none. */
  fallback?: string;
  hint?: string;
};

/** Plain data, for the browser too: what the store, the lists, the forms and the API know of it. */
export type Resource = {
  name: ResourceName;
  /** As it starts a toast: "Article created successfully". */
  entity: 'Article' | 'University' | 'Category' | 'City';
  /** As it stands inside a sentence: "Failed to create article". */
  noun: string;
  /** How the navigation of the back-office calls it, and what it says it is for. */
  section: { label: string; text: string };
  title: string;
  subtitle: string;
  createButton: string;
  createTitle: string;
  editTitle: string;
  saveButton: string;
  emptyText: string;
  /** What the documentation of the API says of its public list. */
  listSummary: string;
  /** What a list shows of a row: `fields=card` asks for no more than this. */
  card: readonly string[];
  /** The field that names a row, from which a slug is made. */
  nameField: 'title' | 'name';
  /** Where the public page of a slug lives. */
  publicPath: string;
  /** Slugs that texts of the site's own depend on. */
  keptSlugs?: readonly string[];
  sorts: readonly { key: string; label: string }[];
  fields: readonly Field[];
};
