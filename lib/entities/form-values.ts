import type { Fact } from './evidence';
import type { Field, Resource } from './resource';

/** A thing with columns, such as a source, as texts. */
export type RowValues = Record<string, string>;
export type FormValue = string | boolean | string[] | RowValues | RowValues[] | FormFact[];
/** Without a value of its own, it says what its field says. */
export type FormFact = Partial<Omit<Fact, 'value' | 'source'>> & {
  field: string;
  source: Record<string, unknown>;
  value?: FormValue;
};
export type FormValues = Record<string, FormValue>;
export type EditedItem = { id: string; slug: string; updatedAt: string } & Record<string, unknown>;

/** A select says this for "none", where the payload says null. */
export const NONE = 'none';
/** The publication field says this for the moment of saving. */
export const NOW = 'now';

export function formValues(
  { fields }: Pick<Resource, 'fields'>,
  item?: Record<string, unknown>,
): FormValues {
  return Object.fromEntries(
    fields.map((field) => [
      field.name,
      field.input === 'facts' ? formFacts(fields, item) : formValue(field, item),
    ]),
  );
}

function formFacts(fields: readonly Field[], item: Record<string, unknown> = {}): FormFact[] {
  const facts = (item.facts ?? []) as Fact[];
  return facts.map(({ value, ...fact }) => {
    const field = fieldNamed(fields, fact.field);
    return { ...fact, value: field && formValue(field, { [fact.field]: value }) };
  });
}

const fieldNamed = (fields: readonly Field[], name: string) =>
  fields.find((field) => field.name === name);

/** What a row that was just added starts with. */
export function emptyRow(field: Field): RowValues {
  return rowValues(field.columns ?? []);
}

export function formValue(field: Field, item?: Record<string, unknown>): FormValue {
  const { name, input, columns = [], fallback = '' } = field;
  const value = item ? item[name] : fallback;
  const list: unknown[] = Array.isArray(value) ? value : [];
  switch (input) {
    case 'switch':
      return value === true;
    case 'choices':
    case 'links':
      return list.map(String);
    case 'urls':
      return list.join('\n');
    case 'notice':
      return rowValues(columns, value ? (value as Record<string, unknown>) : undefined);
    case 'sources':
      return list.map((row) => rowValues(columns, row as Record<string, unknown>));
    case 'select':
    case 'choice':
      return value ? String(value) : NONE;
    case 'date':
      return text(value).slice(0, '2026-01-31'.length);
    default:
      return text(value);
  }
}

function rowValues(columns: readonly Field[], row?: Record<string, unknown>): RowValues {
  return Object.fromEntries(columns.map((column) => [column.name, text(formValue(column, row))]));
}

function text(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}

export function payloadOf(
  { fields }: Pick<Resource, 'fields'>,
  values: FormValues,
): Record<string, unknown> {
  return Object.fromEntries(
    fields.map((field) => [
      field.name,
      field.input === 'facts'
        ? payloadFacts(fields, values)
        : payloadValue(field, values[field.name]),
    ]),
  );
}

function payloadFacts(fields: readonly Field[], values: FormValues) {
  const facts = (values.facts ?? []) as FormFact[];
  return facts.map((fact) => {
    const field = fieldNamed(fields, fact.field);
    const value = field && payloadValue(field, fact.value ?? values[fact.field]);
    return { ...fact, value: typeof value === 'string' ? value.trim() : value };
  });
}

export function payloadValue(field: Field, value: FormValue | undefined): unknown {
  const { input, columns = [], fallback, isNullable } = field;
  const parts = (row: RowValues) => payloadOf({ fields: columns }, row);
  if (Array.isArray(value)) {
    return value.map((one) => (typeof one === 'string' ? one : parts(one as RowValues)));
  }
  if (typeof value === 'object') return parts(value);
  if (typeof value !== 'string') return value;
  switch (input) {
    case 'number':
      return fallback === undefined ? knownNumber(value) : (wholeNumber(value) ?? Number(fallback));
    case 'select':
    case 'choice':
      return value === NONE || value === '' ? null : value;
    case 'urls':
      return value.split('\n').flatMap((line) => line.trim() || []);
    case 'url':
    case 'image':
    case 'reference':
    case 'date':
    case 'partial-date':
      return value.trim() || null;
    case 'publication':
      return value === NOW ? new Date().toISOString() : value || null;
    default:
      return isNullable ? value.trim() || null : value;
  }
}

/** Without a number to fall back to, what is no number must reach the schema, which refuses it. */
function knownNumber(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}

function wholeNumber(text: string): number | undefined {
  const number = Number.parseInt(text, 10);
  return Number.isNaN(number) ? undefined : number;
}
