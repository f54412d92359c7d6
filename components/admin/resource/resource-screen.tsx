'use client';

import { type ReactNode, useState } from 'react';
import { FormDialog } from '@/components/admin/form/form-dialog';
import { listsShowing } from '@/components/admin/form/use-resource-form';
import { ListToolbar } from '@/components/admin/list/list-toolbar';
import { ListView } from '@/components/admin/list/list-view';
import { RemoveDialog } from '@/components/admin/list/remove-dialog';
import { SelectPage, useSelection } from '@/components/admin/list/selection';
import { useList } from '@/components/admin/list/use-list';
import { PageFrame } from '@/components/admin/shell/page-frame';
import { Button } from '@/components/ui/button';
import { resources } from '@/lib/resources/registry';
import { type ResourceName, startingNoun } from '@/lib/resources/resource';
import { BulkActions } from './bulk-actions';
import { RemovedRow } from './removed-row';
import { ResourceCard } from './resource-card';
import { type Row, rowName } from './resource-facts';

type Open = { what: 'create' } | { what: 'edit' | 'remove'; row: Row } | undefined;

const CARDS = { fields: 'card' };

type Props = { name: ResourceName; action?: ReactNode };

export function ResourceScreen({ name, action }: Props) {
  const resource = resources[name];
  const { noun, section, sorts, filters } = resource;
  const list = useList<Row>({ name, path: `/api/${name}`, sorts, filters, more: CARDS });
  const selection = useSelection();
  const shown = (list.query.data?.rows ?? []).map((row) => ({ id: row.id, name: rowName(row) }));
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <PageFrame
      title={resource.title}
      subtitle={resource.subtitle}
      actions={
        <div className="flex flex-wrap gap-2">
          {action}
          <Button onClick={() => setOpen({ what: 'create' })}>{resource.createButton}</Button>
        </div>
      }
    >
      <ListToolbar list={list} searchLabel={`Search ${section.label.toLowerCase()}`} />
      {resource.bulk && (
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <SelectPage selection={selection} shown={shown} />
          <BulkActions resource={resource} selection={selection} />
        </div>
      )}
      <ListView
        list={list}
        emptyText={resource.emptyText}
        className={resource.isWide ? '' : 'list-columns'}
      >
        {(row) => (
          <ResourceCard
            key={row.id}
            resource={resource}
            row={row}
            selection={resource.bulk && selection}
            onEdit={() => setOpen({ what: 'edit', row })}
            onRemove={() => setOpen({ what: 'remove', row })}
          />
        )}
      </ListView>
      {open?.what === 'create' && <FormDialog resource={resource} onClose={close} />}
      {open?.what === 'edit' && (
        <FormDialog resource={resource} editedId={open.row.id} onClose={close} />
      )}
      {open?.what === 'remove' && (
        <RemoveDialog
          path={`/api/admin/${name}/${open.row.id}`}
          verb="Delete"
          noun={noun}
          question={`Are you sure you want to delete this ${noun}?`}
          subject={<RemovedRow name={name} row={open.row} />}
          refreshes={listsShowing(name)}
          done={`${startingNoun(resource)} deleted successfully`}
          failed={`Failed to delete ${noun}`}
          onClose={close}
        />
      )}
    </PageFrame>
  );
}
