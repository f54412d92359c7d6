import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type Draft, draftStorage, isSameAs, valuesOf } from '@/lib/resources/draft-storage';
import type { EditedItem, FormValues } from '@/lib/resources/form-values';
import type { Resource } from '@/lib/resources/resource';
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
  // What is offered stays in its place, whatever is typed, until it is restored or discarded.
  const offered = useRef<'here' | 'elsewhere' | undefined>(found && 'here');
  const seen = useRef(found);
  const isOver = useRef(false);
  const isRead = useRef(false);
  const { subscribe, getValues } = form;

  const offer = useEffectEvent((draft: Draft | undefined) => {
    if (!draft || isOver.current) return;
    if (isSameAs(draft, initial) || isSameAs(draft, getValues())) return;
    const known = seen.current;
    if (known && (known.savedAt >= draft.savedAt || isSameAs(known, draft.values))) return;
    seen.current = draft;
    offered.current = 'elsewhere';
    setFound({ ...draft, isElsewhere: true });
  });

  /** After a save that leaves the form open: there is no draft any more, but what is typed since. */
  const goOn = useEffectEvent((keepSoon: () => void) => {
    isOver.current = false;
    isRead.current = true;
    offered.current = undefined;
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
      if (isOver.current || offered.current === 'here') return;
      if (!isSameAs(draft, initial)) storage.write(draft);
      else if (!offered.current) storage.remove();
    };
    const look = () =>
      server.read().then(
        (draft) => {
          isRead.current = true;
          if (!isGone) offer(draft);
        },
        () => undefined,
      );
    const keepOnServer = () => {
      clearTimeout(serverTimer);
      serverTimer = undefined;
      const draft = current();
      if (isOver.current || offered.current === 'elsewhere') return;
      // What nobody has seen yet must not be written over.
      if (!isRead.current) void look().then(() => isRead.current && !isGone && keepOnServer());
      else if (!isSameAs(draft, initial)) server.write(draft);
      else if (!offered.current) server.remove();
    };
    const flush = () => {
      if (timer) keep();
      if (serverTimer) keepOnServer();
    };
    const keepSoon = () => {
      timer ??= setTimeout(keep, PAUSE);
      serverTimer ??= setTimeout(keepOnServer, SERVER_PAUSE);
    };
    if (isOver.current) goOn(keepSoon);
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
      offered.current = undefined;
      form.reset(valuesOf(found, initial), { keepDefaultValues: true });
      setFound(undefined);
    },
    dismiss: () => {
      offered.current = undefined;
      storage.remove();
      // One that is newer may be offered as soon as the server has answered.
      const remove = () => offered.current || server.remove();
      void server.read().then(remove, remove);
      setFound(undefined);
    },
    forget: () => {
      isOver.current = true;
      if (!isKept) return;
      storage.remove();
      server.remove();
    },
  };
}
