import type { Metadata } from 'next';
import { Dashboard } from '@/components/admin/dashboard/dashboard';
import { PageFrame } from '@/components/admin/shell/page-frame';
import { AdminLink } from '@/components/admin/shell/sections';
import { buttonClass } from '@/components/ui/button';
import { getSummary } from '@/lib/admin/dashboard';
import { gateStaff } from '@/lib/auth/session/current-user';
import { paths } from '@/lib/paths';

// A refusal is sent with this title too, so it gives no word of the page away.
export const metadata: Metadata = { title: 'Dashboard' };

export default async function DashboardPage() {
  const person = await gateStaff();
  const summary = await getSummary(person);
  return (
    <PageFrame
      title="Admin Dashboard"
      subtitle={`Signed in as ${person.email ?? person.firstName}`}
      isHome
      actions={
        <div className="flex flex-wrap gap-2">
          <a href={paths.home} className={buttonClass.secondary}>
            Back to Site
          </a>
          <AdminLink
            href={`${paths.adminSection('articles')}?create`}
            className={buttonClass.primary}
          >
            Create Article
          </AdminLink>
        </div>
      }
    >
      <Dashboard summary={summary} />
    </PageFrame>
  );
}
