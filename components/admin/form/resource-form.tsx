import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useState } from 'react';
import { FormProvider, useFormState } from 'react-hook-form';
import { PublicLink, PublicationBadge } from '@/components/admin/display/publication';
import { EditedItemProvider, useEditedItem } from '@/components/admin/inputs/edited-item';
import { UploadingProvider } from '@/components/admin/media/upload-panel';
import { RevisionsDialog } from '@/components/admin/revisions/revisions-dialog';
import { Button } from '@/components/ui/button';
import type { EditedItem } from '@/lib/entities/form-values';
import type { Resource } from '@/lib/entities/resource';
import { FormGroups } from './form-groups';
import { errorAt } from './form-field';
import { DraftNotice, Refused } from './form-notices';
import { Presence } from './presence';
import { type Asked, SourceQuestion, whoSays } from './source-question';
import { UnsavedChangesDialog, useUnloadWarning } from './unsaved-changes';
import { useDraft } from './use-draft';
import type { Payload } from './use-edit-form';
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
  const [question, setQuestion] = useState<Asked>();
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
      if (isUploading) return;
      const send = (said: Payload) => {
        setQuestion(undefined);
        save(said, basedOn, { onAccepted: draft.forget, ...then });
      };
      whoSays(resource, { item, payload, ask: setQuestion, send });
    });
  const close = { onSaved: props.onClose };
  // What a reader proposed is accepted once.
  const stay = proposal ? close : { onStayed: props.onStayed };
  useSaveKey(
    !props.isAskingToClose && !isLookingBack && !question,
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
              <FormGroups fields={resource.fields.filter(({ input }) => input !== 'facts')} />
            </UploadingProvider>
          </div>
          <footer className="dialog-footer">
            <Refused
              edit={edit}
              noun={resource.noun}
              onReload={finish(props.onReload)}
              onOverwrite={() => void submitOver(null, close)()}
            />
            <FactsRefused />
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
      {question && <SourceQuestion {...question} onCancel={() => setQuestion(undefined)} />}
      {props.isAskingToClose && (
        <UnsavedChangesDialog onConfirm={finish(props.onClose)} onCancel={props.onKeepEditing} />
      )}
    </FormProvider>
  );
}

/** What is wrong with the facts and stands at no field of theirs. */
function FactsRefused() {
  const { errors } = useFormState({ name: 'facts' });
  const error = errorAt(errors, 'facts');
  return (
    error && (
      <p role="alert" className="field-error w-full">
        {error}
      </p>
    )
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
