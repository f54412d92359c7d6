import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useUploading } from '../form/uploading';
import { showFailure } from '@/components/admin/api/session-loss';
import { noSubmit } from './no-submit';
import { UploadProblem } from './upload-problem';
import { type UploadProblems, problemsBefore, problemsOf } from './upload-problems';
import { uploadPicture } from './upload';

const KINDS = 'image/jpeg,image/png,image/webp,image/avif';

/** A file, what it shows in words, and how far its upload is. */
export function UploadPanel({ onUploaded }: { onUploaded: (url: string) => void }) {
  const id = useId();
  const [file, setFile] = useState<File>();
  const [alt, setAlt] = useState('');
  const [share, setShare] = useState(0);
  const [problems, setProblems] = useState<UploadProblems>({});
  const upload = useMutation({
    mutationFn: (chosen: File) => uploadPicture(chosen, alt.trim(), setShare),
    onSuccess: ({ url }) => onUploaded(url),
    onError: (error) => {
      setProblems(problemsOf(error));
      showFailure(error, 'Failed to upload the picture');
    },
  });
  useUploading(upload.isPending);
  const start = () => {
    const found = problemsBefore(file, alt);
    setProblems(found);
    setShare(0);
    if (file && !found.file && !found.alt) upload.mutate(file);
  };
  return (
    <div className="notice">
      <div>
        <label htmlFor={`${id}-file`}>Picture file</label>
        <input
          id={`${id}-file`}
          type="file"
          accept={KINDS}
          aria-describedby={`${id}-hint ${id}-file-problem`}
          aria-invalid={problems.file ? true : undefined}
          className="field"
          onChange={(event) => {
            setFile(event.target.files?.[0]);
            setProblems({ ...problems, file: undefined });
          }}
        />
        <UploadProblem id={`${id}-file-problem`} text={problems.file} />
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
          aria-describedby={`${id}-alt-problem`}
          aria-invalid={problems.alt ? true : undefined}
          className="field"
          onKeyDown={noSubmit}
          onChange={(event) => {
            setAlt(event.target.value);
            setProblems({ ...problems, alt: undefined });
          }}
        />
        <UploadProblem id={`${id}-alt-problem`} text={problems.alt} />
      </div>
      {upload.isPending && (
        <progress value={share} max={1} aria-label="Upload" className="w-full" />
      )}
      <Button
        isBusy={upload.isPending}
        busyLabel={share < 1 ? `Uploading... ${Math.round(share * 100)} %` : 'Converting...'}
        onClick={start}
      >
        Upload
      </Button>
    </div>
  );
}
