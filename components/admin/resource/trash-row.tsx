import { useId } from 'react';
import { shortDate, shortMoment } from '@/components/admin/display/figures';
import { SelectBox, type Selection } from '@/components/admin/list/selection';
import type { Sent } from '@/components/admin/list/use-list';
import { Button } from '@/components/ui/button';
import type { Trashed } from '@/lib/admin/keeping/trash';
import type { BulkAction } from '@/lib/resources/resource';

type Props = {
  row: Sent<Trashed>;
  selection: Selection;
  onAct: (action: BulkAction) => void;
};

export function TrashRow({ row, selection, onAct }: Props) {
  const titleId = useId();
  const { id, name, slug, deletedAt, deletedBy, goneOn } = row;
  return (
    <li>
      <article aria-labelledby={titleId} className="row-card">
        <SelectBox selection={selection} row={{ id, name }} />
        <div className="row-main">
          <h2 id={titleId} lang="fr" className="row-title">
            {name}
          </h2>
          <ul className="row-facts">
            <li>Slug: {slug}</li>
            <li>
              Deleted on {shortMoment(deletedAt)} by {deletedBy}
            </li>
            <li>Gone for good on {shortDate(goneOn)}</li>
          </ul>
        </div>
        <div className="row-actions">
          <Button
            variant="secondary"
            aria-label={`Restore ${name}`}
            onClick={() => onAct('restore')}
          >
            Restore
          </Button>
          <Button
            variant="secondary"
            aria-label={`Delete for good: ${name}`}
            onClick={() => onAct('purge')}
          >
            Delete for good
          </Button>
        </div>
      </article>
    </li>
  );
}
