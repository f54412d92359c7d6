import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listAt } from '@/components/admin/api/call-api';
import { useChange } from '@/components/admin/api/use-change';
import { shortDate, shortMoment } from '@/components/admin/display/figures';
import { ListView, RowAction, RowCard } from '@/components/admin/list/list-view';
import { SelectBox, useSelection } from '@/components/admin/list/selection';
import { type Sent, type Sort, useList } from '@/components/admin/list/use-list';
import { QuietButton } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { Trashed } from '@/lib/admin/history/trash';
import type { BulkAction, Resource } from '@/lib/entities/resource';
import { BulkBar, BulkDialog, countOf } from './bulk-actions';

export const TRASH = 'trash';
const ACTIONS: readonly BulkAction[] = ['restore', 'purge'];
const SORTS: readonly Sort[] = [
  { key: '-deletedAt', label: 'Deleted last' },
  { key: 'deletedAt', label: 'Deleted first' },
];

type Row = Sent<Trashed>;
type Open = { action: BulkAction; row: Row } | 'empty' | undefined;

export function TrashList({ resource }: { resource: Resource }) {
  const { name, section } = resource;
  const list = useList<Row>({
    path: `/api/admin/${name}/trash`,
    sorts: SORTS,
    view: TRASH,
    searchLabel: `Search deleted ${section.label.toLowerCase()}`,
    emptyText: 'The trash is empty',
    emptyHint: 'What is deleted stays here for 30 days.',
  });
  const selection = useSelection();
  const [open, setOpen] = useState<Open>();
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
