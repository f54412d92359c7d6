import { useState } from 'react';
import { useChange } from '@/components/admin/api/use-change';
import { type UserRow, displayName } from './user-identity';

/** A box and no second switch: the one of the specification stays the only one in its row. */
export function EditorBox({ user }: { user: UserRow }) {
  const { id, isAdmin, isEditor } = user;
  // What the box shows while the change is under way.
  const [wanted, setWanted] = useState<boolean>();
  const change = useChange({
    refreshes: ['users'],
    done: 'User editor status updated successfully',
    failed: 'Failed to update user editor status',
    onSettled: () => setWanted(undefined),
  });
  return (
    <label
      className="choice"
      title={isAdmin ? 'An admin may do all that an editor may' : undefined}
    >
      <input
        type="checkbox"
        aria-label={`Editor: ${displayName(user)}`}
        aria-busy={change.isPending || undefined}
        checked={wanted ?? isEditor}
        disabled={isAdmin}
        onChange={({ target }) => {
          if (change.isPending) return;
          setWanted(target.checked);
          change.mutate({
            path: `/api/admin/users/${id}/editor`,
            method: 'PUT',
            body: { isEditor: target.checked },
          });
        }}
      />
      Editor
    </label>
  );
}
