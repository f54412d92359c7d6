import { callApi } from '@/components/admin/api/call-api';
import type { FormValue, FormValues } from '@/lib/entities/form-values';
import type { ResourceName } from '@/lib/entities/resource';

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

/** Where the draft of one form is kept; each row has one, and so has the row that is new. */
export type DraftPlace = {
  /** So long after it was typed. */
  pauseMs: number;
  read: () => Promise<Draft | undefined>;
  write: (draft: Draft) => void;
  remove: () => void;
};

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** For a crash, a network that is away and a session that has ended. */
export function browserPlace(
  resource: ResourceName,
  id = 'new',
  shelf: Shelf = localStorage,
): DraftPlace {
  const key = `guide.draft.${resource}.${id}`;
  return {
    pauseMs: 400,
    read: async () => quietly(() => parsed(shelf.getItem(key))),
    write: (draft) => quietly(() => shelf.setItem(key, JSON.stringify(draft))),
    remove: () => quietly(() => shelf.removeItem(key)),
  };
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

type Kept = { draft: { values: FormValues; basedOn: string | null; savedAt: string } | null };

/** For another device of the same person. A call that fails keeps nobody from working. */
export function serverPlace(resource: ResourceName, id?: string, call = callApi): DraftPlace {
  const path = `/api/admin/${resource}/${id ? `${id}/` : ''}draft`;
  const send = (method: 'PUT' | 'DELETE', body?: object) => {
    const keepalive = !body || isSmall(body);
    inTurn(path, () => call(path, { method, body, keepalive })).catch(() => undefined);
  };
  return {
    pauseMs: 2000,
    read: () =>
      inTurn(path, async () => {
        const { draft } = await call<Kept>(path);
        if (!draft) return undefined;
        const { values, basedOn, savedAt } = draft;
        return { values, savedAt: Date.parse(savedAt), basedOn: basedOn ?? undefined };
      }),
    write: ({ values, basedOn }) => send('PUT', { values, basedOn }),
    remove: () => send('DELETE'),
  };
}

/** Of all calls that go on when their page is gone, browsers send 64 KiB at once and no more. */
const LARGEST_LATE_CALL = 60_000;

const isSmall = (body: object) =>
  new TextEncoder().encode(JSON.stringify(body)).length < LARGEST_LATE_CALL;

/** The last call about each draft, so that a form that is opened again reads after it. */
const underWay = new Map<string, Promise<unknown>>();

function inTurn<T>(path: string, work: () => Promise<T>): Promise<T> {
  const result = (underWay.get(path) ?? Promise.resolve()).then(work);
  const settled = result.catch(() => undefined);
  underWay.set(path, settled);
  void settled.then(() => underWay.get(path) === settled && underWay.delete(path));
  return result;
}
