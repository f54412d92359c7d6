import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useState } from 'react';
import { FormProvider, useFormState } from 'react-hook-form';
import { PublicLink, PublicationBadge } from '@/components/admin/display/publication';
import { EditedItemProvider, useEditedItem } from '@/components/admin/inputs/edited-item';
import { UploadingProvider } from '@/components/admin/media/upload-panel';
import { RevisionsDialog } from '@/components/admin/revisions/revisions-dialog';
import { Button } from '@/components/ui/button';
import { type EditedItem, edited } from '@/lib/entities/form-values';
import type { Resource } from '@/lib/entities/resource';
import { callApi } from '@/components/admin/api/call-api';
import { FormGroups } from './form-groups';
import { DraftNotice, Refused } from './form-notices';
import { UnsavedChangesDialog, useUnloadWarning } from './unsaved-changes';
import { useDraft } from './use-draft';
import { type ProposalOfForm, useResourceForm } from './use-resource-form';

export type FormHandle = { hasChanges: () => boolean };

type Props = {
  ref: Ref<FormHandle>;
  resource: Resource;
  item?: EditedItem;
  proposal?: ProposalOfForm;
  revision?: string;
  isAskingToClose: boolean;
  onReload: () => void;
  onAskToClose: () => void;
  onKeepEditing: () => void;
  /** Was saved and stays open: from now on, this is the row. */
  onStayed: (saved: EditedItem) => void;
  onClose: () => void;
};

export function ResourceForm({ ref, resource, item, proposal, ...props }: Props) {
  const edit = useResourceForm(resource, item, proposal);
  const { form, initial, hasChanges, save } = edit;
  const draft = useDraft({ resource, item, form, initial, isKept: !proposal });
  const [isUploading, setUploading] = useState(false);
  const [isLookingBack, setLookingBack] = useState(props.revision !== undefined);
  const { setFocus } = form;
  useUnloadWarning(hasChanges);
  useImperativeHandle(ref, () => ({ hasChanges }));
  useEffect(() => setFocus(resource.nameField), [setFocus, resource]);
  const finish = (next: () => void) => () => {
    draft.forget();
    next();
  };
  const submitOver = (basedOn: string | null | undefined, then: object) =>
    form.handleSubmit((payload) => {
      if (!isUploading) save(payload, basedOn, { onAccepted: draft.forget, ...then });
    });
  const close = { onSaved: props.onClose };
  // What a reader proposed is accepted once.
  const stay = proposal ? close : { onStayed: props.onStayed };
  useSaveKey(
    !props.isAskingToClose && !isLookingBack,
    () => void submitOver(draft.basedOn(), stay)(),
  );
  return (
    <FormProvider {...form}>
      <EditedItemProvider value={{ resource, item }}>
        <form
          noValidate
          className="contents"
          onSubmit={(event) => void submitOver(draft.basedOn(), close)(event)}
        >
          <div className="dialog-body">
            {item && <Presence resource={resource} id={item.id} />}
            {draft.found && (
              <DraftNotice
                draft={draft.found}
                onRestore={draft.restore}
                onDismiss={draft.dismiss}
              />
            )}
            <UploadingProvider value={setUploading}>
              <FormGroups fields={edited(resource.fields)} />
            </UploadingProvider>
          </div>
          <footer className="dialog-footer">
            <Refused
              edit={edit}
              noun={resource.noun}
              onReload={finish(props.onReload)}
              onOverwrite={() => void submitOver(null, close)()}
            />
            <SavedState />
            {item && (
              <Button variant="secondary" onClick={() => setLookingBack(true)}>
                Revisions
              </Button>
            )}
            <Button variant="secondary" onClick={props.onAskToClose}>
              Cancel
            </Button>
            <Button
              type="submit"
              title="Saves and closes; Ctrl+S saves and stays here"
              isBusy={edit.isSaving || isUploading}
              busyLabel={isUploading ? 'Uploading...' : 'Saving...'}
            >
              {resource.saveButton}
            </Button>
          </footer>
        </form>
      </EditedItemProvider>
      {item && isLookingBack && (
        <RevisionsDialog
          resource={resource}
          item={item}
          chosen={props.revision}
          isUnsaved={hasChanges()}
          onRestored={finish(props.onReload)}
          onClose={() => setLookingBack(false)}
        />
      )}
      {props.isAskingToClose && (
        <UnsavedChangesDialog onConfirm={finish(props.onClose)} onCancel={props.onKeepEditing} />
      )}
    </FormProvider>
  );
}

function SavedState() {
  const { resource, item, publishedAt } = useEditedItem();
  const { isDirty } = useFormState();
  return (
    <div className="dialog-state">
      {publishedAt !== undefined && <PublicationBadge publishedAt={publishedAt} withMoment />}
      {item && <PublicLink resource={resource} row={{ slug: item.slug, publishedAt }} />}
      {isDirty && <span>Unsaved changes</span>}
    </div>
  );
}

/** Ctrl+S, or Cmd+S, from wherever the focus is; the browser's own stays away. */
function useSaveKey(isActive: boolean, save: () => void): void {
  const onSave = useEffectEvent(save);
  useEffect(() => {
    if (!isActive) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      onSave();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [isActive]);
}

type Other = { name: string };
type PresenceProps = { resource: Resource; id: string };

/** Whoever is not heard of for a minute is not shown any more. */
const EVERY_MS = 20_000;

/** Who else has the row open, said before both have changed it. */
function Presence({ resource, id }: PresenceProps) {
  const others = useOthers(resource, id);
  return (
    // In the page from the start, so that it is read out.
    <div role="status" className="presence">
      {others.length > 0 && (
        <p className="notice">
          {namesOf(others)} {others.length > 1 ? 'have' : 'has'} this {resource.noun} open, too.
          Whoever saves second is asked which of the two shall stay.
        </p>
      )}
    </div>
  );
}

function useOthers({ name }: Resource, id: string): Other[] {
  const [others, setOthers] = useState<Other[]>([]);
  useEffect(() => {
    const path = `/api/admin/${name}/${id}/presence`;
    let isGone = false;
    const tell = () => {
      if (document.visibilityState !== 'visible') return;
      callApi<{ others: Other[] }>(path, { method: 'PUT' }).then(
        (answer) => !isGone && setOthers(answer.others),
        // It is a courtesy: the save asks anyway.
        () => undefined,
      );
    };
    const leave = () =>
      void callApi(path, { method: 'DELETE', keepalive: true }).catch(() => undefined);
    tell();
    const timer = setInterval(tell, EVERY_MS);
    document.addEventListener('visibilitychange', tell);
    addEventListener('pagehide', leave);
    return () => {
      isGone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tell);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [name, id]);
  return others;
}

function namesOf(others: readonly Other[]): string {
  const names = others.map(({ name }) => name || 'Somebody without a name');
  return new Intl.ListFormat('en').format(names);
}
