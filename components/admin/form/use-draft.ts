import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type Draft, draftStorage, isSameAs, valuesOf } from './draft-storage';
import type { EditedItem, FormValues } from '@/lib/entities/form-values';
import type { Resource } from '@/lib/entities/resource';
import { serverDraft } from './server-draft';
import type { EditForm } from './use-edit-form';

type Options = {
  resource: Resource;
  item?: EditedItem;
  form: EditForm;
  initial: FormValues;
  /** A form that somebody else filled in has no draft, and leaves one's own where it is. */
  isKept: boolean;
};

export type FoundDraft = Draft & { isElsewhere?: true };

const PAUSE = 400;
const SERVER_PAUSE = 2000;

export function useDraft({ resource, item, form, initial, isKept }: Options) {
  const id = item?.id;
  const storage = useMemo(() => draftStorage(resource.name, id), [resource, id]);
  const server = useMemo(() => serverDraft(resource.name, id), [resource, id]);
  const [found, setFound] = useState<FoundDraft | undefined>(() => {
    const draft = isKept ? storage.read() : undefined;
    return draft && !isSameAs(draft, initial) ? draft : undefined;
  });
  // The server refuses a restored draft if the version it was typed over has changed since.
  const basedOn = useRef(item?.updatedAt);
  // Where the draft that is offered is kept. Nothing that is typed is written over it there, until
  // it is restored or discarded.
  const offeredFrom = useRef<'browser' | 'server' | undefined>(found && 'browser');
  const newestOffered = useRef(found);
  const isSaved = useRef(false);
  const isServerRead = useRef(false);
  const { subscribe, getValues } = form;

  const offer = useEffectEvent((draft: Draft | undefined) => {
    if (!draft || isSaved.current) return;
    if (isSameAs(draft, initial) || isSameAs(draft, getValues())) return;
    const known = newestOffered.current;
    if (known && (known.savedAt >= draft.savedAt || isSameAs(known, draft.values))) return;
    newestOffered.current = draft;
    offeredFrom.current = 'server';
    setFound({ ...draft, isElsewhere: true });
  });

  /** After a save that leaves the form open: there is no draft any more, but what is typed since. */
  const goOn = useEffectEvent((keepSoon: () => void) => {
    isSaved.current = false;
    isServerRead.current = true;
    offeredFrom.current = undefined;
    basedOn.current = item?.updatedAt;
    setFound(undefined);
    if (!isSameAs({ values: getValues() }, initial)) keepSoon();
  });

  useEffect(() => {
    if (!isKept) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let serverTimer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const current = () => ({
      values: getValues(),
      savedAt: Date.now(),
      basedOn: basedOn.current,
    });
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      const draft = current();
      if (isSaved.current || offeredFrom.current === 'browser') return;
      if (!isSameAs(draft, initial)) storage.write(draft);
      else if (!offeredFrom.current) storage.remove();
    };
    const look = () =>
      server.read().then(
        (draft) => {
          isServerRead.current = true;
          if (!isGone) offer(draft);
        },
        () => undefined,
      );
    const keepOnServer = () => {
      clearTimeout(serverTimer);
      serverTimer = undefined;
      const draft = current();
      if (isSaved.current || offeredFrom.current === 'server') return;
      // What nobody has seen yet must not be written over.
      if (!isServerRead.current)
        void look().then(() => isServerRead.current && !isGone && keepOnServer());
      else if (!isSameAs(draft, initial)) server.write(draft);
      else if (!offeredFrom.current) server.remove();
    };
    const flush = () => {
      if (timer) keep();
      if (serverTimer) keepOnServer();
    };
    const keepSoon = () => {
      timer ??= setTimeout(keep, PAUSE);
      serverTimer ??= setTimeout(keepOnServer, SERVER_PAUSE);
    };
    if (isSaved.current) goOn(keepSoon);
    else void look();
    const stop = subscribe({ formState: { values: true }, callback: keepSoon });
    addEventListener('pagehide', flush);
    return () => {
      stop();
      removeEventListener('pagehide', flush);
      flush();
      isGone = true;
    };
  }, [isKept, subscribe, getValues, storage, server, initial]);

  return {
    found,
    basedOn: () => basedOn.current,
    restore: () => {
      if (!found) return;
      basedOn.current = found.basedOn;
      offeredFrom.current = undefined;
      form.reset(valuesOf(found, initial), { keepDefaultValues: true });
      setFound(undefined);
    },
    dismiss: () => {
      offeredFrom.current = undefined;
      storage.remove();
      // One that is newer may be offered as soon as the server has answered.
      const remove = () => offeredFrom.current || server.remove();
      void server.read().then(remove, remove);
      setFound(undefined);
    },
    forget: () => {
      isSaved.current = true;
      if (!isKept) return;
      storage.remove();
      server.remove();
    },
  };
}
