import { notFound } from 'next/navigation';
import { gateStaff } from '@/lib/auth/session/current-user';

/** Every address below /admin that no other page has, so that staff stay in the back-office. */
export default async function UnknownAdminPage() {
  await gateStaff();
  notFound();
}
