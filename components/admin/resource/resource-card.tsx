import { useId } from 'react';
import { PublicLink } from '@/components/admin/display/publication';
import { Button } from '@/components/ui/button';
import type { Resource } from '@/lib/resources/resource';
import { ResourceFacts, type Row, rowName } from './resource-facts';

type Props = { resource: Resource; row: Row; onEdit: () => void; onRemove: () => void };

export function ResourceCard({ resource, row, onEdit, onRemove }: Props) {
  const titleId = useId();
  const name = rowName(row);
  return (
    <li>
      <article aria-labelledby={titleId} className="row-card">
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
