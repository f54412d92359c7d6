import type { Metadata } from 'next';
import { LibraryScreen } from '@/components/admin/pictures/library-screen';
import { gateStaff } from '@/lib/auth/session/current-user';

export const metadata: Metadata = { title: 'Media' };

export default async function MediaPage() {
  await gateStaff();
  return <LibraryScreen />;
}
