import { useEffect, useMemo, useRef, useState } from 'react';
import { draftStorage, isSameAs, valuesOf } from '@/lib/resources/draft-storage';
import type { EditedItem, FormValues } from '@/lib/resources/form-values';
import type { Resource } from '@/lib/resources/resource';
import type { ResourceFormState } from './use-resource-form';

type Options = {
  resource: Resource;
  item?: EditedItem;
  form: ResourceFormState;
  initial: FormValues;
};

const PAUSE = 400;

export function useDraft({ resource, item, form, initial }: Options) {
  const storage = useMemo(() => draftStorage(resource.name, item?.id), [resource, item]);
  const [found, setFound] = useState(() => {
    const draft = storage.read();
    return draft && !isSameAs(draft, initial) ? draft : undefined;
  });
  // The server refuses a restored draft if the version it was typed over has changed since.
  const basedOn = useRef(item?.updatedAt);
  // A form without changes must not remove the draft that is being offered.
  const isOffered = useRef(found !== undefined);
  const isOver = useRef(false);
  const { subscribe, getValues } = form;

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      const draft = { values: getValues(), savedAt: Date.now(), basedOn: basedOn.current };
      if (isOver.current) return;
      if (!isSameAs(draft, initial)) storage.write(draft);
      else if (!isOffered.current) storage.remove();
    };
    const flush = () => timer && keep();
    const stop = subscribe({
      formState: { values: true },
      callback: () => (timer ??= setTimeout(keep, PAUSE)),
    });
    addEventListener('pagehide', flush);
    return () => {
      stop();
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [subscribe, getValues, storage, initial]);

  return {
    found,
    basedOn: () => basedOn.current,
    restore: () => {
      if (!found) return;
      basedOn.current = found.basedOn;
      isOffered.current = false;
      form.reset(valuesOf(found, initial), { keepDefaultValues: true });
      setFound(undefined);
    },
    dismiss: () => {
      isOffered.current = false;
      storage.remove();
      setFound(undefined);
    },
    forget: () => {
      isOver.current = true;
      storage.remove();
    },
  };
}
