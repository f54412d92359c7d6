import type { Metadata } from 'next';
import { AuditScreen } from '@/components/admin/audit/audit-screen';
import { gateAdmin } from '@/lib/auth/session/current-user';

export const metadata: Metadata = { title: 'Audit Log' };

export default async function AuditPage() {
  await gateAdmin();
  return <AuditScreen />;
}
