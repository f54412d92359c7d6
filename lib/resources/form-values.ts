import type { Field, Resource } from './resource';

export type FormValues = Record<string, string | boolean>;
export type EditedItem = { id: string; slug: string; updatedAt: string } & Record<string, unknown>;

/** A select says this for "none", where the payload says null. */
export const NONE = 'none';
/** The publication field says this for the moment of saving. */
export const NOW = 'now';

export function formValues({ fields }: Resource, item?: EditedItem): FormValues {
  return Object.fromEntries(fields.map((field) => [field.name, formValue(field, item)]));
}

function formValue({ name, input, fallback = '' }: Field, item?: EditedItem): string | boolean {
  const value = item ? item[name] : fallback;
  if (input === 'switch') return value === true;
  if (input === 'select') return value ? String(value) : NONE;
  return value === null || value === undefined ? '' : String(value);
}

export function payloadOf({ fields }: Resource, values: FormValues): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field.name, payloadValue(field, values)]));
}

function payloadValue({ name, input, fallback }: Field, values: FormValues): unknown {
  const value = values[name];
  if (typeof value !== 'string') return value;
  switch (input) {
    case 'number':
      return wholeNumber(value) ?? Number(fallback);
    case 'select':
      return value === NONE || value === '' ? null : value;
    case 'url':
    case 'image':
      return value.trim() || null;
    case 'publication':
      return value === NOW ? new Date().toISOString() : value || null;
    default:
      return value;
  }
}

function wholeNumber(text: string): number | undefined {
  const number = Number.parseInt(text, 10);
  return Number.isNaN(number) ? undefined : number;
}
