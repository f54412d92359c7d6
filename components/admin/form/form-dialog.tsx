import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { NotLoaded, Waiting } from '@/components/admin/display/waiting';
import type { EditedItem } from '@/lib/entities/form-values';
import type { Resource } from '@/lib/entities/resource';
import { type FormHandle, ResourceForm } from './resource-form';
import type { ProposalOfForm } from './use-resource-form';

type Props = {
  resource: Resource;
  editedId?: string;
  /** Opens with this one of its revisions. */
  revision?: string;
  /** Opens the form filled in by somebody else, and is accepted by saving it. */
  proposal?: ProposalOfForm;
  onClose: () => void;
};

export function FormDialog({ resource, editedId, proposal, onClose, ...props }: Props) {
  const [readId, setReadId] = useState(editedId);
  // After a save that stays: the form goes on as it is, with this as its row.
  const [saved, setSaved] = useState<EditedItem>();
  const item = useItem(resource, readId);
  const form = useRef<FormHandle>(null);
  const [isAsking, setAsking] = useState(false);
  const [revision, setRevision] = useState(props.revision);
  const askToClose = () => (form.current?.hasChanges() ? setAsking(true) : onClose());
  return (
    <Dialog
      title={readId || saved ? resource.editTitle : resource.createTitle}
      closeLabel="Close"
      size={sizeOf(resource)}
      onClose={askToClose}
    >
      {item.isFetching ? (
        <Waiting />
      ) : item.isError ? (
        <div className="p-5">
          <NotLoaded what={`This ${resource.noun}`} {...item} />
        </div>
      ) : (
        <ResourceForm
          ref={form}
          key={item.dataUpdatedAt}
          resource={resource}
          item={saved ?? item.data}
          proposal={proposal}
          isAskingToClose={isAsking}
          revision={revision}
          onReload={() => {
            setRevision(undefined);
            setSaved(undefined);
            if (saved && saved.id !== readId) setReadId(saved.id);
            else void item.refetch();
          }}
          onStayed={setSaved}
          onAskToClose={askToClose}
          onKeepEditing={() => setAsking(false)}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

/** What is beside a text needs the whole of a wide screen. */
function sizeOf({ fields, isWide }: Resource) {
  if (fields.some(({ isAside }) => isAside)) return 'full';
  return isWide ? 'large' : 'medium';
}

/** Read again each time it opens, because somebody else may have saved in the meantime. */
function useItem({ name }: Resource, id: string | undefined) {
  return useQuery<EditedItem>({
    queryKey: ['item', `/api/admin/${name}/${id}`],
    enabled: id !== undefined,
    gcTime: 0,
  });
}
