import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '@/components/admin/api/call-api';
import { NotLoaded } from '@/components/admin/display/waiting';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Spinner } from '@/components/ui/spinner';
import type { EditedItem } from '@/lib/resources/form-values';
import type { Resource } from '@/lib/resources/resource';
import { ChangedFields } from './changed-fields';
import { RestoreDialog } from './restore-dialog';
import { RevisionList } from './revision-list';
import { type Sent, useRevisions } from './use-revisions';

type Props = {
  resource: Resource;
  item: EditedItem;
  /** The one that is shown first, if it is there. */
  chosen?: string;
  /** Whether the form below has something that was typed and not saved. */
  isUnsaved: boolean;
  onRestored: () => void;
  onClose: () => void;
};

export function RevisionsDialog(props: Props) {
  const { resource, item, isUnsaved, onRestored, onClose } = props;
  const path = `/api/admin/${resource.name}/${item.id}/revisions`;
  const list = useRevisions(path, props.chosen);
  const { revisions, chosen } = list;
  return (
    <Dialog title="Revisions" closeLabel="Close the revisions" onClose={onClose}>
      <div className="dialog-body">
        {list.isPending && <Spinner />}
        {list.isFailed && <NotLoaded what="The revisions" refetch={list.retry} />}
        {!list.isPending && !list.isFailed && !chosen && (
          <p>There is no revision yet. The next save keeps this state and the new one.</p>
        )}
        {chosen && (
          <div className="revisions">
            <RevisionList
              resource={resource}
              revisions={revisions}
              older={list.older}
              chosen={chosen.id}
              onChoose={list.pick}
            />
            <Chosen
              key={chosen.id}
              path={`${path}/${chosen.id}`}
              resource={resource}
              item={item}
              isUnsaved={isUnsaved}
              onRestored={onRestored}
            />
          </div>
        )}
      </div>
    </Dialog>
  );
}

type Whole = Sent & { row: Record<string, unknown>; previous: Record<string, unknown> | null };
type ChosenProps = Omit<Props, 'chosen' | 'onClose'> & { path: string };

/** What the save changed, and what restoring it would change now. */
function Chosen(props: ChosenProps) {
  const { path, resource, item } = props;
  const [isAsking, setAsking] = useState(false);
  const { data, isError, refetch } = useQuery({
    queryKey: ['revisions', path],
    queryFn: ({ signal }) => callApi<Whole>(path, { signal }),
  });
  if (isError) return <NotLoaded what="The revisions" refetch={refetch} />;
  if (!data) return <Spinner />;
  const { row, previous } = data;
  return (
    <section aria-label="The chosen revision" className="revision">
      <h3 className="form-heading">What this save changed</h3>
      <ChangedFields
        resource={resource}
        before={previous ?? {}}
        after={row}
        sameText="Nothing that the form shows."
      />
      <h3 className="form-heading">What restoring it would change</h3>
      <ChangedFields
        resource={withoutPublication(resource)}
        before={item}
        after={row}
        sameText={`Nothing: the ${resource.noun} is like this now.`}
      />
      <Button variant="secondary" className="w-fit" onClick={() => setAsking(true)}>
        Restore this revision
      </Button>
      {isAsking && <RestoreDialog {...props} onClose={() => setAsking(false)} />}
    </section>
  );
}

/** Restoring leaves it as it is. */
function withoutPublication(resource: Resource): Resource {
  return { ...resource, fields: resource.fields.filter(({ input }) => input !== 'publication') };
}
