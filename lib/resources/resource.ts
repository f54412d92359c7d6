/** Each key is also the name of a table and of an address in the API. */
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
  /** Its text is French, as the site's readers see it. */
  isFrench?: true;
  /** Half a row is enough for it. */
  isNarrow?: true;
  /** The resource whose rows a select offers; `noneLabel` says that none is chosen. */
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

/** Plain data, because the browser needs it too. */
export type Resource = {
  name: ResourceName;
  /** Starts a toast: "Article created successfully". */
  entity: 'Article' | 'University' | 'Category' | 'City';
  /** Stands inside a sentence: "Failed to create article". */
  noun: string;
  section: { label: string; text: string };
  title: string;
  subtitle: string;
  createButton: string;
  createTitle: string;
  editTitle: string;
  saveButton: string;
  emptyText: string;
  listSummary: string;
  /** `fields=card` asks for no more than this. */
  card: readonly string[];
  nameField: 'title' | 'name';
  publicPath: string;
  /** Texts of the site depend on these slugs. */
  keptSlugs?: readonly string[];
  sorts: readonly { key: string; label: string }[];
  fields: readonly Field[];
};
