import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '@/components/admin/api/call-api';
import type { Undo } from '@/components/admin/api/use-change';
import { figure } from '@/components/admin/display/figures';
import type { Option } from '@/components/admin/inputs/combobox';
import { RemoveDialog } from '@/components/admin/list/remove-dialog';
import type { listUses } from '@/lib/admin/keeping/uses';
import { listsShowing, resources } from '@/lib/resources/registry';
import { type Resource, startingNoun } from '@/lib/resources/resource';
import { HeirChoice } from './heir-choice';
import { type Row, rowName } from './resource-facts';

type Props = { resource: Resource; row: Row; undo: () => Undo | undefined; onClose: () => void };
type Use = Awaited<ReturnType<typeof listUses>>[number];

/** Says beforehand what names the row, and offers another row to take its place. */
export function RemoveRow({ resource, row, undo, onClose }: Props) {
  const { name, noun } = resource;
  const path = `/api/admin/${name}/${row.id}`;
  const uses = useQuery({
    queryKey: ['uses', path],
    queryFn: ({ signal }) => callApi<Use[]>(`${path}/uses`, { signal }),
    gcTime: 0,
  });
  const [heir, setHeir] = useState<Option>();
  const used = uses.data ?? [];
  /** Whoever answers before the uses were read reads them first, if there are any. */
  const mayGo = async () => {
    if (!uses.isPending) return true;
    const { data } = await uses.refetch({ cancelRefetch: false });
    return !data || data.length === 0;
  };
  return (
    <RemoveDialog
      path={heir ? `${path}/merge` : path}
      body={heir && { into: heir.id }}
      mayGo={mayGo}
      verb="Delete"
      noun={noun}
      question={`Are you sure you want to delete this ${noun}?`}
      subject={
        <>
          <span lang="fr">{rowName(row)}</span>
          <span role="status" className="block">
            {used.length > 0 && losses(resource, used, heir)}
          </span>
        </>
      }
      refreshes={[...listsShowing(name), ...used.map((use) => use.resource)]}
      done={`${startingNoun(resource)} deleted successfully`}
      failed={`Failed to delete ${noun}`}
      undo={undo}
      onClose={onClose}
    >
      {used.length > 0 && (
        <HeirChoice resource={resource} row={row} heir={heir} onChoose={setHeir} />
      )}
    </RemoveDialog>
  );
}

function losses({ noun }: Resource, uses: readonly Use[], heir?: Option): string {
  const told = (some: readonly Use[]) => some.map(counted).join(', ');
  if (heir) return `${told(uses)} will have “${heir.name}” instead.`;
  const needed = uses.filter(({ isNeeded }) => isNeeded);
  if (needed.length > 0) return `${told(needed)} cannot be without it: choose another ${noun}.`;
  return `${told(uses)} will lose this ${noun}.`;
}

function counted({ resource, count }: Use): string {
  const { noun, section } = resources[resource];
  return count === 1 ? `1 ${noun}` : `${figure(count)} ${section.label.toLowerCase()}`;
}
