'use client';

import { useSearchParams } from 'next/navigation';
import { type ReactNode, useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { FormDialog } from '@/components/admin/form/form-dialog';
import { PageFrame } from '@/components/admin/shell/page-frame';
import { Button } from '@/components/ui/button';
import { resources } from '@/lib/entities/registry';
import type { Filter, Resource, ResourceName } from '@/lib/entities/resource';
import type { ListSummary } from '@/lib/admin/list-summary';
import { ResourceList } from './resource-list';
import { TrashList } from './trash-list';
import { TRASH, Views } from './views';

type Open = { editedId?: string; revision?: string } | undefined;

type Props = { name: ResourceName; action?: ReactNode };

export function ResourceScreen({ name, action }: Props) {
  const resource = resources[name];
  const params = useSearchParams();
  const summary = useSummary(resource);
  const isTrash = params.get('view') === TRASH;
  const [chosen, setOpen] = useState<Open>();
  const open = chosen ?? openBy(params);
  const close = () => {
    setOpen(undefined);
    leaveOpened(params);
  };
  return (
    <PageFrame
      title={resource.title}
      subtitle={resource.subtitle}
      actions={
        <div className="flex flex-wrap gap-2">
          {action}
          <Button onClick={() => setOpen({})}>{resource.createButton}</Button>
        </div>
      }
    >
      <Views resource={resource} counts={summary.counts} />
      {isTrash ? (
        <TrashList resource={resource} />
      ) : (
        <ResourceList
          resource={resource}
          filters={summary.filters}
          onEdit={({ id }) => setOpen({ editedId: id })}
        />
      )}
      {open && (
        <FormDialog
          resource={resource}
          editedId={open.editedId}
          revision={open.revision}
          onClose={close}
        />
      )}
    </PageFrame>
  );
}

/** The audit log leads to a row and to one of its revisions, the palette to a row or a new one. */
function openBy(params: URLSearchParams): Open {
  const editedId = params.get('edit');
  if (params.has('create')) return {};
  return editedId ? { editedId, revision: params.get('revision') ?? undefined } : undefined;
}

/** What is closed must not open again after a reload. */
function leaveOpened(params: URLSearchParams): void {
  const rest = new URLSearchParams(params);
  for (const name of ['edit', 'revision', 'create']) rest.delete(name);
  if (rest.size === params.size) return;
  history.replaceState(null, '', location.pathname + (rest.size > 0 ? `?${rest}` : ''));
}

const NO_FILTERS: readonly Filter[] = [];

/** Counts and choices come after the list, which does not wait for them. */
function useSummary({ name, filters = NO_FILTERS }: Resource) {
  const { data } = useQuery<ListSummary>({ queryKey: [name, `/api/admin/${name}/summary`] });
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
