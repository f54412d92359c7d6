import { type KeyboardEvent, type MouseEvent, useId } from 'react';
import { PublicLink } from '@/components/admin/display/publication';
import { RowAction, RowName } from '@/components/admin/list/row-card';
import { SelectBox, type Selection } from '@/components/admin/list/selection';
import { uploadedPicture } from '@/lib/media/picture-name';
import type { Resource } from '@/lib/entities/resource';
import { ResourceFacts, type Row, rowName } from './resource-facts';

type Props = {
  resource: Resource;
  row: Row;
  /** Absent where nothing can be done to many rows at once. */
  selection?: Selection;
  onEdit: () => void;
  onRemove: () => void;
};

export function ResourceCard({ resource, row, selection, onEdit, onRemove }: Props) {
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
