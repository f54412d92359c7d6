import { useQuery } from '@tanstack/react-query';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { FormProvider, useFormState } from 'react-hook-form';
import { type Answer, type Change, ONCE, callApi } from '@/components/admin/api/call-api';
import {
  NotLoaded,
  PublicLink,
  PublicationBadge,
  Waiting,
  shortMoment,
} from '@/components/admin/display/shown';
import { EditedItemProvider, useEditedItem } from '@/components/admin/inputs/input';
import { useIsUploading } from '@/components/admin/media/upload-panel';
import { RevisionsDialog } from '@/components/admin/revisions/revisions-dialog';
import { usePerson } from '@/components/admin/shell/admin-providers';
import { Button, QuietButton } from '@/components/ui/button';
import { Dialog, DialogForm } from '@/components/ui/dialog';
import { useWindowEvent } from '@/components/ui/use-window-event';
import { type EditedItem, type FormValues, formValues } from '@/lib/entities/form-values';
import { entities } from '@/lib/entities/registry';
import { type Resource, startingNoun } from '@/lib/entities/resource';
import { useDraft } from './draft';
import {
  type EditForm,
  type Payload,
  Refused,
  WholeError,
  useEditForm,
  useLeaving,
} from './edit-form';
import { errorAt } from './form-field';
import { FormGroups } from './form-groups';
import { type Asked, SourceQuestion, whoSays } from './evidence';

type Props = {
  resource: Resource;
  editedId?: string;
  /** Opens with this one of its revisions. */
  revision?: string;
  /** Opens the form filled in by somebody else, and is accepted by saving it. */
  proposal?: ProposalOfForm;
  onClose: () => void;
};

