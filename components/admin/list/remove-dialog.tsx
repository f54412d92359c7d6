import { type ReactNode, useState } from 'react';
import { refusalOf } from '@/components/admin/api/call-api';
import { type Undo, useChange } from '@/components/admin/api/use-change';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';

type Props = Removal & {
  /** Asked before the call: whether what was shown is enough to decide. */
  mayGo?: () => Promise<boolean>;
  refreshes: readonly string[];
  children?: ReactNode;
  onClose: () => void;
};

export type Removal = {
  path: string;
  /** With one, it is posted to the path, which removes the row as well. */
  body?: unknown;
  verb: keyof typeof BUSY_LABELS;
  noun: string;
  question: string;
  subject?: ReactNode;
  done: string;
  failed: string;
  undo?: () => Undo | undefined;
};

const BUSY_LABELS = { Delete: 'Deleting...', Remove: 'Removing...', Stop: 'Stopping...' };

export function RemoveDialog(props: Props) {
  const { path, body, mayGo, verb, noun, question, subject, children, onClose, ...change } = props;
  const [refusal, setRefusal] = useState<string>();
  const [isWaiting, setWaiting] = useState(false);
  const removal = useChange({
    ...change,
    // Whoever asked must read why not, such as which others need it.
    onFailed: (error) => {
      const reason = refusalOf(error);
      if (reason) setRefusal(reason);
      else onClose();
    },
  });
  const remove = async () => {
    setWaiting(true);
    const isFree = (await mayGo?.()) ?? true;
    setWaiting(false);
    if (!isFree) return;
    const method = body === undefined ? 'DELETE' : 'POST';
    removal.mutate({ path, method, body }, { onSuccess: onClose });
  };
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
      isBusy={removal.isPending || isWaiting}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}
