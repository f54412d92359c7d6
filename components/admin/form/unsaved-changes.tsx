import { useEffect, useEffectEvent } from 'react';
import { isLeavingForSession } from '@/components/admin/api/call-outcome';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';

/** Asks before a dialog with unsaved changes closes. */
export function UnsavedChangesDialog(props: { onConfirm: () => void; onCancel: () => void }) {
  return (
    <ConfirmDialog
      title="Unsaved changes"
      question="You have unsaved changes. Close and discard them?"
      confirmLabel="Discard changes"
      cancelLabel="Keep editing"
      {...props}
    />
  );
}

/** Lets the browser ask before a page with unsaved changes goes. */
export function useUnloadWarning(hasChanges: () => boolean): void {
  const mustAsk = useEffectEvent(() => hasChanges() && !isLeavingForSession());
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (mustAsk()) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, []);
}
