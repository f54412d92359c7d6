'use client';

import { useQuery } from '@tanstack/react-query';
import { callList } from '@/lib/api/client';
import { growthText } from './growth';

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
    <dl className="stat-grid mb-6">
      <Stat label="Total Subscribers" value={data && number.format(data.total)} />
      <Stat label="Active Subscribers" value={data && number.format(data.active)} />
      <Stat label="Growth Rate" value={data && growthText(data.active)} />
    </dl>
  );
}

const number = new Intl.NumberFormat('en');

function Stat({ label, value }: { label: string; value: string | undefined }) {
  return (
    <div className="stat">
      <dt>{label}</dt>
      <dd>{value ?? '–'}</dd>
    </div>
  );
}
