import { useEffect, useEffectEvent } from 'react';
import { isLeavingForSession } from '@/components/admin/api/call-outcome';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';

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
