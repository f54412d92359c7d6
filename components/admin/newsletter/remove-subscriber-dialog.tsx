'use client';

import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useChange } from '@/components/admin/api/use-change';
import type { SubscriberRow } from './subscriber-card';

type Props = { subscriber: SubscriberRow; onClose: () => void };

export function RemoveSubscriberDialog({ subscriber: { id, email }, onClose }: Props) {
  const removal = useChange({
    refreshes: ['newsletter'],
    done: 'Subscriber removed successfully',
    failed: 'Failed to remove subscriber',
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      title="Remove subscriber"
      question={`Are you sure you want to remove ${email} from the newsletter?`}
      confirmLabel="Remove"
      cancelLabel="Cancel"
      busyLabel="Removing..."
      isBusy={removal.isPending}
      onConfirm={() => removal.mutate({ path: `/api/admin/newsletter/${id}`, method: 'DELETE' })}
      onCancel={onClose}
    />
  );
}
