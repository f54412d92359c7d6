'use client';

import { useSearchParams } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { FormDialog } from '@/components/admin/form/form-dialog';
import { PageFrame } from '@/components/admin/shell/page-frame';
import { Button } from '@/components/ui/button';
import { resources } from '@/lib/resources/registry';
import type { ResourceName } from '@/lib/resources/resource';
import { ResourceList } from './resource-list';
import { TrashList } from './trash-list';
import { TRASH, Views } from './views';

type Open = { editedId?: string } | undefined;

type Props = { name: ResourceName; action?: ReactNode };

export function ResourceScreen({ name, action }: Props) {
  const resource = resources[name];
  const isTrash = useSearchParams().get('view') === TRASH;
  const [open, setOpen] = useState<Open>();
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
      <Views view={isTrash ? TRASH : undefined} />
      {isTrash ? (
        <TrashList resource={resource} />
      ) : (
        <ResourceList resource={resource} onEdit={({ id }) => setOpen({ editedId: id })} />
      )}
      {open && (
        <FormDialog
          resource={resource}
          editedId={open.editedId}
          onClose={() => setOpen(undefined)}
        />
      )}
    </PageFrame>
  );
}
