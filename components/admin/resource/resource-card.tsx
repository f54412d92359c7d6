import { useId } from 'react';
import { PublicLink } from '@/components/admin/display/publication';
import { SelectBox, type Selection } from '@/components/admin/list/selection';
import { Button } from '@/components/ui/button';
import type { Resource } from '@/lib/resources/resource';
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
  return (
    <li>
      <article aria-labelledby={titleId} className="row-card">
        {selection && <SelectBox selection={selection} row={{ id: row.id, name }} />}
        <div className="row-main">
          <ResourceFacts name={resource.name} row={row} titleId={titleId} />
        </div>
        <div className="row-actions">
          <PublicLink resource={resource} row={row} name={name} />
          <Button variant="secondary" aria-label={`Edit ${name}`} onClick={onEdit}>
            Edit
          </Button>
          <Button variant="secondary" aria-label={`Delete ${name}`} onClick={onRemove}>
            Delete
          </Button>
        </div>
      </article>
    </li>
  );
}
