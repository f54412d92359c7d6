'use client';

import { ListView } from '@/components/admin/list/list-view';
import type { Removal } from '@/components/admin/list/remove-dialog';
import { type ListDescriptor, useList } from '@/components/admin/list/use-list';
import { PageFrame } from '@/components/admin/shell/page-frame';
import { USER_SORTS } from '@/lib/entities/desk/people';
import { UserCard, type UserRow, fullName } from './user-card';

const USERS: ListDescriptor = {
  name: 'users',
  path: '/api/admin/users',
  sorts: USER_SORTS,
  searchLabel: 'Search users',
  emptyText: 'No users found',
};

export function UsersScreen({ ownId }: { ownId: string }) {
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
  verb: 'Delete',
  noun: 'user',
  question: 'Are you sure you want to delete this user? This action cannot be undone.',
  subject: [fullName(user), user.email ?? 'No email provided'].filter(Boolean).join(', '),
  done: 'User deleted successfully',
  failed: 'Failed to delete user',
});
