import type { Metadata } from 'next';
import { Dashboard } from '@/components/admin/dashboard/dashboard';
import { buttonClass } from '@/components/ui/button-class';
import { getSummary } from '@/lib/admin/summary';
import { gateAdmin } from '@/lib/auth/session/current-user';
import { paths } from '@/lib/paths';

// A refusal is sent with this title too, so it gives no word of the page away.
export const metadata: Metadata = { title: 'Dashboard' };

export default async function DashboardPage() {
  const admin = await gateAdmin();
  const summary = await getSummary();
  return (
    <main tabIndex={-1} className="admin-main">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="admin-title">Admin Dashboard</h1>
          <p className="mt-1 text-muted">Signed in as {admin.email ?? admin.firstName}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <a href={paths.home} className={buttonClass.secondary}>
            Back to Site
          </a>
          <a href={paths.signOut} className={buttonClass.secondary}>
            Logout
          </a>
        </div>
      </div>
      <Dashboard summary={summary} />
    </main>
  );
}
