import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { EditedItemProvider } from '@/components/admin/inputs/edited-item';
import { UploadingProvider } from '@/components/admin/media/upload-panel';
import { RevisionsDialog } from '@/components/admin/revisions/revisions-dialog';
import type { EditedItem } from '@/lib/resources/form-values';
import type { Resource } from '@/lib/resources/resource';
import { FormGroups } from './form-groups';
import { FormFooter } from './form-footer';
import { DraftNotice, Refused } from './form-notices';
import { Presence } from './presence';
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
  const { form, initial, hasChanges, isSaving, save } = edit;
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
              <FormGroups fields={resource.fields} />
            </UploadingProvider>
          </div>
          <FormFooter
            isSaving={isSaving}
            isUploading={isUploading}
            onLookBack={() => setLookingBack(true)}
            onCancel={props.onAskToClose}
          >
            <Refused
              edit={edit}
              noun={resource.noun}
              onReload={finish(props.onReload)}
              onOverwrite={() => void submitOver(null, close)()}
            />
          </FormFooter>
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