export function FormDialog({ resource, editedId, proposal, onClose, ...props }: Props) {
  const [readId, setReadId] = useState(editedId);
  // After a save that stays: the form goes on as it is, with this as its row.
  const [saved, setSaved] = useState<EditedItem>();
  // Read again each time it opens, because somebody else may have saved in the meantime.
  const item = useQuery<EditedItem>({
    queryKey: ['item', `/api/admin/${resource.name}/${readId}`],
    enabled: readId !== undefined,
    ...ONCE,
  });
  // What is beside a text needs the whole of a wide screen.
  const hasAside = resource.fields.some(({ isAside }) => isAside);
  const form = useRef<FormHandle>(null);
  const [revision, setRevision] = useState(props.revision);
  return (
    <Dialog
      title={readId || saved ? resource.editTitle : resource.createTitle}
      size={hasAside ? 'full' : resource.isWide ? 'large' : 'medium'}
      onClose={() => (form.current ? form.current.askToClose() : onClose())}
    >
      {item.isFetching ? (
        <Waiting />
      ) : item.isError ? (
        <div className="p-5">
          <NotLoaded what={`This ${resource.noun}`} {...item} />
        </div>
      ) : (
        <ResourceForm
          ref={form}
          key={item.dataUpdatedAt}
          resource={resource}
          item={saved ?? item.data}
          proposal={proposal}
          revision={revision}
          onReload={() => {
            setRevision(undefined);
            setSaved(undefined);
            if (saved && saved.id !== readId) setReadId(saved.id);
            else void item.refetch();
          }}
          onStayed={setSaved}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

type FormHandle = { askToClose: () => void };
type FormProps = Omit<Props, 'editedId'> & {
  ref: Ref<FormHandle>;
  item?: EditedItem;
  onReload: () => void;
  /** Was saved and stays open: from now on, this is the row. */
  onStayed: (saved: EditedItem) => void;
};

function ResourceForm(props: FormProps) {
  const { ref, resource, item, proposal, onReload, onClose } = props;
  const edit = useResourceForm(props);
  const { form, draft, hasChanges, save } = edit;
  const finish = (next: () => void) => () => {
    draft.forget();
    next();
  };
  const leaving = useLeaving({ hasChanges, onClose, onDiscard: finish(onClose) });
  const { askToClose } = leaving;
  const isUploading = useIsUploading();
  const [isLookingBack, setLookingBack] = useState(props.revision !== undefined);
  const [question, setQuestion] = useState<Asked>();
  const { setFocus } = form;
  useImperativeHandle(ref, () => ({ askToClose }));
  useEffect(() => setFocus(resource.nameField), [setFocus, resource]);
  const submit = (isStaying: boolean, basedOn: string | null | undefined = draft.basedOn()) =>
    void form.handleSubmit((payload) => {
      if (isUploading) return;
      const send = (said: Payload) => {
        setQuestion(undefined);
        save(said, basedOn, isStaying);
      };
      whoSays(resource, { item, payload, ask: setQuestion, send });
    })();
  // What a reader proposed is accepted once.
  useSaveKey(!leaving.isAsking && !isLookingBack && !question, () => submit(!proposal));
  return (
    <FormProvider {...form}>
      <EditedItemProvider value={{ resource, item }}>
        <DialogForm
          onSubmit={() => submit(false)}
          buttons={
            <>
              <Refused
                edit={edit}
                noun={resource.noun}
                onReload={finish(onReload)}
                onOverwrite={() => submit(false, null)}
              />
              <SavedState />
              {item && <QuietButton onClick={() => setLookingBack(true)}>Revisions</QuietButton>}
              <QuietButton onClick={askToClose}>Cancel</QuietButton>
              <Button
                type="submit"
                title="Saves and closes; Ctrl+S saves and stays here"
                isBusy={edit.isSaving || isUploading}
                busyLabel={isUploading ? 'Uploading...' : 'Saving...'}
              >
                {resource.saveButton}
              </Button>
            </>
          }
        >
          {item && <Presence resource={resource} id={item.id} />}
          {draft.found && (
            <div role="status" className="notice">
              <p>
                Unsaved changes of {shortMoment(new Date(draft.found.savedAt))} were found{' '}
                {draft.found.isElsewhere
                  ? 'on the server: you typed them elsewhere.'
                  : 'in this browser.'}
              </p>
              <div className="flex flex-wrap gap-2">
                <Button onClick={draft.restore}>Restore them</Button>
                <QuietButton onClick={draft.dismiss}>Discard them</QuietButton>
              </div>
            </div>
          )}
          <FormGroups fields={resource.fields.filter(({ input }) => input !== 'facts')} />
        </DialogForm>
      </EditedItemProvider>
      {item && isLookingBack && (
        <RevisionsDialog
          resource={resource}
          item={item}
          chosen={props.revision}
          isUnsaved={hasChanges()}
          onRestored={finish(onReload)}
          onClose={() => setLookingBack(false)}
        />
      )}
      {question && <SourceQuestion {...question} onCancel={() => setQuestion(undefined)} />}
      {leaving.question}
    </FormProvider>
  );
}

/** With what is wrong with the facts and stands at no field of theirs. */
function SavedState() {
  const { resource, item, publishedAt } = useEditedItem();
  const { isDirty, errors } = useFormState();
  return (
    <>
      <WholeError text={errorAt(errors, 'facts')} />
      <div className="dialog-state">
        {publishedAt !== undefined && <PublicationBadge publishedAt={publishedAt} withMoment />}
        {item && <PublicLink resource={resource} row={{ slug: item.slug, publishedAt }} />}
        {isDirty && <span>Unsaved changes</span>}
      </div>
    </>
  );
}

/** Ctrl+S, or Cmd+S, from wherever the focus is; the browser's own stays away. */
function useSaveKey(isActive: boolean, save: () => void): void {
  useWindowEvent('keydown', (event: KeyboardEvent) => {
    const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
    if (!isActive || !isSave) return;
    event.preventDefault();
    save();
  });
}

/** Values that somebody else proposes, and the call that accepts them with the whole form. */
type ProposalOfForm = { path: string; fill: (values: FormValues) => FormValues };

function useResourceForm({ resource, item, proposal, onStayed, onClose }: FormProps) {
  const { name, noun } = resource;
  const ownName = usePerson()?.name ?? '';
  const { setInitial, ...edit } = useEditForm({
    fields: resource.fields,
    schema: entities[name].schema,
    start: () => startingValues(resource, item, ownName),
    done: `${startingNoun(resource)} ${item ? 'updated' : 'created'} successfully`,
    failed: `Failed to ${item ? 'update' : 'create'} ${noun}`,
  });
  const { form, initial } = edit;
  const draft = useDraft({ resource, item, form, initial, isKept: !proposal });
  const { reset } = form;
  const fillIn = useEffectEvent(
    () => proposal && reset(proposal.fill(initial), { keepDefaultValues: true }),
  );
  // Once: what is typed afterwards must stay.
  useEffect(() => void fillIn(), []);
  return {
    ...edit,
    draft,
    /** `basedOn` is the version that was edited; the server refuses when there is a newer one. */
    save: (payload: Payload, basedOn: string | null | undefined, isStaying: boolean) => {
      const path = `/api/admin/${name}`;
      const call: Pick<Change, 'path' | 'method'> = item
        ? { path: `${path}/${item.id}`, method: 'PUT' }
        : { path, method: 'POST' };
      const accepting = proposal && { path: proposal.path, method: 'POST' as const };
      const body = { ...payload, ...(item && basedOn ? { updatedAt: basedOn } : {}) };
      const sent = structuredClone(form.getValues());
      const onSaid = (answer: Answer) => {
        draft.forget();
        if (!isStaying) return;
        const saved = answer as EditedItem;
        const settled = valuesAfter(resource, sent, saved);
        setInitial(settled);
        goOnFrom(form, sent, settled);
        onStayed(saved);
      };
      edit.save(
        { ...(accepting ?? call), body, onSaid, isStaying },
        { onSuccess: isStaying ? undefined : onClose },
      );
    },
  };
}

/** A row that is new is signed by who makes it, until they write another name. */
function startingValues(resource: Resource, item?: EditedItem, ownName = ''): FormValues {
  const values = formValues(resource, item);
  const signed = item ? undefined : resource.fields.find(({ isOwnName }) => isOwnName);
  return signed ? { ...values, [signed.name]: ownName } : values;
}

/** What a form that stays open was saved as: the words as they were typed, so that no caret moves. */
function valuesAfter({ fields }: Resource, sent: FormValues, saved: EditedItem): FormValues {
  const settled = formValues({ fields }, saved);
  // Publication has its moment and facts have who saw them; what is no number has become one.
  const changed = fields.filter(({ input, fallback }) => {
    const isNumber = input === 'number' && fallback !== undefined;
    return input === 'publication' || input === 'facts' || isNumber;
  });
  return {
    ...sent,
    ...Object.fromEntries(changed.map(({ name }) => [name, settled[name] ?? ''])),
  };
}

/** What was typed while the save was under way stays, and is a change. */
function goOnFrom(form: EditForm, sent: FormValues, settled: FormValues): void {
  const typed = structuredClone(form.getValues());
  form.reset(settled, { keepValues: true });
  for (const [name, value] of Object.entries(typed)) {
    const isTyped = JSON.stringify(value) !== JSON.stringify(sent[name]);
    if (isTyped) form.setValue(name, value, { shouldDirty: true });
    else if (value !== settled[name]) form.setValue(name, settled[name] ?? '');
  }
}

type Other = { name: string };
type Told = { others: Other[] };
type PresenceProps = { resource: Resource; id: string };

/** Whoever is not heard of for a minute is not shown any more. */
const EVERY_MS = 20_000;

/** Who else has the row open, said before both have changed it. */
function Presence({ resource, id }: PresenceProps) {
  const others = useOthers(resource, id);
  const names = others.map(({ name }) => name || 'Somebody without a name');
  return (
    // In the page from the start, so that it is read out.
    <div role="status" className="presence">
      {others.length > 0 && (
        <p className="notice">
          {new Intl.ListFormat('en').format(names)} {others.length > 1 ? 'have' : 'has'} this{' '}
          {resource.noun} open, too. Whoever saves second is asked which of the two shall stay.
        </p>
      )}
    </div>
  );
}

function useOthers({ name }: Resource, id: string): Other[] {
  const path = `/api/admin/${name}/${id}/presence`;
  const { data = [] } = useQuery({
    queryKey: ['presence', path],
    // It is a courtesy: the save asks anyway.
    queryFn: () =>
      callApi<Told>(path, { method: 'PUT' }).then(
        ({ others }) => others,
        () => [],
      ),
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: 'always',
    gcTime: 0,
  });
  useEffect(() => {
    const leave = () =>
      void callApi(path, { method: 'DELETE', keepalive: true }).catch(() => undefined);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [path]);
  return data;
}
