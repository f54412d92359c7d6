import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { EditedItem, FormValues } from '@/lib/entities/form-values';
import type { Resource } from '@/lib/entities/resource';
import { type Draft, browserPlace, serverPlace, valuesOf } from './draft';
import { type DraftKeeper, keepDraft } from './keep-draft';
import type { EditForm } from './use-edit-form';

type Options = {
  resource: Resource;
  item?: EditedItem;
  form: EditForm;
  initial: FormValues;
  /** A form that somebody else filled in has no draft, and leaves one's own where it is. */
  isKept: boolean;
};

type FoundDraft = Draft & { isElsewhere: boolean };

export function useDraft({ resource, item, form, initial, isKept }: Options) {
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
