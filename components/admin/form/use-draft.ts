import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type Draft, draftStorage, isSameAs, valuesOf } from '@/lib/resources/draft-storage';
import type { EditedItem, FormValues } from '@/lib/resources/form-values';
import type { Resource } from '@/lib/resources/resource';
import { serverDraft } from './server-draft';
import type { ResourceFormState } from './use-resource-form';

type Options = {
  resource: Resource;
  item?: EditedItem;
  form: ResourceFormState;
  initial: FormValues;
};

export type FoundDraft = Draft & { isElsewhere?: true };

const PAUSE = 400;
const SERVER_PAUSE = 2000;

export function useDraft({ resource, item, form, initial }: Options) {
  const storage = useMemo(() => draftStorage(resource.name, item?.id), [resource, item]);
  const server = useMemo(() => serverDraft(resource.name, item?.id), [resource, item]);
  const [found, setFound] = useState<FoundDraft | undefined>(() => {
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
    let serverTimer: ReturnType<typeof setTimeout> | undefined;
    const current = () => ({
      values: getValues(),
      savedAt: Date.now(),
      basedOn: basedOn.current,
    });
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      const draft = current();
      if (isOver.current) return;
      if (!isSameAs(draft, initial)) storage.write(draft);
      else if (!isOffered.current) storage.remove();
    };
    const keepOnServer = () => {
      clearTimeout(serverTimer);
      serverTimer = undefined;
      const draft = current();
      if (isOver.current) return;
      if (!isSameAs(draft, initial)) server.write(draft);
      else if (!isOffered.current) server.remove();
    };
    const flush = () => {
      if (timer) keep();
      if (serverTimer) keepOnServer();
    };
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        timer ??= setTimeout(keep, PAUSE);
        serverTimer ??= setTimeout(keepOnServer, SERVER_PAUSE);
      },
    });
    addEventListener('pagehide', flush);
    return () => {
      stop();
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [subscribe, getValues, storage, server, initial]);

  const offer = useEffectEvent((draft: Draft | undefined) => {
    if (!draft || isOver.current || isSameAs(draft, initial)) return;
    const isTyping = !isSameAs({ values: getValues() }, initial);
    if (isTyping || (found && found.savedAt >= draft.savedAt) || (found && isSame(found, draft))) {
      return;
    }
    isOffered.current = true;
    setFound({ ...draft, isElsewhere: true });
  });
  useEffect(() => {
    let isGone = false;
    void server.read().then((draft) => isGone || offer(draft));
    return () => {
      isGone = true;
    };
  }, [server]);

  const removeBoth = () => {
    storage.remove();
    server.remove();
  };
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
      removeBoth();
      setFound(undefined);
    },
    forget: () => {
      isOver.current = true;
      removeBoth();
    },
  };
}

const isSame = (one: Draft, other: Draft) =>
  JSON.stringify(one.values) === JSON.stringify(other.values);
