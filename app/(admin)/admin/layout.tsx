import type { ReactNode } from 'react';
import { AdminProviders } from '@/components/admin/shell/admin-providers';
import { getCurrentUser } from '@/lib/auth/session/current-user';

export default async function AdminLayout({ children }: { children: ReactNode }) {
  // Each page refuses for itself; this only knows whose name to show.
  const user = await getCurrentUser();
  const person = user?.isAdmin ? (user.email ?? user.firstName ?? 'Signed in') : undefined;
  return <AdminProviders person={person}>{children}</AdminProviders>;
}
