import type { ReactNode } from 'react';
import { AdminProviders, type Person } from '@/components/admin/shell/admin-providers';
import { type CurrentUser, getCurrentUser } from '@/lib/auth/session/current-user';
import { isStaff } from '@/lib/auth/session/session-user';

export default async function AdminLayout({ children }: { children: ReactNode }) {
  // Each page refuses for itself; this only knows whose name to show.
  const user = await getCurrentUser();
  const person = user && isStaff(user) ? personOf(user) : undefined;
  return <AdminProviders person={person}>{children}</AdminProviders>;
}

function personOf({ id, email, firstName, lastName, isAdmin }: CurrentUser): Person {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return { id, label: email ?? firstName ?? 'Signed in', name, isAdmin };
}
