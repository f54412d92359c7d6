import type { FormValue, FormValues } from '@/lib/entities/form-values';

/** What was typed into a form and not saved. */
export type Draft = { values: FormValues; savedAt: number; basedOn?: string };

type Typed = Pick<Draft, 'values'>;

/** Leaves out whatever the draft has that the form has not. */
export function valuesOf(draft: Typed, current: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(current).map(([name, value]) => {
      const kept = draft.values[name];
      return [name, isOfTheKindOf(value, kept) ? kept : value];
    }),
  );
}

export function isSameAs(draft: Typed, current: FormValues): boolean {
  return Object.entries(valuesOf(draft, current)).every(
    ([name, value]) => sortedJson(current[name]) === sortedJson(value),
  );
}

/** The order of keys does not count: jsonb, where the server keeps drafts, has its own. */
function sortedJson(value: FormValue | undefined): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : part,
  );
}

function isOfTheKindOf(value: FormValue, kept: FormValue | undefined): kept is FormValue {
  return typeof kept === typeof value && Array.isArray(kept) === Array.isArray(value);
}
