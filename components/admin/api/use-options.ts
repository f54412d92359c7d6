'use client';

import { useQuery } from '@tanstack/react-query';
import { callList } from '@/lib/api/client';
import type { ResourceName } from '@/lib/resources/resource';

type Option = { id: string; name: string };

const PART = 1000;

/** All rows of a resource by name, for a select; read again when one of them changes. */
export function useOptions(resource: ResourceName) {
  return useQuery({
    queryKey: [resource, 'options'],
    queryFn: ({ signal }) => readAll(resource, signal),
  });
}

async function readAll(resource: ResourceName, signal: AbortSignal): Promise<Option[]> {
  const options: Option[] = [];
  for (let total = 1; options.length < total;) {
    const call = `/api/${resource}?fields=card&limit=${PART}&offset=${options.length}`;
    const part = await callList<Option>(call, signal);
    if (part.rows.length === 0) break;
    options.push(...part.rows.map(({ id, name }) => ({ id, name })));
    total = part.total;
  }
  return options;
}
