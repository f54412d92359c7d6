import type { ReactNode } from 'react';
import { useChange } from '@/components/admin/api/use-change';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';

type Props = {
  path: string;
  verb: keyof typeof BUSY_LABELS;
  noun: string;
  question: string;
  subject?: ReactNode;
  refreshes: readonly string[];
  done: string;
  failed: string;
  onClose: () => void;
};

const BUSY_LABELS = { Delete: 'Deleting...', Remove: 'Removing...' };

export function RemoveDialog({ path, verb, noun, question, subject, onClose, ...change }: Props) {
  const removal = useChange({ ...change, onSettled: onClose });
  return (
    <ConfirmDialog
      title={`${verb} ${noun}`}
      question={question}
      subject={subject}
      confirmLabel={verb}
      cancelLabel="Cancel"
      busyLabel={BUSY_LABELS[verb]}
      isBusy={removal.isPending}
      onConfirm={() => removal.mutate({ path, method: 'DELETE' })}
      onCancel={onClose}
    />
  );
}
