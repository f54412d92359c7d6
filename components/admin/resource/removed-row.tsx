import { useQuery } from '@tanstack/react-query';
import { callList } from '@/components/admin/api/call-api';
import { count } from '@/components/admin/display/figures';
import type { ResourceName } from '@/lib/resources/resource';
import { type Row, rowName } from './resource-facts';

/** What a deletion is about, and how many masters lose a specialisation with it. */
export function RemovedRow({ name, row }: { name: ResourceName; row: Row }) {
  const isCategory = name === 'categories';
  const { data } = useQuery({
    queryKey: ['programmes', 'of category', row.slug],
    queryFn: ({ signal }) =>
      callList(`/api/programmes?category=${row.slug}&fields=card&limit=1`, signal),
    enabled: isCategory,
    staleTime: 0,
  });
  return (
    <>
      <span lang="fr">{rowName(row)}</span>
      {data !== undefined && data.total > 0 && (
        <span className="block">{count(data.total, 'master')} will lose this specialisation.</span>
      )}
    </>
  );
}
