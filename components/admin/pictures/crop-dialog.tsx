import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '@/components/admin/api/call-api';
import { showFailure, showSuccess } from '@/components/admin/api/call-outcome';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { type Area, areaOfShape, within } from './crop-area';
import { CropFields } from './crop-fields';
import { CropPicture } from './crop-picture';
import type { LibraryPicture } from './library-screen';
import { useReplace } from './replace-dialog';
import { isInUse } from './use-list-of-picture';

type Props = { picture: LibraryPicture; onClose: () => void };

export function CropDialog({ picture, onClose }: Props) {
  const client = useQueryClient();
  const [shape, setShape] = useState<number>();
  const [area, setArea] = useState<Area>(() => areaOfShape(picture, undefined));
  const { replace, isPending: isReplacing } = useReplace(picture.url, onClose);
  const crop = useMutation({
    mutationFn: () =>
      callApi<{ url: string }>('/api/admin/media/crop', {
        method: 'POST',
        body: { url: picture.url, ...within(picture, area) },
      }),
    onSuccess: async ({ url }) => {
      if (isInUse(picture)) return replace(url);
      showSuccess('Picture cropped successfully');
      await client.invalidateQueries({ queryKey: ['media'] });
      onClose();
    },
    onError: (error) => showFailure(error, 'Failed to crop picture'),
  });
  const isBusy = crop.isPending || isReplacing;
  const isWhole = area.width === picture.width && area.height === picture.height;
  return (
    <Dialog
      title="Crop the picture"
      closeLabel="Close"
      size="medium"
      onClose={() => !isBusy && onClose()}
    >
      <div className="dialog-body">
        <p>
          {isInUse(picture)
            ? 'Every article that shows this picture will show the part of it, each with a revision. '
            : 'The part becomes a picture of its own. '}
          The whole picture stays at its address.
        </p>
        <CropPicture picture={picture} area={area} shape={shape} onArea={setArea} />
        <CropFields
          picture={picture}
          area={area}
          onArea={setArea}
          onShape={(chosen) => {
            setShape(chosen);
            setArea(areaOfShape(picture, chosen));
          }}
        />
      </div>
      <footer className="dialog-footer">
        <Button variant="secondary" onClick={() => !isBusy && onClose()}>
          Cancel
        </Button>
        <Button
          disabled={isWhole}
          isBusy={isBusy}
          busyLabel="Cropping..."
          onClick={() => crop.mutate()}
        >
          Crop
        </Button>
      </footer>
    </Dialog>
  );
}
