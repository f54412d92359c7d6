import { useQuery } from '@tanstack/react-query';
import { callList } from '@/components/admin/api/call-api';
import { useChange } from '@/components/admin/api/use-change';
import type { Sent } from '@/components/admin/list/use-list';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { Trashed } from '@/lib/admin/keeping/trash';
import { listsShowing } from '@/lib/resources/registry';
import type { Resource } from '@/lib/resources/resource';
import { countOf } from './bulk-actions';

type Props = { resource: Resource; onClose: () => void };

/** What a colleague deletes while the question stands there stays in the trash. */
export function EmptyTrash({ resource, onClose }: Props) {
  const { name, section } = resource;
  const path = `/api/admin/${name}/trash`;
  const newest = useQuery({
    queryKey: [name, 'newest in trash'],
    queryFn: ({ signal }) => callList<Sent<Trashed>>(`${path}?limit=1`, signal),
    gcTime: 0,
  });
  const { rows: [last] = [], total = 0 } = newest.data ?? {};
  const emptying = useChange({
    refreshes: listsShowing(name),
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
      subject={
        newest.isError ? (
          <span role="alert" className="field-error block">
            What is in the trash could not be counted: “Empty trash” counts again first.
          </span>
        ) : (
          newest.data && countOf(resource, total)
        )
      }
      confirmLabel="Empty trash"
      cancelLabel="Cancel"
      busyLabel={emptying.isPending ? 'Deleting...' : 'Counting...'}
      isBusy={emptying.isPending || newest.isFetching}
      onConfirm={empty}
      onCancel={onClose}
    />
  );
}
