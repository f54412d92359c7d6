import type { Metadata } from 'next';
import { ImportScreen } from '@/components/admin/transfer/import-screen';
import { gateStaff } from '@/lib/auth/session/current-user';

export const metadata: Metadata = { title: 'Import and Export' };

type Props = { searchParams: Promise<Record<string, unknown>> };

export default async function ImportPage({ searchParams }: Props) {
  const { isAdmin } = await gateStaff();
  const { list } = await searchParams;
  return <ImportScreen first={isAdmin && list === 'subscribers' ? list : undefined} />;
}
