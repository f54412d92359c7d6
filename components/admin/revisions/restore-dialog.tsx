import { useState } from 'react';
import { ApiError } from '@/components/admin/api/call-api';
import { useChange } from '@/components/admin/api/use-change';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { EditedItem } from '@/lib/resources/form-values';
import { listsShowing } from '@/lib/resources/registry';
import { type Resource, startingNoun } from '@/lib/resources/resource';

type Props = {
  path: string;
  resource: Resource;
  item: EditedItem;
  isUnsaved: boolean;
  onRestored: () => void;
  onClose: () => void;
};

export function RestoreDialog({ path, resource, item, isUnsaved, onRestored, onClose }: Props) {
  const { name, noun } = resource;
  const [reasons, setReasons] = useState<readonly string[]>([]);
  const restoring = useChange({
    refreshes: [...listsShowing(name), 'revisions'],
    done: `${startingNoun(resource)} restored successfully`,
    failed: `Failed to restore ${noun}`,
    onFailed: (error) => setReasons(reasonsOf(error, noun)),
  });
  return (
    <ConfirmDialog
      title={`Restore ${noun}`}
      question={`Make this ${noun} what it was in this revision? What it is now stays among the revisions.`}
      subject={
        <>
          {isUnsaved && <span className="block">What you typed and did not save is dropped.</span>}
          {reasons.length > 0 && (
            <span role="alert" className="field-error block">
              Nothing was changed. {reasons.join('. ')}.
            </span>
          )}
        </>
      }
      confirmLabel="Restore"
      cancelLabel="Cancel"
      busyLabel="Restoring..."
      isBusy={restoring.isPending}
      onConfirm={() =>
        // Before the lists are read again, in which this revision may have moved out of sight.
        restoring.mutate({
          path: `${path}/restore`,
          method: 'POST',
          body: { updatedAt: item.updatedAt },
          onSaid: onRestored,
        })
      }
      onCancel={onClose}
    />
  );
}

function reasonsOf(error: Error, noun: string): string[] {
  if (!(error instanceof ApiError)) return ['The server could not be reached'];
  if (error.code === 'edited_meanwhile') {
    return [`Someone else changed this ${noun} meanwhile: close it and look at it again`];
  }
  const messages = error.issues.map(({ message }) => message);
  return messages.length > 0 ? messages : [error.reason ?? 'Something went wrong'];
}
