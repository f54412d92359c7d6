import { gateAdmin } from '@/lib/auth/gate';
import { paths } from '@/lib/paths';

export default async function DashboardPage() {
  await gateAdmin();
  return (
    <main className="p-8">
      <h1>Admin Dashboard</h1>
      <a href={paths.signOut}>Logout</a>
    </main>
  );
}
