import type { Metadata } from 'next';
import { SettingsScreen } from '@/components/admin/settings/settings-screen';
import { gateAdmin } from '@/lib/auth/session/current-user';

export const metadata: Metadata = { title: 'Site Settings' };

export default async function SettingsPage() {
  await gateAdmin();
  return <SettingsScreen />;
}
