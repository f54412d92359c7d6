import type { Metadata } from 'next';
import { UsersScreen } from '@/components/admin/users/users-screen';
import { gateAdmin } from '@/lib/auth/session/current-user';

export const metadata: Metadata = { title: 'Manage Users' };

export default async function UsersPage() {
  const { id } = await gateAdmin();
  return <UsersScreen ownId={id} />;
}
