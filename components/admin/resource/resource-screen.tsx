'use client';

import { useState } from 'react';
import { FormDialog } from '@/components/admin/form/form-dialog';
import { listsShowing } from '@/components/admin/form/use-resource-form';
import { ListToolbar } from '@/components/admin/list/list-toolbar';
import { ListView } from '@/components/admin/list/list-view';
import { RemoveDialog } from '@/components/admin/list/remove-dialog';
import { useList } from '@/components/admin/list/use-list';
import { PageFrame } from '@/components/admin/shell/page-frame';
import { Button } from '@/components/ui/button';
import { resources } from '@/lib/resources/registry';
import type { ResourceName } from '@/lib/resources/resource';
import { ResourceCard } from './resource-card';
import { type Row, rowName } from './resource-facts';

type Open = { what: 'create' } | { what: 'edit' | 'remove'; row: Row } | undefined;

const CARDS = { fields: 'card' };

export function ResourceScreen({ name }: { name: ResourceName }) {
  const resource = resources[name];
  const { entity, noun, sorts } = resource;
  const list = useList<Row>({ name, path: `/api/${name}`, sorts, more: CARDS });
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <PageFrame
      title={resource.title}
      subtitle={resource.subtitle}
      actions={<Button onClick={() => setOpen({ what: 'create' })}>{resource.createButton}</Button>}
    >
      <ListToolbar list={list} searchLabel={`Search ${name}`} />
      <ListView
        list={list}
        emptyText={resource.emptyText}
        className={name === 'articles' ? '' : 'list-columns'}
      >
        {(row) => (
          <ResourceCard
            key={row.id}
            resource={resource}
            row={row}
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
          subject={<span lang="fr">{rowName(open.row)}</span>}
          refreshes={listsShowing(name)}
          done={`${entity} deleted successfully`}
          failed={`Failed to delete ${noun}`}
          onClose={close}
        />
      )}
    </PageFrame>
  );
}
