import { useQuery } from '@tanstack/react-query';
import { StatGrid } from '@/components/admin/display/stat-grid';
import { callList } from '@/components/admin/api/call-api';

const PATH = '/api/admin/newsletter?limit=1';

export function SubscriberStats() {
  const { data } = useQuery({
    queryKey: ['newsletter', 'counts'],
    queryFn: async ({ signal }) => {
      const [all, active] = await Promise.all([
        callList(PATH, signal),
        callList(`${PATH}&status=active`, signal),
      ]);
      return { total: all.total, active: active.total };
    },
  });
  return (
    <div className="mb-6">
      <StatGrid
        stats={[
          { label: 'Total Subscribers', value: data?.total },
          { label: 'Active Subscribers', value: data?.active },
          { label: 'Growth Rate', value: data && growthText(data.active) },
        ]}
      />
    </div>
  );
}

/** The specification asks for a tenth of the active subscribers, not for measured growth. */
export function growthText(active: number): string {
  return `+${Math.round(active * 0.1)} this month`;
}
