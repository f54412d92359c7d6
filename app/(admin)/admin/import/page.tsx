import type { Metadata } from 'next';
import { ImportScreen } from '@/components/admin/transfer/import-screen';
import { gateAdmin } from '@/lib/auth/session/current-user';

export const metadata: Metadata = { title: 'Import and Export' };

export default async function ImportPage() {
  await gateAdmin();
  return <ImportScreen />;
}
