'use client';

import { Fragment, useId, useState } from 'react';
import { useChange } from '@/components/admin/api/call-api';
import { shortDate } from '@/components/admin/display/shown';
import { ListView, type Removal, RowAction, RowCard } from '@/components/admin/list/list-view';
import { type ListDescriptor, type Sent, useList } from '@/components/admin/list/use-list';
import { usePerson } from '@/components/admin/shell/admin-providers';
import { PageFrame } from '@/components/admin/shell/page-frame';
import { Badge } from '@/components/ui/badge';
import { Switch } from '@/components/ui/switch';
import type { User } from '@/lib/admin/users';
import { USER_SORTS } from '@/lib/entities/back-office';

export type UserRow = Sent<User>;

const USERS: ListDescriptor = {
  path: '/api/admin/users',
  sorts: USER_SORTS,
  searchLabel: 'Search users',
  emptyText: 'No users found',
};

export function UsersScreen() {
  const ownId = usePerson()?.id;
  return (
    <PageFrame
      title="Manage Users"
      subtitle="Grant or revoke admin privileges, make editors, delete accounts"
    >
      <ListView list={useList<UserRow>(USERS)} removal={removalOf}>
        {(user, remove) => (
          <UserCard key={user.id} user={user} isOwn={user.id === ownId} onRemove={remove} />
        )}
      </ListView>
    </PageFrame>
  );
}

const removalOf = (user: UserRow): Removal => ({
  path: `${USERS.path}/${user.id}`,
  noun: 'user',
  question: 'Are you sure you want to delete this user? This action cannot be undone.',
  subject: [fullName(user), user.email ?? 'No email provided'].filter(Boolean).join(', '),
});

type Props = { user: UserRow; isOwn: boolean; onRemove: () => void };

export function UserCard({ user, isOwn, onRemove }: Props) {
  const id = useId();
  const name = displayName(user);
  const admin = useRole(user, 'admin', 'isAdmin');
  const editor = useRole(user, 'editor', 'isEditor');
  const own = { disabled: isOwn, 'aria-describedby': isOwn ? id : undefined };
  return (
    <RowCard
      title={name}
      before={<Avatar user={user} />}
      badges={
        <>
          {user.isAdmin && <AdminIcon />}
          {user.isEditor && <Badge tone="grey">Editor</Badge>}
          {isOwn && <Badge tone="green">You</Badge>}
        </>
      }
      text={<p className="break-words">{user.email ?? 'No email provided'}</p>}
      facts={[
        `Joined ${shortDate(user.createdAt)}`,
        <Fragment key="id">
          ID <code>{user.id.slice(0, 8)}</code>
        </Fragment>,
      ]}
      actions={
        <>
          <span aria-hidden>Admin</span>
          <Switch
            {...own}
            aria-label={`Admin: ${name}`}
            aria-busy={admin.isPending || undefined}
            isOn={admin.isOn}
            onChange={admin.turn}
          />
          {/* A box and no second switch: the one of the specification stays the only one here. */}
          <label
            className="choice"
            title={user.isAdmin ? 'An admin may do all that an editor may' : undefined}
          >
            <input
              type="checkbox"
              aria-label={`Editor: ${name}`}
              aria-busy={editor.isPending || undefined}
              checked={editor.isOn}
              disabled={user.isAdmin}
              onChange={({ target }) => editor.turn(target.checked)}
            />
            Editor
          </label>
          <RowAction verb="Delete" {...own} onClick={onRemove} />
        </>
      }
    >
      {isOwn && (
        <p id={id} className="hint">
          You cannot remove your own admin privileges. You cannot delete your own account.
        </p>
      )}
    </RowCard>
  );
}

function useRole(user: UserRow, role: 'admin' | 'editor', column: 'isAdmin' | 'isEditor') {
  const { isPending, sent, mutate } = useChange({
    done: `User ${role} status updated successfully`,
    failed: `Failed to update user ${role} status`,
  });
  const wanted = sent as Partial<UserRow> | undefined;
  const path = `/api/admin/users/${user.id}/${role}`;
  return {
    isPending,
    isOn: wanted?.[column] ?? user[column],
    turn: (isOn: boolean) => mutate({ path, method: 'PUT', body: { [column]: isOn } }),
  };
}

function fullName({ firstName, lastName }: UserRow): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

export function displayName(user: UserRow): string {
  return fullName(user) || user.email || 'Unknown User';
}

export function initial({ firstName, email }: UserRow): string {
  const [letter = 'U'] = firstName?.trim() || email?.trim() || 'U';
  return letter.toUpperCase();
}

function Avatar({ user }: { user: UserRow }) {
  const [isBroken, setBroken] = useState(false);
  if (!user.profileImageUrl || isBroken) {
    return (
      <span aria-hidden className="avatar">
        {initial(user)}
      </span>
    );
  }
  return (
    <img
      src={user.profileImageUrl}
      alt=""
      width={44}
      height={44}
      referrerPolicy="no-referrer"
      className="avatar"
      onError={() => setBroken(true)}
    />
  );
}

function AdminIcon() {
  return (
    <svg viewBox="0 0 16 16" className="size-4 text-brand-ink" role="img" aria-label="Admin">
      <path
        fill="currentColor"
        d="M8 1 2.5 3v4.2c0 3.5 2.2 6.3 5.5 7.8 3.3-1.5 5.5-4.3 5.5-7.8V3L8 1Zm-.9 9.6L4.6 8.1l1-1 1.5 1.5 3.3-3.3 1 1-4.3 4.3Z"
      />
    </svg>
  );
}
