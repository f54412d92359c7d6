'use client';

import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { Resource } from '@/lib/resources/resource';
import { useChange } from '@/components/admin/api/use-change';
import { refreshedBy } from '@/components/admin/api/refreshed-by';
import { type Row, rowName } from './rows';

type Props = { resource: Resource; row: Row; onClose: () => void };

export function RemoveDialog({ resource, row, onClose }: Props) {
  const { name, noun, entity } = resource;
  const removal = useChange({
    refreshes: refreshedBy[name],
    done: `${entity} deleted successfully`,
    failed: `Failed to delete ${noun}`,
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      title={`Delete ${noun}`}
      question={`Are you sure you want to delete this ${noun}?`}
      subject={<span lang="fr">{rowName(row)}</span>}
      confirmLabel="Delete"
      cancelLabel="Cancel"
      busyLabel="Deleting..."
      isBusy={removal.isPending}
      onConfirm={() => removal.mutate({ path: `/api/admin/${name}/${row.id}`, method: 'DELETE' })}
      onCancel={onClose}
    />
  );
}
