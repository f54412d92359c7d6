import { type ReactNode, useState } from 'react';
import { ApiError } from '@/components/admin/api/call-api';
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
  const [refusal, setRefusal] = useState<string>();
  const removal = useChange({
    ...change,
    // What other rows need stays; whoever asked must read which they are.
    onFailed: (error) =>
      error instanceof ApiError && error.code === 'in_use' ? setRefusal(error.reason) : onClose(),
  });
  return (
    <ConfirmDialog
      title={`${verb} ${noun}`}
      question={question}
      subject={
        <>
          {subject}
          {refusal && (
            <span role="alert" className="field-error block">
              {refusal}
            </span>
          )}
        </>
      }
      confirmLabel={verb}
      cancelLabel="Cancel"
      busyLabel={BUSY_LABELS[verb]}
      isBusy={removal.isPending}
      onConfirm={() => removal.mutate({ path, method: 'DELETE' }, { onSuccess: onClose })}
      onCancel={onClose}
    />
  );
}
