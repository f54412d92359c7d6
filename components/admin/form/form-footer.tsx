import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { PublicLink, PublicationBadge } from '@/components/admin/display/publication';
import { useEditedItem } from '@/components/admin/inputs/edited-item';
import { Button } from '@/components/ui/button';

type Props = {
  isSaving: boolean;
  isUploading: boolean;
  onLookBack: () => void;
  onCancel: () => void;
  children: ReactNode;
};

export function FormFooter({ isSaving, isUploading, onLookBack, onCancel, children }: Props) {
  const { resource, item } = useEditedItem();
  return (
    <footer className="dialog-footer">
      {children}
      <SavedState />
      {item && (
        <Button variant="secondary" onClick={onLookBack}>
          Revisions
        </Button>
      )}
      <Button variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
      <Button
        type="submit"
        title="Saves and closes; Ctrl+S saves and stays here"
        isBusy={isSaving || isUploading}
        busyLabel={isUploading ? 'Uploading...' : 'Saving...'}
      >
        {resource.saveButton}
      </Button>
    </footer>
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
