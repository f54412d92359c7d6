import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import type { Undo } from '@/components/admin/api/use-change';
import { figure } from '@/components/admin/display/figures';
import { Combobox, type Option } from '@/components/admin/inputs/combobox';
import { RemoveDialog } from '@/components/admin/list/remove-dialog';
import { Button } from '@/components/ui/button';
import type { listUses } from '@/lib/admin/history/references';
import { listsShowing, resources } from '@/lib/entities/registry';
import type { Resource } from '@/lib/entities/resource';
import { type Row, rowName } from './resource-facts';

type Props = { resource: Resource; row: Row; undo: () => Undo | undefined; onClose: () => void };
type Use = Awaited<ReturnType<typeof listUses>>[number];

/** Says beforehand what names the row, and offers another row to take its place. */
export function RemoveRow({ resource, row, undo, onClose }: Props) {
  const { name, noun } = resource;
  const path = `/api/admin/${name}/${row.id}`;
  const uses = useQuery<Use[]>({ queryKey: ['uses', `${path}/uses`], gcTime: 0 });
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
      noun={noun}
      subject={
        <>
          <span lang="fr">{rowName(row)}</span>
          <span role="status" className="block">
            {used.length > 0 && losses(resource, used, heir)}
          </span>
        </>
      }
      refreshes={[...listsShowing(name), ...used.map((use) => use.resource)]}
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
  const list = (some: readonly Use[]) => some.map(counted).join(', ');
  if (heir) return `${list(uses)} will have “${heir.name}” instead.`;
  const needed = uses.filter(({ isNeeded }) => isNeeded);
  if (needed.length > 0) return `${list(needed)} cannot be without it: choose another ${noun}.`;
  return `${list(uses)} will lose this ${noun}.`;
}

function counted({ resource, count }: Use): string {
  const { noun, section } = resources[resource];
  return count === 1 ? `1 ${noun}` : `${figure(count)} ${section.label.toLowerCase()}`;
}

type HeirProps = {
  resource: Resource;
  row: Row;
  heir: Option | undefined;
  onChoose: (heir: Option | undefined) => void;
};

/** Which row takes over what the deleted one had. */
function HeirChoice({ resource, row, heir, onChoose }: HeirProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [isItself, setItself] = useState(false);
  const choose = (option: Option) => {
    setItself(option.id === row.id);
    onChoose(option.id === row.id ? undefined : option);
  };
  return (
    <div className="grid gap-1 px-5 pb-2">
      <label htmlFor={id} className="font-semibold">
        Give them another {resource.noun} (optional)
      </label>
      {heir && (
        <p className="flex flex-wrap items-center gap-2">
          <span lang="fr">{heir.name}</span>
          <Button variant="secondary" onClick={() => onChoose(undefined)}>
            Choose none
          </Button>
        </p>
      )}
      <Combobox
        inputRef={box}
        control={{
          id,
          'aria-describedby': isItself ? `${id}-error` : undefined,
          'aria-invalid': isItself ? true : undefined,
        }}
        resource={resource.name}
        placeholder="Type to search"
        onChoose={choose}
        onBlur={() => undefined}
      />
      {isItself && (
        <p id={`${id}-error`} role="alert" className="field-error">
          This is the {resource.noun} that will be deleted.
        </p>
      )}
    </div>
  );
}
