import { type KeyboardEvent, type MouseEvent, useId, useState, useSyncExternalStore } from 'react';
import { ListView } from '@/components/admin/list/list-view';
import {
  SelectBox,
  SelectPage,
  type Selected,
  type Selection,
  useSelection,
} from '@/components/admin/list/selection';
import { useList } from '@/components/admin/list/use-list';
import { type BulkAction, type Filter, type Resource, startingNoun } from '@/lib/entities/resource';
import { refusalOf } from '@/components/admin/api/call-api';
import { type Undo, useChange } from '@/components/admin/api/use-change';
import { count } from '@/components/admin/display/figures';
import { listsShowing } from '@/lib/entities/registry';
import { PublicLink } from '@/components/admin/display/publication';
import { RowAction, RowName } from '@/components/admin/list/row-card';
import { uploadedPicture } from '@/lib/media/picture-name';
import { Button } from '@/components/ui/button';
import { BulkActions, type Former, countOf, refusalsIn } from './bulk-actions';
import { RemoveRow } from './remove-row';
import { ResourceFacts, type Row, rowName } from './resource-facts';

const CARDS = { fields: 'card' };

type Props = {
  resource: Resource;
  /** With the choices that the rows have. */
  filters: readonly Filter[];
  onEdit: (row: Row) => void;
};

export function ResourceList({ resource, filters, onEdit }: Props) {
  const { name, section, sorts, bulk } = resource;
  const isDense = useDensity();
  const list = useList<Row>({
    name,
    path: `/api/${name}`,
    sorts,
    filters,
    more: CARDS,
    searchLabel: `Search ${section.label.toLowerCase()}`,
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
        <>
          <SelectPage selection={selection} shown={shown} />
          <BulkActions
            resource={resource}
            selection={selection}
            shown={shown}
            actions={bulk}
            undoOf={undoOf}
          />
        </>
      )}
      <p className="list-count">{total !== undefined && countOf(resource, total)}</p>
      <DensityButton />
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

type ResourceCardProps = {
  resource: Resource;
  row: Row;
  /** Absent where nothing can be done to many rows at once. */
  selection?: Selection;
  onEdit: () => void;
  onRemove: () => void;
};

function ResourceCard({ resource, row, selection, onEdit, onRemove }: ResourceCardProps) {
  const titleId = useId();
  const name = rowName(row);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
    event.preventDefault();
    onEdit();
  };
  return (
    <li>
      {/* A click or Enter on the row does what its Edit button does, which everybody can reach. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <article
        aria-labelledby={titleId}
        className="row-card row-opens"
        tabIndex={-1}
        data-row=""
        onClick={(event) => isOnRow(event) && onEdit()}
        onKeyDown={onKeyDown}
      >
        {selection && <SelectBox selection={selection} row={{ id: row.id, name }} />}
        <Thumbnail row={row} />
        <div className="row-main">
          <ResourceFacts name={resource.name} row={row} titleId={titleId} />
        </div>
        <div className="row-actions">
          <PublicLink resource={resource} row={row} name={name} />
          <RowName value={name}>
            <RowAction verb="Edit" onClick={onEdit} />
            <RowAction verb="Delete" onClick={onRemove} />
          </RowName>
        </div>
      </article>
    </li>
  );
}

/** Not on what does something else, and not at the end of marking a text to copy it. */
function isOnRow({ target }: MouseEvent): boolean {
  const isControl = target instanceof Element && target.closest('a, button, input, label') !== null;
  return !isControl && !getSelection()?.toString();
}

/** Of our own pictures alone: another host would learn who works here, and when. */
function Thumbnail({ row }: { row: Row }) {
  if (!('imageUrl' in row)) return null;
  const picture = row.imageUrl ? uploadedPicture(row.imageUrl) : undefined;
  if (!picture) return <span className="thumbnail" aria-hidden />;
  const smallest = picture.srcSet.split(' ')[0];
  return <img src={smallest} alt="" loading="lazy" decoding="async" className="thumbnail" />;
}

const KEY = 'admin-rows';
const DENSE = 'dense';
const CHANGED = 'density-changed';

/** A choice of this browser, for all lists: cards with all they say, or a line for each row. */
function useDensity(): boolean {
  return useSyncExternalStore(listen, isDense, () => false);
}

function DensityButton() {
  const isOn = useDensity();
  const turn = () => {
    try {
      localStorage.setItem(KEY, isOn ? 'cards' : DENSE);
    } catch {
      // Without storage the lists stay as they are.
    }
    dispatchEvent(new Event(CHANGED));
  };
  return (
    <Button variant="secondary" aria-pressed={isOn} onClick={turn}>
      Dense rows
    </Button>
  );
}

function isDense(): boolean {
  try {
    return localStorage.getItem(KEY) === DENSE;
  } catch {
    return false;
  }
}

function listen(change: () => void) {
  const events = ['storage', CHANGED];
  for (const name of events) addEventListener(name, change);
  return () => {
    for (const name of events) removeEventListener(name, change);
  };
}
