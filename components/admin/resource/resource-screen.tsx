'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { resources } from '@/lib/resources/registry';
import type { ResourceName } from '@/lib/resources/resource';
import { FormDialog } from '../form/form-dialog';
import { ListToolbar } from '../list/list-toolbar';
import { ListView } from '../list/list-view';
import { useListState } from '../list/use-list-state';
import { usePage } from '@/components/admin/api/use-page';
import { PageFrame } from '../shell/page-frame';
import { RemoveDialog } from './remove-dialog';
import { ResourceCard } from './resource-card';
import type { Row } from './rows';

type Open = { what: 'create' } | { what: 'edit' | 'remove'; row: Row } | undefined;

/** The one list screen of all four resources. */
export function ResourceScreen({ name }: { name: ResourceName }) {
  const resource = resources[name];
  const [state, change] = useListState(resource.sorts);
  const query = usePage<Row>(name, `/api/${name}`, state, { fields: 'card' });
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <PageFrame
      title={resource.title}
      subtitle={resource.subtitle}
      actions={<Button onClick={() => setOpen({ what: 'create' })}>{resource.createButton}</Button>}
    >
      <ListToolbar
        state={state}
        sorts={resource.sorts}
        searchLabel={`Search ${name}`}
        onChange={change}
      />
      <ListView
        query={query}
        state={state}
        emptyText={resource.emptyText}
        className={name === 'articles' ? '' : 'list-columns'}
        onChange={change}
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
        <RemoveDialog resource={resource} row={open.row} onClose={close} />
      )}
    </PageFrame>
  );
}
