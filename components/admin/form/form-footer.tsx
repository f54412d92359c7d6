import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { useEditedItem } from './edited-item';
import { FormState } from './form-state';

type Props = {
  isSaving: boolean;
  isUploading: boolean;
  onCancel: () => void;
  /** What must be decided before anything else. */
  children: ReactNode;
};

export function FormFooter({ isSaving, isUploading, onCancel, children }: Props) {
  const { resource } = useEditedItem();
  return (
    <footer className="dialog-footer">
      {children}
      <FormState />
      <Button variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
      <Button
        type="submit"
        isBusy={isSaving || isUploading}
        busyLabel={isUploading ? 'Uploading...' : 'Saving...'}
      >
        {resource.saveButton}
      </Button>
    </footer>
  );
}
