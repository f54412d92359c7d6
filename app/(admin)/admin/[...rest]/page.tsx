import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { gateStaff } from '@/lib/auth/session/current-user';

/** Next says `noindex` of its own accord where notFound() is called, and once is enough. */
export const metadata: Metadata = { robots: null };

/** Every address below /admin that no other page has, so that staff stay in the back-office. */
export default async function UnknownAdminPage() {
  await gateStaff();
  notFound();
}
