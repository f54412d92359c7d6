import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callApi } from '@/components/admin/api/call-api';
import type { ListSummary } from '@/lib/admin/list-summary';
import type { Filter, Resource } from '@/lib/entities/resource';

const NO_FILTERS: readonly Filter[] = [];

/** Counts and choices come after the list, which does not wait for them. */
export function useSummary({ name, filters = NO_FILTERS }: Resource) {
  const { data } = useQuery({
    queryKey: [name, 'summary'],
    queryFn: ({ signal }) => callApi<ListSummary>(`/api/admin/${name}/summary`, { signal }),
  });
  const choices = data?.choices;
  const filled = useMemo(
    () => filters.map((filter) => ({ ...filter, choices: choicesOf(filter, choices) })),
    [filters, choices],
  );
  return { counts: data?.counts, filters: filled };
}

function choicesOf({ name, choices, isOpen }: Filter, known?: ListSummary['choices']) {
  const open = known?.[name] ?? [];
  if (!isOpen) return choices;
  return isOpen === 'month' ? open.map(({ value }) => ({ value, label: monthLabel(value) })) : open;
}

const month = new Intl.DateTimeFormat('en-GB', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const monthLabel = (value: string) => month.format(new Date(`${value}-15T00:00:00Z`));
