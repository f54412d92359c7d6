import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { EditedItem, FormValues } from '@/lib/entities/form-values';
import type { Resource } from '@/lib/entities/resource';
import {
  type Draft,
  type DraftPlace,
  browserPlace,
  isSameAs,
  serverPlace,
  valuesOf,
} from './draft';
import type { EditForm } from './use-edit-form';

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

export type DraftKeeper = ReturnType<typeof keepDraft>;

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
