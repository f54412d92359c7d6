import { refusalOf } from '@/components/admin/api/call-api';
import { useChange } from '@/components/admin/api/use-change';
import type { Selected } from '@/components/admin/list/selection';
import { listsShowing } from '@/lib/resources/registry';
import { type BulkAction, type Resource, startingNoun } from '@/lib/resources/resource';

/** The toast that offers it outlives the dialog that asked. */
export function useUndo(resource: Resource) {
  const { name, noun } = resource;
  const because = (said: string) => (error: Error) =>
    [said, refusalOf(error) ?? []].flat().join('. ');
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
  return (action: BulkAction, rows: readonly Selected[]) => {
    const call = { path: `/api/admin/${name}/bulk`, method: 'POST' } as const;
    if (action === 'delete') {
      restoring.mutate({ ...call, body: { action: 'restore', ids: rows.map(({ id }) => id) } });
    } else {
      const former = rows.map(({ id, publishedAt = null }) => ({ id, publishedAt }));
      redating.mutate({ ...call, body: { action: 'redate', rows: former } });
    }
  };
}
