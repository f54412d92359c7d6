import { useState } from 'react';
import { refusalOf } from '@/components/admin/api/call-api';
import { useChange } from '@/components/admin/api/use-change';
import { shortDate } from '@/components/admin/display/figures';
import { EditDialog, type Editable } from '@/components/admin/form/edit-dialog';
import { ListView } from '@/components/admin/list/list-view';
import { RowAction } from '@/components/admin/list/row-card';
import { type ListDescriptor, type Sent, useList } from '@/components/admin/list/use-list';
import { Badge } from '@/components/ui/badge';
import type { Redirect } from '@/lib/admin/addresses/lists';
import { shownPath } from '@/lib/entities/addresses/path';
import { REDIRECT_SORTS, redirectSchema } from '@/lib/entities/addresses/redirect';
import { AddressCard } from './address-card';

type Row = Sent<Redirect>;

const LIST: ListDescriptor = {
  name: 'addresses',
  path: '/api/admin/addresses/redirects',
  sorts: REDIRECT_SORTS,
  searchLabel: 'Search redirects',
  emptyText: 'No redirects found',
  emptyHint: 'What you redirect by hand stands here. Renamed pages lead on by themselves.',
};

const REDIRECT: Editable = {
  noun: 'redirect',
  path: LIST.path,
  fields: [
    {
      name: 'source',
      label: 'From',
      input: 'path',
      required: true,
      isFrench: true,
      max: 500,
      hint: 'A path of this site where no page is, such as /ancienne-page',
    },
    {
      name: 'target',
      label: 'To',
      input: 'path',
      required: true,
      isFrench: true,
      max: 500,
      hint: 'The path of the page that readers shall see, such as /villes/fes',
    },
  ],
  schema: redirectSchema,
  refreshes: [LIST.name],
  saveButton: 'Save Redirect',
};

type DialogProps = { row?: Row; source?: string; onClose: () => void };

export function RedirectDialog({ row, source, onClose }: DialogProps) {
  return (
    <EditDialog
      of={REDIRECT}
      title={row ? 'Edit Redirect' : 'Add Redirect'}
      size="medium"
      item={row}
      start={{ source }}
      onClose={onClose}
    />
  );
}

export function RedirectList() {
  const list = useList<Row>(LIST);
  const [edited, setEdited] = useState<Row>();
  const restoring = useChange({
    refreshes: [LIST.name],
    done: 'Redirect restored successfully',
    failed: (error) => ['Failed to restore redirect', refusalOf(error) ?? []].flat().join('. '),
  });
  return (
    <>
      <ListView
        list={list}
        removal={({ id, source, target }) => ({
          path: `${LIST.path}/${id}`,
          verb: 'Delete',
          noun: 'redirect',
          question: 'Are you sure you want to delete this redirect?',
          subject: shownPath(source),
          done: 'Redirect deleted successfully',
          failed: 'Failed to delete redirect',
          undo: () => () =>
            restoring.mutate({ path: LIST.path, method: 'POST', body: { source, target } }),
        })}
      >
        {(row, remove) => (
          <RedirectCard key={row.id} row={row} onEdit={() => setEdited(row)} onRemove={remove} />
        )}
      </ListView>
      {edited && (
        <RedirectDialog
          row={list.query.data?.rows.find(({ id }) => id === edited.id) ?? edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

type CardProps = { row: Row; onEdit: () => void; onRemove: () => void };

function RedirectCard({ row, onEdit, onRemove }: CardProps) {
  const { source, target, createdAt, isHidden } = row;
  return (
    <AddressCard
      path={source}
      leadsTo={target}
      badge={isHidden && <Badge tone="amber">A page lives here</Badge>}
      facts={[
        `Added ${shortDate(createdAt)}`,
        isHidden && 'Readers see the page, and not the redirect',
      ]}
      actions={
        <>
          <RowAction verb="Edit" onClick={onEdit} />
          <RowAction verb="Delete" onClick={onRemove} />
        </>
      }
    />
  );
}
