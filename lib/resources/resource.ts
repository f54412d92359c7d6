/** Plain data: one descriptor serves the store, the list screen and the form dialog. */
export type ResourceName = 'articles' | 'universities' | 'categories' | 'cities';

export type Field = {
  name: string;
  label: string;
  input: 'line' | 'text' | 'markdown' | 'number' | 'color' | 'image' | 'select' | 'switch' | 'date';
  required?: boolean;
  /** Whose rows a select offers, and how it says that none is chosen. */
  options?: ResourceName;
  noneLabel?: string;
  min?: number;
  max?: number;
  hint?: string;
};

export type Resource = {
  name: ResourceName;
  /** As it starts a toast: "Article created successfully". */
  entity: string;
  /** As it stands inside a sentence: "Failed to create article". */
  noun: string;
  title: string;
  subtitle: string;
  createButton: string;
  createTitle: string;
  editTitle: string;
  saveButton: string;
  emptyText: string;
  /** The field that names a row, from which a slug is made. */
  nameField: 'title' | 'name';
  /** Where the public page of a slug lives. */
  publicPath: string;
  sorts: readonly { key: string; label: string }[];
  fields: readonly Field[];
};
