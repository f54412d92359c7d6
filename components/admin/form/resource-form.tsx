'use client';

import { type Ref, useEffect, useImperativeHandle, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { EditedItem } from '@/lib/resources/form-values';
import type { Resource } from '@/lib/resources/resource';
import { ConflictNotice } from './conflict-notice';
import { DraftNotice } from './draft-notice';
import { EditedItemProvider } from './edited-item';
import { FormField } from './form-field';
import { FormFooter } from './form-footer';
import { UploadingProvider } from './uploading';
import { useDraft } from './use-draft';
import { useResourceForm } from './use-resource-form';
import { useSaveKey } from './use-save-key';
import { useUnloadWarning } from './use-unload-warning';

export type FormHandle = { hasChanges: () => boolean };

type Props = {
  ref: Ref<FormHandle>;
  resource: Resource;
  item?: EditedItem;
  isAskingToClose: boolean;
  /** Reads the row again, and starts over with what it says. */
  onReload: () => void;
  onAskToClose: () => void;
  onKeepEditing: () => void;
  onClose: () => void;
};

export function ResourceForm({ ref, resource, item, ...props }: Props) {
  const { form, initial, hasChanges, isConflict, isSaving, save } = useResourceForm(resource, item);
  const draft = useDraft({ resource, item, form, initial });
  const [isUploading, setUploading] = useState(false);
  const { setFocus } = form;
  const element = useSaveKey(!props.isAskingToClose);
  useUnloadWarning(hasChanges);
  useImperativeHandle(ref, () => ({ hasChanges }));
  useEffect(() => setFocus(resource.nameField), [setFocus, resource]);
  const finish = (next: () => void) => () => {
    draft.forget();
    next();
  };
  const submitOver = (basedOn: string | null | undefined) =>
    form.handleSubmit((payload) => {
      if (!isUploading)
        save(payload, basedOn, { onAccepted: draft.forget, onSaved: props.onClose });
    });
  return (
    <FormProvider {...form}>
      <EditedItemProvider value={{ resource, item }}>
        <form
          ref={element}
          noValidate
          className="contents"
          onSubmit={(event) => void submitOver(draft.basedOn())(event)}
        >
          <div className="dialog-body">
            {draft.found && (
              <DraftNotice
                draft={draft.found}
                onRestore={draft.restore}
                onDismiss={draft.dismiss}
              />
            )}
            <div className="form-grid">
              <UploadingProvider value={setUploading}>
                {resource.fields.map((field) => (
                  <FormField key={field.name} field={field} />
                ))}
              </UploadingProvider>
            </div>
          </div>
          <FormFooter isSaving={isSaving} isUploading={isUploading} onCancel={props.onAskToClose}>
            {isConflict && (
              <ConflictNotice
                noun={resource.noun}
                onReload={finish(props.onReload)}
                onOverwrite={() => void submitOver(null)()}
              />
            )}
          </FormFooter>
        </form>
      </EditedItemProvider>
      {props.isAskingToClose && (
        <ConfirmDialog
          title="Unsaved changes"
          question="You have unsaved changes. Close and discard them?"
          confirmLabel="Discard changes"
          cancelLabel="Keep editing"
          onConfirm={finish(props.onClose)}
          onCancel={props.onKeepEditing}
        />
      )}
    </FormProvider>
  );
}
