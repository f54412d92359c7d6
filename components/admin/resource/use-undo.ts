import { useState } from 'react';
import { refusalOf } from '@/components/admin/api/call-api';
import { type Undo, useChange } from '@/components/admin/api/use-change';
import { count } from '@/components/admin/display/figures';
import type { Selected } from '@/components/admin/list/selection';
import { listsShowing } from '@/lib/entities/registry';
import { type BulkAction, type Resource, startingNoun } from '@/lib/entities/resource';
import { type Former, refusalsIn } from './bulk-actions';

/** The toast that offers it outlives the dialog that asked. */
export function useUndo(resource: Resource) {
  const { name, noun } = resource;
  const [undone, setUndone] = useState<readonly Selected[]>([]);
  const because = (said: string) => (error: Error) =>
    [said, firstRefusal(error, undone) ?? refusalOf(error) ?? []].flat().join('. ');
  const restoring = useChange({
    refreshes: listsShowing(name),
    done: `${startingNoun(resource)} restored successfully`,
    failed: because(`Failed to restore ${noun}`),
  });
  const redating = useChange({
    refreshes: listsShowing(name),
    done: 'Publication is as it was before',
    failed: because('Failed to undo'),
  });
  return (
    action: BulkAction,
    rows: readonly Selected[],
    { former = [] }: { former?: Former[] } = {},
  ): Undo | undefined => {
    const call = { path: `/api/admin/${name}/bulk`, method: 'POST' } as const;
    if (action !== 'delete' && former.length === 0) return undefined;
    return () => {
      setUndone(rows);
      if (action === 'delete') {
        restoring.mutate({ ...call, body: { action: 'restore', ids: rows.map(({ id }) => id) } });
      } else {
        redating.mutate({ ...call, body: { action: 'redate', rows: former } });
      }
    };
  };
}

/** A toast has room for one of them. */
function firstRefusal(error: Error, rows: readonly Selected[]): string | undefined {
  const [first, ...others] = refusalsIn(error, rows);
  if (!first) return undefined;
  const more = others.length > 0 ? ` (and ${count(others.length, 'other')})` : '';
  return `${first.name}: ${first.reason}${more}`;
}
