import type { Metadata } from 'next';
import { ManyCallsScreen } from '@/components/admin/calls/many-calls-screen';
import { academicYearOf } from '@/lib/admin/days';
import { gateStaff } from '@/lib/auth/session/current-user';

export const metadata: Metadata = { title: 'Add Many Calls' };

export default async function ManyCallsPage() {
  await gateStaff();
  const now = new Date();
  const aYearAgo = new Date(now);
  aYearAgo.setUTCFullYear(now.getUTCFullYear() - 1);
  return <ManyCallsScreen year={academicYearOf(now)} yearBefore={academicYearOf(aYearAgo)} />;
}
