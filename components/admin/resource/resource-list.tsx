import { useQuery } from '@tanstack/react-query';
import { useId, useState, useSyncExternalStore } from 'react';
import { ONCE, type Undo, refusalOf, useChange } from '@/components/admin/api/call-api';
import { count } from '@/components/admin/display/shown';
import { quietly } from '@/components/admin/form/draft';
import { Combobox, type Option } from '@/components/admin/inputs/reference-input';
import { ListView, RemoveDialog } from '@/components/admin/list/list-view';
import { type Selected, useSelection } from '@/components/admin/list/selection';
import { useList } from '@/components/admin/list/use-list';
import { QuietButton } from '@/components/ui/button';
import type { listUses } from '@/lib/admin/history/trash';
import { resources } from '@/lib/entities/registry';
import {
  type BulkAction,
  type Filter,
  type Resource,
  isSearched,
  startingNoun,
} from '@/lib/entities/resource';
import { BulkBar, type Former, countOf, refusalsIn } from './bulk-actions';
import { ResourceCard, type Row, rowName } from './resource-card';

const CARDS = { fields: 'card' };

type Props = {
  resource: Resource;
  /** With the choices that the rows have. */
  filters: readonly Filter[];
  onEdit: (row: Row) => void;
};

export function ResourceList({ resource, filters, onEdit }: Props) {
  const { name, section, sorts, bulk } = resource;
  const [isDense, turnDensity] = useDensity();
  const list = useList<Row>({
    path: `/api/${name}`,
    sorts,
    filters,
    more: CARDS,
    searchLabel: `Search ${section.label.toLowerCase()}`,
    isRanked: isSearched(name),
    emptyText: resource.emptyText,
  });
  const selection = useSelection();
  const { rows = [], total } = list.query.data ?? {};
  const shown = rows.map((row) => ({ id: row.id, name: rowName(row) }));
  const [removed, setRemoved] = useState<Row>();
  const undoOf = useUndo(resource);
  const bar = (
    <div className="list-bar">
      {bulk && (
        <BulkBar
          resource={resource}
          selection={selection}
          shown={shown}
          actions={bulk}
          undoOf={undoOf}
        />
      )}
      <p className="ml-auto text-muted">{total !== undefined && countOf(resource, total)}</p>
      <QuietButton aria-pressed={isDense} onClick={turnDensity}>
        Dense rows
      </QuietButton>
    </div>
  );
  return (
    <>
      <ListView
        list={list}
        bar={bar}
        className={isDense ? 'list-dense' : resource.isWide ? '' : 'list-columns'}
      >
        {(row) => (
          <ResourceCard
            key={row.id}
            resource={resource}
            row={row}
            selection={bulk && selection}
            onEdit={() => onEdit(row)}
            onRemove={() => setRemoved(row)}
          />
        )}
      </ListView>
      {removed && (
        <RemoveRow
          resource={resource}
          row={removed}
          undo={() => undoOf('delete', [{ id: removed.id, name: rowName(removed) }])}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </>
  );
}

/** The toast that offers it outlives the dialog that asked. */
function useUndo(resource: Resource) {
  const { name, noun } = resource;
  const [undone, setUndone] = useState<readonly Selected[]>([]);
  const [isRestored, setRestored] = useState(false);
  const undoing = useChange({
    done: isRestored
      ? `${startingNoun(resource)} restored successfully`
      : 'Publication is as it was before',
    failed: (error) => {
      const said = isRestored ? `Failed to restore ${noun}` : 'Failed to undo';
      return [said, firstRefusal(error, undone) ?? refusalOf(error) ?? []].flat().join('. ');
    },
  });
  return (
    action: BulkAction,
    rows: readonly Selected[],
    { former = [] }: { former?: Former[] } = {},
  ): Undo | undefined => {
    const isDeleted = action === 'delete';
    if (!isDeleted && former.length === 0) return undefined;
    return () => {
      setUndone(rows);
      setRestored(isDeleted);
      const body = isDeleted
        ? { action: 'restore', ids: rows.map(({ id }) => id) }
        : { action: 'redate', rows: former };
      undoing.mutate({ path: `/api/admin/${name}/bulk`, method: 'POST', body });
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

const KEY = 'admin-rows';
const DENSE = 'dense';

/** A choice of this browser, for all lists: cards with all they say, or a line for each row. */
function useDensity() {
  const isOn = useSyncExternalStore(listen, isDense, () => false);
  const turn = () => {
    quietly(() => localStorage.setItem(KEY, isOn ? 'cards' : DENSE));
    // Other windows hear it by themselves.
    dispatchEvent(new Event('storage'));
  };
  return [isOn, turn] as const;
}

const isDense = () => quietly(() => localStorage.getItem(KEY)) === DENSE;

function listen(change: () => void) {
  addEventListener('storage', change);
  return () => removeEventListener('storage', change);
}

type RemoveProps = {
  resource: Resource;
  row: Row;
  undo: () => Undo | undefined;
  onClose: () => void;
};
type Use = Awaited<ReturnType<typeof listUses>>[number];

/** Says beforehand what names the row, and offers another row to take its place. */
function RemoveRow({ resource, row, undo, onClose }: RemoveProps) {
  const { name, noun } = resource;
  const path = `/api/admin/${name}/${row.id}`;
  const uses = useQuery<Use[]>({ queryKey: [`${path}/uses`], ...ONCE });
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
  const list = (some: readonly Use[]) =>
    some.map((use) => countOf(resources[use.resource], use.count)).join(', ');
  if (heir) return `${list(uses)} will have “${heir.name}” instead.`;
  const needed = uses.filter(({ isNeeded }) => isNeeded);
  if (needed.length > 0) return `${list(needed)} cannot be without it: choose another ${noun}.`;
  return `${list(uses)} will lose this ${noun}.`;
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
          <QuietButton onClick={() => onChoose(undefined)}>Choose none</QuietButton>
        </p>
      )}
      <Combobox
        control={{
          id,
          'aria-describedby': isItself ? `${id}-error` : undefined,
          'aria-invalid': isItself ? true : undefined,
        }}
        resource={resource.name}
        placeholder="Type to search"
        onChoose={choose}
      />
      {isItself && (
        <p id={`${id}-error`} role="alert" className="field-error">
          This is the {resource.noun} that will be deleted.
        </p>
      )}
    </div>
  );
}
