import { useState } from 'react';
import { useChange } from '@/components/admin/api/use-change';
import { UploadPanel, UploadingProvider } from '@/components/admin/media/upload-panel';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { LibraryPicture } from './library-screen';

type Props = { picture: LibraryPicture; onClose: () => void };

export function ReplaceDialog({ picture, onClose }: Props) {
  const [isUploading, setUploading] = useState(false);
  const { replace, isPending } = useReplace(picture.url, onClose);
  return (
    <Dialog
      title="Replace the picture"
      closeLabel="Close"
      size="medium"
      onClose={() => !isUploading && !isPending && onClose()}
    >
      <div className="dialog-body">
        <p>
          Every article that shows this picture will show the new one, each with a revision. The old
          picture stays at its address.
        </p>
        <img src={picture.url} alt="" className="picture-preview" />
        <UploadingProvider value={setUploading}>
          <UploadPanel onUploaded={replace} />
        </UploadingProvider>
      </div>
      <footer className="dialog-footer">
        <Button variant="secondary" onClick={() => !isUploading && !isPending && onClose()}>
          Cancel
        </Button>
      </footer>
    </Dialog>
  );
}

/** All rows or none; the new picture is there already. */
export function useReplace(url: string, onDone: () => void) {
  const change = useChange({
    refreshes: ['media', 'articles'],
    done: 'Picture replaced successfully',
    failed: 'Failed to replace picture',
  });
  const replace = (by: string) =>
    change.mutate(
      { path: '/api/admin/media/replace', method: 'POST', body: { url, by } },
      { onSuccess: onDone },
    );
  return { replace, isPending: change.isPending };
}
