import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ApiError } from '@/lib/api/client';
import { MAX_UPLOAD_BYTES } from '@/lib/schemas/media';
import { showFailure } from '../shell/session-loss';
import { noSubmit } from './no-submit';
import { uploadPicture } from './upload';

const KINDS = 'image/jpeg,image/png,image/webp,image/avif';

/** A file, what it shows in words, and how far its upload is. */
export function UploadPanel({ onUploaded }: { onUploaded: (url: string) => void }) {
  const id = useId();
  const [file, setFile] = useState<File>();
  const [alt, setAlt] = useState('');
  const [share, setShare] = useState(0);
  const upload = useMutation({
    mutationFn: (chosen: File) => uploadPicture(chosen, alt, setShare),
    onSuccess: ({ url }) => onUploaded(url),
    onError: (error) => showFailure(error, 'Failed to upload the picture'),
  });
  const isTooLarge = file !== undefined && file.size > MAX_UPLOAD_BYTES;
  const problem = isTooLarge ? 'The file is larger than 8 MB' : problemOf(upload.error);
  return (
    <div className="notice">
      <div>
        <label htmlFor={`${id}-file`}>Picture file</label>
        <input
          id={`${id}-file`}
          type="file"
          accept={KINDS}
          aria-describedby={`${id}-hint`}
          className="field"
          onChange={(event) => setFile(event.target.files?.[0])}
        />
        <p id={`${id}-hint`} className="hint">
          JPEG, PNG, WebP or AVIF, up to 8 MB. Place and camera data are removed.
        </p>
      </div>
      <div>
        <label htmlFor={`${id}-alt`}>Alternative text</label>
        <input
          id={`${id}-alt`}
          type="text"
          lang="fr"
          value={alt}
          maxLength={300}
          placeholder="Ce que montre l’image"
          className="field"
          onKeyDown={noSubmit}
          onChange={(event) => setAlt(event.target.value)}
        />
      </div>
      {upload.isPending && (
        <progress value={share} max={1} aria-label="Upload" className="w-full" />
      )}
      {problem && (
        <p role="alert" className="field-error">
          {problem}
        </p>
      )}
      <Button
        disabled={!file || isTooLarge || alt.trim() === ''}
        isBusy={upload.isPending}
        busyLabel={share < 1 ? `Uploading... ${Math.round(share * 100)} %` : 'Converting...'}
        onClick={() => file && upload.mutate(file)}
      >
        Upload
      </Button>
    </div>
  );
}

function problemOf(error: Error | null): string | undefined {
  return error instanceof ApiError ? error.issues[0]?.message : undefined;
}
