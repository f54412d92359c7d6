import { type ReactNode, useState } from 'react';
import { refusalOf } from '@/components/admin/api/call-api';
import { type Undo, useChange } from '@/components/admin/api/use-change';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { startingNoun } from '@/lib/entities/resource';

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
  verb?: keyof typeof WORDS;
  noun: string;
  question?: string;
  subject?: ReactNode;
  undo?: () => Undo | undefined;
};

const WORDS = {
  Delete: { busy: 'Deleting...', done: 'deleted' },
  Remove: { busy: 'Removing...', done: 'removed' },
  Stop: { busy: 'Stopping...', done: 'stopped' },
};

export function RemoveDialog({ verb = 'Delete', noun, onClose, ...props }: Props) {
  const { path, body, mayGo, subject, refreshes, undo, children } = props;
  const [isWaiting, setWaiting] = useState(false);
  const removal = useChange({
    refreshes,
    undo,
    done: `${startingNoun({ noun })} ${WORDS[verb].done} successfully`,
    failed: `Failed to ${verb.toLowerCase()} ${noun}`,
    // Whoever asked must read why not, such as which others need it.
    onFailed: (error) => {
      if (!refusalOf(error)) onClose();
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
      question={props.question ?? `Are you sure you want to delete this ${noun}?`}
      subject={subject}
      refusal={refusalOf(removal.error)}
      confirmLabel={verb}
      busyLabel={WORDS[verb].busy}
      isBusy={removal.isPending || isWaiting}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}
