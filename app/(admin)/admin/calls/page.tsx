import type { Metadata } from 'next';
import { ResourceScreen } from '@/components/admin/resource/resource-screen';
import { AdminLink } from '@/components/admin/shell/sections';
import { buttonClass } from '@/components/ui/button';
import { gateStaff } from '@/lib/auth/session/current-user';
import { paths } from '@/lib/paths';
import { resources } from '@/lib/entities/registry';

export const metadata: Metadata = { title: resources.calls.title };

/** Shadows the dynamic page, because only calls are entered as a whole table. */
export default async function CallsPage() {
  await gateStaff();
  return (
    <ResourceScreen
      name="calls"
      action={
        <AdminLink href={`${paths.adminSection('calls')}/many`} className={buttonClass.secondary}>
          Add Many Calls
        </AdminLink>
      }
    />
  );
}
