import { useId, useState } from 'react';
import { useChange } from '@/components/admin/api/use-change';
import { shortDate } from '@/components/admin/display/figures';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Switch } from '@/components/ui/switch';
import { EditorBox } from './editor-box';
import { AdminIcon, Avatar, type UserRow, displayName } from './user-identity';

type Props = { user: UserRow; isOwn: boolean; onRemove: () => void };

const OWN_ADMIN = 'You cannot remove your own admin privileges';
const OWN_ACCOUNT = 'You cannot delete your own account';

export function UserCard({ user, isOwn, onRemove }: Props) {
  const id = useId();
  const name = displayName(user);
  // What the switch shows while the change is under way.
  const [wanted, setWanted] = useState<boolean>();
  const change = useChange({
    refreshes: ['users'],
    done: 'User admin status updated successfully',
    failed: 'Failed to update user admin status',
    onSettled: () => setWanted(undefined),
  });
  const own = { disabled: isOwn, 'aria-describedby': isOwn ? `${id}-own` : undefined };
  return (
    <li>
      <article aria-labelledby={id} className="row-card">
        <Avatar user={user} />
        <div className="row-main">
          <div className="flex flex-wrap items-center gap-2">
            <h2 id={id} className="row-title">
              {name}
            </h2>
            {user.isAdmin && <AdminIcon />}
            {user.isEditor && <Badge tone="grey">Editor</Badge>}
            {isOwn && <Badge tone="green">You</Badge>}
          </div>
          <p className="break-words">{user.email ?? 'No email provided'}</p>
          <ul className="row-facts">
            <li>Joined {shortDate(user.createdAt)}</li>
            <li>
              ID <code>{user.id.slice(0, 8)}</code>
            </li>
          </ul>
          {isOwn && (
            <p id={`${id}-own`} className="hint">
              {OWN_ADMIN}. {OWN_ACCOUNT}.
            </p>
          )}
        </div>
        <div className="row-actions items-center">
          <span aria-hidden>Admin</span>
          <Switch
            {...own}
            aria-label={`Admin: ${name}`}
            aria-busy={change.isPending || undefined}
            isOn={wanted ?? user.isAdmin}
            onChange={(isAdmin) => {
              if (change.isPending) return;
              setWanted(isAdmin);
              change.mutate({
                path: `/api/admin/users/${user.id}/admin`,
                method: 'PUT',
                body: { isAdmin },
              });
            }}
          />
          <EditorBox user={user} />
          <Button variant="secondary" aria-label={`Delete ${name}`} {...own} onClick={onRemove}>
            Delete
          </Button>
        </div>
      </article>
    </li>
  );
}
