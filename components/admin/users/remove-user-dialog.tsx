'use client';

import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useChange } from '@/components/admin/api/use-change';
import { type UserRow, fullName } from './user-row';

export function RemoveUserDialog({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const removal = useChange({
    refreshes: ['users'],
    done: 'User deleted successfully',
    failed: 'Failed to delete user',
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      title="Delete user"
      question="Are you sure you want to delete this user? This action cannot be undone."
      subject={[fullName(user), user.email ?? 'No email provided'].filter(Boolean).join(', ')}
      confirmLabel="Delete"
      cancelLabel="Cancel"
      busyLabel="Deleting..."
      isBusy={removal.isPending}
      onConfirm={() => removal.mutate({ path: `/api/admin/users/${user.id}`, method: 'DELETE' })}
      onCancel={onClose}
    />
  );
}
