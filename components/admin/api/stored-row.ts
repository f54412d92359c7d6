import type { ResourceName } from '@/lib/entities/resource';
import { callApi } from './call-api';

/** How a query reads the whole of one row, for whoever only needs to know what it is called. */
export function storedRow(resource: ResourceName, id: string) {
  return {
    queryKey: [resource, 'row', id],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      callApi<Record<string, unknown>>(`/api/admin/${resource}/${id}`, { signal }),
    enabled: id !== '',
  };
}
