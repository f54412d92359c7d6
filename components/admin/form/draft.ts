import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { callApi } from '@/components/admin/api/call-api';
import type { EditedItem, FormValue, FormValues } from '@/lib/entities/form-values';
import type { Resource, ResourceName } from '@/lib/entities/resource';
import type { EditForm } from './edit-form';

/** What was typed into a form and not saved. */
export type Draft = { values: FormValues; savedAt: number; basedOn?: string };

type Typed = Pick<Draft, 'values'>;

/** Leaves out whatever the draft has that the form has not. */
export function valuesOf(draft: Typed, current: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(current).map(([name, value]) => {
      const kept = draft.values[name];
      const isOfItsKind =
        typeof kept === typeof value && Array.isArray(kept) === Array.isArray(value);
      return [name, kept !== undefined && isOfItsKind ? kept : value];
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
export function quietly<T>(work: () => T): T | undefined {
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

type Answer = { draft: { values: FormValues; basedOn: string | null; savedAt: string } | null };

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
        const { draft } = await call<Answer>(path);
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

type Options = {
  places: readonly DraftPlace[];
  /** Whether it was just saved, and the places are empty. */
  isAfterSave: boolean;
  /** What the form says when nothing is typed. */
  initial: FormValues;
  current: () => Draft;
  /** A draft to offer; it is newer than the one before. */
  onFound: (draft: Draft, place: DraftPlace) => void;
};

type Kept = {
  place: DraftPlace;
  /** Unknown before it was read. */
  isThere?: boolean;
  reading?: Promise<void>;
  timer?: ReturnType<typeof setTimeout>;
};

type DraftKeeper = ReturnType<typeof keepDraft>;

/**
 * Keeps what is typed in each of the places, and offers what it finds there. A draft that nobody has
 * seen or decided on is never written over; the other place then keeps what is typed.
 */
export function keepDraft({ places, isAfterSave, initial, current, onFound }: Options) {
  const all = places.map((place): Kept =>
    isAfterSave ? { place, isThere: false, reading: Promise.resolve() } : { place },
  );
  let isOver = false;
  let newest: Draft | undefined;
  let undecided: Kept | undefined;

  /** Asks again only after it failed. */
  const look = (one: Kept) =>
    (one.reading ??= one.place.read().then(
      (draft) => {
        one.isThere = draft !== undefined;
        if (draft && !isOver) offer(draft, one);
      },
      () => {
        one.reading = undefined;
      },
    ));
  const offer = (draft: Draft, one: Kept) => {
    if (isSameAs(draft, initial) || isSameAs(draft, current().values)) return;
    if (newest && (newest.savedAt >= draft.savedAt || isSameAs(newest, draft.values))) return;
    newest = draft;
    undecided = one;
    onFound(draft, one.place);
  };
  const keep = async (one: Kept) => {
    clearTimeout(one.timer);
    one.timer = undefined;
    if (one.isThere === undefined) await look(one);
    if (isOver || one === undecided || one.isThere === undefined) return;
    const draft = current();
    if (!isSameAs(draft, initial)) {
      one.isThere = true;
      one.place.write(draft);
    } else if (!undecided) remove(one);
  };
  const remove = (one: Kept) => {
    if (one.isThere === false) return;
    one.isThere = false;
    one.place.remove();
  };
  const keepSoon = () => {
    for (const one of all) one.timer ??= setTimeout(() => void keep(one), one.place.pauseMs);
  };
  const flush = () => {
    for (const one of all) if (one.timer) void keep(one);
  };

  if (isAfterSave) keepSoon();
  else for (const one of all) void look(one);
  return {
    keepSoon,
    flush,
    /** The form is gone. */
    end: () => {
      flush();
      isOver = true;
    },
    /** What was offered is in the form now. */
    restored: () => {
      undecided = undefined;
    },
    discard: () => {
      undecided = undefined;
      for (const one of all) {
        // One that is newer may be offered as soon as its place has answered.
        void look(one).then(() => undecided ?? remove(one));
      }
      keepSoon();
    },
    /** It was saved, or is dropped. */
    forget: () => {
      isOver = true;
      for (const one of all) void look(one).then(() => remove(one));
    },
  };
}

type DraftOptions = {
  resource: Resource;
  item?: EditedItem;
  form: EditForm;
  initial: FormValues;
  /** A form that somebody else filled in has no draft, and leaves one's own where it is. */
  isKept: boolean;
};

type FoundDraft = Draft & { isElsewhere: boolean };

export function useDraft({ resource, item, form, initial, isKept }: DraftOptions) {
  const id = item?.id;
  const [found, setFound] = useState<FoundDraft>();
  // The server refuses a restored draft if the version it was typed over has changed since.
  const basedOn = useRef(item?.updatedAt);
  const keeper = useRef<DraftKeeper>(undefined);
  const isSaved = useRef(false);
  const { subscribe, getValues } = form;
  const updatedAt = useEffectEvent(() => item?.updatedAt);

  useEffect(() => {
    if (!isKept) return;
    // A save that leaves the form open ends the draft; what is typed since begins another.
    const isAfterSave = isSaved.current;
    if (isAfterSave) basedOn.current = updatedAt();
    isSaved.current = false;
    const server = serverPlace(resource.name, id);
    const kept = keepDraft({
      places: [browserPlace(resource.name, id), server],
      isAfterSave,
      initial,
      current: () => ({ values: getValues(), savedAt: Date.now(), basedOn: basedOn.current }),
      onFound: (draft, place) => setFound({ ...draft, isElsewhere: place === server }),
    });
    keeper.current = kept;
    const stop = subscribe({ formState: { values: true }, callback: kept.keepSoon });
    addEventListener('pagehide', kept.flush);
    return () => {
      stop();
      removeEventListener('pagehide', kept.flush);
      kept.end();
    };
  }, [isKept, subscribe, getValues, resource, id, initial]);

  return {
    found,
    basedOn: () => basedOn.current,
    restore: () => {
      if (!found) return;
      basedOn.current = found.basedOn;
      keeper.current?.restored();
      form.reset(valuesOf(found, initial), { keepDefaultValues: true });
      setFound(undefined);
    },
    dismiss: () => {
      keeper.current?.discard();
      setFound(undefined);
    },
    forget: () => {
      isSaved.current = true;
      keeper.current?.forget();
      setFound(undefined);
    },
  };
}
