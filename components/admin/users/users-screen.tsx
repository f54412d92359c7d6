'use client';

import { useState } from 'react';
import { ListToolbar } from '@/components/admin/list/list-toolbar';
import { ListView } from '@/components/admin/list/list-view';
import { RemoveDialog } from '@/components/admin/list/remove-dialog';
import { useList } from '@/components/admin/list/use-list';
import { PageFrame } from '@/components/admin/shell/page-frame';
import { USER_SORTS } from '@/lib/schemas/people';
import { UserCard } from './user-card';
import { type UserRow, fullName } from './user-identity';

export function UsersScreen({ ownId }: { ownId: string }) {
  const list = useList<UserRow>({ name: 'users', path: '/api/admin/users', sorts: USER_SORTS });
  const [removed, setRemoved] = useState<UserRow>();
  return (
    <PageFrame
      title="Manage Users"
      subtitle="Grant or revoke admin privileges, make editors, delete accounts"
    >
      <ListToolbar list={list} searchLabel="Search users" />
      <ListView list={list} emptyText="No users found">
        {(user) => (
          <UserCard
            key={user.id}
            user={user}
            isOwn={user.id === ownId}
            onRemove={() => setRemoved(user)}
          />
        )}
      </ListView>
      {removed && (
        <RemoveDialog
          path={`/api/admin/users/${removed.id}`}
          verb="Delete"
          noun="user"
          question="Are you sure you want to delete this user? This action cannot be undone."
          subject={[fullName(removed), removed.email ?? 'No email provided']
            .filter(Boolean)
            .join(', ')}
          refreshes={['users']}
          done="User deleted successfully"
          failed="Failed to delete user"
          onClose={() => setRemoved(undefined)}
        />
      )}
    </PageFrame>
  );
}
