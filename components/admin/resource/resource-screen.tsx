'use client';

import { useQuery } from '@tanstack/react-query';
import { usePathname, useSearchParams } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { figure, shortDate, shortMoment } from '@/components/admin/display/shown';
import { FormDialog } from '@/components/admin/form/form-dialog';
import { PageFrame, ViewLinks } from '@/components/admin/shell/page-frame';
import { Button, QuietButton } from '@/components/ui/button';
import type { ListSummary } from '@/lib/admin/list-summary';
import { TRASH_SORTS } from '@/lib/entities/back-office';
import { hasPublication, resources } from '@/lib/entities/registry';
import type { BulkAction, Filter, Resource, ResourceName } from '@/lib/entities/resource';
import { ResourceList } from './resource-list';
import { listAt, useChange } from '@/components/admin/api/call-api';
import { ListView, RowAction, RowCard } from '@/components/admin/list/list-view';
import { SelectBox, useSelection } from '@/components/admin/list/selection';
import { type Sent, useList } from '@/components/admin/list/use-list';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { Trashed } from '@/lib/admin/history/trash';
import { BulkBar, BulkDialog, countOf } from './bulk-actions';

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

/** Counts and choices come after the list, which does not wait for them. */
function useSummary({ name, filters = [] }: Resource) {
  const { data } = useQuery<ListSummary>({ queryKey: [`/api/admin/${name}/summary`] });
  const filled = filters.map((filter) => ({
    ...filter,
    choices: choicesOf(filter, data?.choices),
  }));
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

const STATES = [
  { label: 'Published', state: 'published' },
  { label: 'Scheduled', state: 'scheduled' },
  { label: 'Drafts', state: 'draft' },
] as const;

type ViewsProps = { resource: Resource; counts?: ListSummary['counts'] };

/** The lists of one page: what is there by its state, and what was deleted. */
function Views({ resource, counts }: ViewsProps) {
  const path = usePathname();
  const params = useSearchParams();
  const hasStates = hasPublication(resource);
  const isTrash = params.get('view') === TRASH;
  // Where no tab is a state, it is a filter like others.
  const left = hasStates ? [...LEFT, 'state'] : LEFT;
  /** What was looked for stays; the trash knows no filters. */
  const linkTo = (
    label: string,
    count: keyof ListSummary['counts'],
    set: Record<string, string>,
  ) => {
    const kept = [...params].filter(([name]) => (set.view ? name === 'q' : !left.includes(name)));
    const address = new URLSearchParams([...Object.entries(set), ...kept]);
    const isState = !hasStates || (params.get('state') ?? undefined) === set.state;
    return {
      label,
      href: path + (address.size > 0 ? `?${address}` : ''),
      isHere: set.view ? isTrash : !isTrash && isState,
      count: counts && figure(counts[count] ?? 0),
    };
  };
  const links = [
    linkTo('All', 'all', {}),
    ...(hasStates ? STATES.map(({ label, state }) => linkTo(label, state, { state })) : []),
    linkTo('Trash', 'trash', { view: TRASH }),
  ];
  return <ViewLinks label="Views" className="views" links={links} />;
}

const LEFT = ['view', 'page', 'edit', 'revision', 'create'];

const TRASH = 'trash';
const ACTIONS: readonly BulkAction[] = ['restore', 'purge'];

type Row = Sent<Trashed>;
type OpenTrashed = { action: BulkAction; row: Row } | 'empty' | undefined;

function TrashList({ resource }: { resource: Resource }) {
  const { name, section } = resource;
  const list = useList<Row>({
    path: `/api/admin/${name}/trash`,
    sorts: TRASH_SORTS,
    view: TRASH,
    searchLabel: `Search deleted ${section.label.toLowerCase()}`,
    emptyText: 'The trash is empty',
    emptyHint: 'What is deleted stays here for 30 days.',
  });
  const selection = useSelection();
  const [open, setOpen] = useState<OpenTrashed>();
  const { rows = [], total = 0 } = list.query.data ?? {};
  const close = () => setOpen(undefined);
  const bar = total > 0 && (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
      <BulkBar resource={resource} selection={selection} actions={ACTIONS} shown={rows} />
      <QuietButton onClick={() => setOpen('empty')}>Empty trash</QuietButton>
    </div>
  );
  return (
    <>
      <ListView list={list} bar={bar}>
        {(row) => (
          <RowCard
            key={row.id}
            title={row.name}
            lang="fr"
            before={<SelectBox selection={selection} row={row} />}
            facts={[
              `Slug: ${row.slug}`,
              `Deleted on ${shortMoment(row.deletedAt)} by ${row.deletedBy}`,
              `Gone for good on ${shortDate(row.goneOn)}`,
            ]}
            actions={
              <>
                <RowAction verb="Restore" onClick={() => setOpen({ action: 'restore', row })} />
                <RowAction
                  verb="Delete for good"
                  hasColon
                  onClick={() => setOpen({ action: 'purge', row })}
                />
              </>
            }
          />
        )}
      </ListView>
      {open === 'empty' && <EmptyTrash resource={resource} onClose={close} />}
      {open !== undefined && open !== 'empty' && (
        <BulkDialog
          resource={resource}
          action={open.action}
          chosen={[open.row]}
          shown={[open.row]}
          onDone={() => selection.change([open.row], false)}
          onClose={close}
        />
      )}
    </>
  );
}

type EmptyProps = { resource: Resource; onClose: () => void };

/** What a colleague deletes while the question stands there stays in the trash. */
function EmptyTrash({ resource, onClose }: EmptyProps) {
  const { name, section } = resource;
  const path = `/api/admin/${name}/trash`;
  const newest = useQuery({ ...listAt<Row>(`${path}?limit=1`), gcTime: 0 });
  const { rows: [last] = [], total = 0 } = newest.data ?? {};
  const emptying = useChange({
    done: `Trash of ${section.label.toLowerCase()} emptied`,
    failed: 'Failed to empty the trash',
    onFailed: onClose,
  });
  const empty = () => {
    if (newest.isError) return void newest.refetch();
    if (!last) return onClose();
    const query = new URLSearchParams({ until: last.deletedAt });
    emptying.mutate({ path: `${path}?${query}`, method: 'DELETE' }, { onSuccess: onClose });
  };
  return (
    <ConfirmDialog
      title="Empty trash"
      question="Are you sure you want to delete all that is in this trash for good? This action cannot be undone."
      subject={newest.data && countOf(resource, total)}
      refusal={
        newest.isError &&
        'What is in the trash could not be counted: “Empty trash” counts again first.'
      }
      confirmLabel="Empty trash"
      busyLabel={emptying.isPending ? 'Deleting...' : 'Counting...'}
      isBusy={emptying.isPending || newest.isFetching}
      onConfirm={empty}
      onCancel={onClose}
    />
  );
}
