import type { FormValue, FormValues } from '@/lib/entities/form-values';
import type { ResourceName } from '@/lib/entities/resource';

export type Draft = { values: FormValues; savedAt: number; basedOn?: string };

type Typed = Pick<Draft, 'values'>;

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Drafts stay in this browser; each row has one, and so has the row that is new. */
export function draftStorage(resource: ResourceName, id = 'new', shelf: Shelf = localStorage) {
  const key = `guide.draft.${resource}.${id}`;
  return {
    read: () => quietly(() => parsed(shelf.getItem(key))),
    write: (draft: Draft) => quietly(() => shelf.setItem(key, JSON.stringify(draft))),
    remove: () => quietly(() => shelf.removeItem(key)),
  };
}

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

/** As text with the keys in one order, because the database gives them back in one of its own. */
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

/** Storage that is full, forbidden or broken must not keep anybody from working. */
function quietly<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function parsed(text: string | null): Draft | undefined {
  const draft = text ? (JSON.parse(text) as Partial<Draft>) : undefined;
  const isDraft = typeof draft?.values === 'object' && typeof draft.savedAt === 'number';
  return isDraft ? (draft as Draft) : undefined;
}
