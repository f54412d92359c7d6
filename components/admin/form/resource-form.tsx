'use client';

import { useEffect } from 'react';
import { FormProvider } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { EditedItem } from '@/lib/resources/form-values';
import type { Resource } from '@/lib/resources/resource';
import { ConflictNotice } from './conflict-notice';
import { DraftNotice } from './draft-notice';
import { EditedItemProvider } from './edited-item';
import { FormField } from './form-field';
import { useDraft } from './use-draft';
import { useResourceForm } from './use-resource-form';
import { useSaveKey } from './use-save-key';
import { useUnloadWarning } from './use-unload-warning';

type Props = {
  resource: Resource;
  item?: EditedItem;
  isAskingToClose: boolean;
  onDirtyChange: (isDirty: boolean) => void;
  /** Reads the row again, and starts over with what it says. */
  onReload: () => void;
  onAskToClose: () => void;
  onKeepEditing: () => void;
  onClose: () => void;
};

export function ResourceForm({ resource, item, onDirtyChange, ...props }: Props) {
  const { form, initial, isConflict, isSaving, save } = useResourceForm(resource, item);
  const draft = useDraft({ resource, item, form, initial });
  const { isDirty } = form.formState;
  const element = useSaveKey(!props.isAskingToClose);
  useUnloadWarning(isDirty);
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange]);
  const finish = (next: () => void) => () => {
    draft.forget();
    next();
  };
  const submit = form.handleSubmit((payload) =>
    save(payload, draft.basedOn, finish(props.onClose)),
  );
  const overwrite = form.handleSubmit((payload) => save(payload, null, finish(props.onClose)));
  return (
    <FormProvider {...form}>
      <EditedItemProvider value={{ resource, item }}>
        <form ref={element} noValidate className="contents" onSubmit={submit}>
          <div className="dialog-body">
            {draft.found && (
              <DraftNotice
                draft={draft.found}
                onRestore={draft.restore}
                onDismiss={draft.dismiss}
              />
            )}
            <div className="form-grid">
              {resource.fields.map((field) => (
                <FormField key={field.name} field={field} />
              ))}
            </div>
          </div>
          <footer className="dialog-footer">
            {isConflict && (
              <ConflictNotice
                noun={resource.noun}
                onReload={finish(props.onReload)}
                onOverwrite={overwrite}
              />
            )}
            <Button variant="secondary" onClick={props.onAskToClose}>
              Cancel
            </Button>
            <Button type="submit" isBusy={isSaving} busyLabel="Saving...">
              {resource.saveButton}
            </Button>
          </footer>
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
