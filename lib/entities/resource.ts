import type { ChoiceName } from './choices';

/** Each key is also the name of a table and of an address in the API. */
export const KINDS = {
  articles: 'article',
  universities: 'university',
  categories: 'category',
  cities: 'city',
  establishments: 'establishment',
  programmes: 'programme',
  calls: 'call',
  sources: 'source',
  rules: 'rule',
} as const;

export type ResourceName = keyof typeof KINDS;

/** The search knows nothing of these. */
const NOT_SEARCHED: readonly ResourceName[] = ['calls', 'sources', 'rules'];
export const isSearched = (name: ResourceName) => !NOT_SEARCHED.includes(name);

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
  /** Of this site. */
  | 'path'
  /** Several, one on each line. */
  | 'urls'
  | 'image'
  | 'select'
  | 'switch'
  | 'publication'
  | 'choice'
  | 'choices'
  /** A row, and several rows, of the resource in `options`, found by typing. */
  | 'reference'
  | 'links'
  | 'date'
  /** As precise as it is known: a year, a month or a day. */
  | 'partial-date'
  | 'sources'
  | 'notice'
  /** What each source says; a form leaves it as it is. */
  | 'facts';

export type Field = {
  name: string;
  label: string;
  input: InputKind;
  required?: true;
  /** Its text is French, as the site's readers see it. */
  isFrench?: true;
  /** Half a row is enough for it. */
  isNarrow?: true;
  /** The resource whose rows a select or links offer; `noneLabel` says that none is chosen. */
  options?: ResourceName;
  noneLabel?: string;
  /** What a choice, or several choices, are taken from. */
  choices?: ChoiceName;
  /** What is asked of each source, and of a notice. */
  columns?: readonly Field[];
  /** How the rows that links name are kept: the relation in the model, and its column. */
  link?: { relation: string; key: string };
  /** No column of the row: rows of the table of facts say it. */
  isEvidence?: true;
  /** It has a source in the world, so that it can be told who says it: what readers call it. */
  factName?: string;
  /** A row that is chosen here cannot be deleted before. */
  isGuarding?: true;
  /** The field whose row begins the slug, as in encg-settat-2026-2027. */
  prefixedBy?: string;
  /** What is left empty is unknown, which is null. */
  isNullable?: true;
  /** Stands beside the text rather than below it, where there is room. */
  isAside?: true;
  /** Pictures may be put into it. */
  hasPictures?: true;
  /** In a row that is new, it starts with the name of who makes it. */
  isOwnName?: true;
  /** The heading that it stands under in a long form. */
  group?: string;
  min?: number;
  /** The largest number, the longest text, or the most rows. */
  max?: number;
  /** How many characters search engines show. */
  goal?: number;
  /** What an empty form starts with, and what a number becomes when it is none. */
  fallback?: string;
  hint?: string;
};

/** Chosen above a list; `name` is the parameter of the API that takes one of the values. */
export type Filter = {
  name: string;
  label: string;
  choices: readonly { value: string; label: string }[];
  /** Its choices are what the rows have, which the server tells; each is of this form. */
  isOpen?: 'slug' | 'line' | 'month';
  /** Shown as tabs above the list, and nowhere else. */
  isTabs?: true;
};

/** What can be done to many rows at once. */
export const BULK_ACTIONS = [
  'publish',
  'unpublish',
  'verify',
  'delete',
  /** Of rows in the trash: back to their list, or gone for good. */
  'restore',
  'purge',
] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** Plain data, because the browser needs it too. */
export type Resource = {
  name: ResourceName;
  /** As the model and the API's document name a row. */
  entity: Capitalize<ResourceKind>;
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
  nameField: 'title' | 'name' | 'academicYear' | 'publisher';
  publicPath: string;
  /** Its rows and its form take the whole width. */
  isWide?: true;
  /** Its pages stand under those of a row of this resource, which the column names. */
  isUnder?: { name: 'universities'; column: 'university_id'; field: 'universityId' };
  /** Visitors have no page for each row of it; its slugs name rows all the same. */
  isWithoutPages?: true;
  /** Texts of the site depend on these slugs. */
  keptSlugs?: readonly string[];
  sorts: readonly { key: string; label: string }[];
  filters?: readonly Filter[];
  bulk?: readonly BulkAction[];
  fields: readonly Field[];
};

/** Starts a toast: "Article created successfully". */
export function startingNoun({ noun }: Pick<Resource, 'noun'>): string {
  return noun.charAt(0).toUpperCase() + noun.slice(1);
}

/** As its table calls a field, and files that staff take away. */
export function columnName(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
