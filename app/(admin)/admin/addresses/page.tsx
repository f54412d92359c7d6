import type { Metadata } from 'next';
import { AddressesScreen } from '@/components/admin/addresses/addresses-screen';
import { gateStaff } from '@/lib/auth/session/current-user';

export const metadata: Metadata = { title: 'Addresses' };

export default async function AddressesPage() {
  await gateStaff();
  return <AddressesScreen />;
}
