import type { Metadata } from 'next';
import { ProposalsScreen } from '@/components/admin/proposals/proposals-screen';
import { gateStaff } from '@/lib/auth/session/current-user';

export const metadata: Metadata = { title: 'Manage Proposals' };

export default async function ProposalsPage() {
  await gateStaff();
  return <ProposalsScreen />;
}
