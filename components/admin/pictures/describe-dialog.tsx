import { useId, useState } from 'react';
import { useChange } from '@/components/admin/api/use-change';
import { AltTextInput } from '@/components/admin/media/alt-text';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { LibraryPicture } from './library-screen';

type Props = { picture: LibraryPicture; onClose: () => void };

export function DescribeDialog({ picture, onClose }: Props) {
  const id = useId();
  const [alt, setAlt] = useState(picture.alt);
  const save = useChange({
    refreshes: ['media'],
    done: 'Alternative text updated successfully',
    failed: 'Failed to update the alternative text',
  });
  return (
    <Dialog title="Describe the picture" closeLabel="Close" size="medium" onClose={onClose}>
      <form
        className="contents"
        onSubmit={(event) => {
          event.preventDefault();
          const body = { url: picture.url, alt: alt.trim() };
          if (body.alt)
            save.mutate({ path: '/api/admin/media', method: 'PUT', body }, { onSuccess: onClose });
        }}
      >
        <div className="dialog-body">
          <img src={picture.url} alt="" className="picture-preview" />
          <div>
            <label htmlFor={id}>Alternative text</label>
            <AltTextInput
              id={id}
              value={alt}
              className="field"
              aria-describedby={`${id}-hint`}
              onText={setAlt}
            />
            <p id={`${id}-hint`} className="hint">
              For those who cannot see it. A text that names the picture keeps its own words.
            </p>
          </div>
        </div>
        <footer className="dialog-footer">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            disabled={alt.trim() === ''}
            isBusy={save.isPending}
            busyLabel="Saving..."
          >
            Save text
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}
