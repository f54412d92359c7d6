import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { callApi } from '@/lib/api/client';
import { showFailure, showSuccess } from '@/components/admin/api/session-loss';
import { noSubmit } from './no-submit';
import type { Uploaded } from './upload';

/** The alternative text of an uploaded picture, which may be put better later. */
export function PictureAlt({ url }: { url: string }) {
  const { data } = useQuery({
    queryKey: ['media', url],
    queryFn: () => callApi<Uploaded>(`/api/admin/media?url=${encodeURIComponent(url)}`),
    gcTime: 0,
  });
  return data ? <AltField saved={data} /> : null;
}

function AltField({ saved }: { saved: Uploaded }) {
  const id = useId();
  const [alt, setAlt] = useState(saved.alt);
  const [kept, setKept] = useState(saved.alt);
  const save = useMutation({
    mutationFn: () =>
      callApi<Uploaded>('/api/admin/media', { method: 'PUT', body: { url: saved.url, alt } }),
    onSuccess: (media) => {
      setKept(media.alt);
      showSuccess('Alternative text updated successfully');
    },
    onError: (error) => showFailure(error, 'Failed to update the alternative text'),
  });
  return (
    <div>
      <label htmlFor={id}>Alternative text</label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          type="text"
          lang="fr"
          value={alt}
          maxLength={300}
          className="field min-w-0 flex-1 basis-60"
          onKeyDown={noSubmit}
          onChange={(event) => setAlt(event.target.value)}
        />
        <Button
          variant="secondary"
          disabled={alt.trim() === '' || alt === kept}
          isBusy={save.isPending}
          busyLabel="Saving..."
          onClick={() => save.mutate()}
        >
          Save text
        </Button>
      </div>
    </div>
  );
}
