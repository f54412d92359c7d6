import type { FormValues } from './form-values';
import type { ResourceName } from './resource';

/** What was typed and not saved, and which version of the row it was typed over. */
export type Draft = { values: FormValues; savedAt: number; basedOn?: string };

type Typed = Pick<Draft, 'values'>;

/** What of localStorage is used here. */
type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Drafts lie in this browser alone, one for each row and one for the row that is new. */
export function draftStorage(resource: ResourceName, id = 'new', shelf: Shelf = localStorage) {
  const key = `guide.draft.${resource}.${id}`;
  return {
    read: () => quietly(() => parsed(shelf.getItem(key))),
    write: (draft: Draft) => quietly(() => shelf.setItem(key, JSON.stringify(draft))),
    remove: () => quietly(() => shelf.removeItem(key)),
  };
}

/** The draft's texts for the fields that the form has; whatever else was kept is left out. */
export function valuesOf(draft: Typed, current: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(current).map(([name, value]) => {
      const kept = draft.values[name];
      return [name, typeof kept === typeof value ? (kept as string | boolean) : value];
    }),
  );
}

export function isSameAs(draft: Typed, current: FormValues): boolean {
  return Object.entries(valuesOf(draft, current)).every(([name, value]) => current[name] === value);
}

/** Full, forbidden or broken storage must not keep anybody from working. */
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
