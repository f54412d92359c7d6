'use client';

import { useState } from 'react';
import { USER_SORTS } from '@/lib/schemas/user-list';
import { ListToolbar } from '../list/list-toolbar';
import { ListView } from '../list/list-view';
import { useListState } from '../list/use-list-state';
import { usePage } from '@/components/admin/api/use-page';
import { PageFrame } from '../shell/page-frame';
import { RemoveUserDialog } from './remove-user-dialog';
import { UserCard } from './user-card';
import type { UserRow } from './user-row';

export function UsersScreen({ ownId }: { ownId: string }) {
  const [state, change] = useListState(USER_SORTS);
  const query = usePage<UserRow>('users', '/api/admin/users', state);
  const [leaving, setLeaving] = useState<UserRow>();
  return (
    <PageFrame title="Manage Users" subtitle="Grant or revoke admin privileges, delete accounts">
      <ListToolbar state={state} sorts={USER_SORTS} searchLabel="Search users" onChange={change} />
      <ListView query={query} state={state} emptyText="No users found" onChange={change}>
        {(user) => (
          <UserCard
            key={user.id}
            user={user}
            isOwn={user.id === ownId}
            onRemove={() => setLeaving(user)}
          />
        )}
      </ListView>
      {leaving && <RemoveUserDialog user={leaving} onClose={() => setLeaving(undefined)} />}
    </PageFrame>
  );
}
