import { useMutation } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useId, useRef, useState } from 'react';
import { showFailure } from '@/components/admin/api/call-outcome';
import { Button } from '@/components/ui/button';
import { AltTextInput } from './alt-text';
import { type UploadProblems, problemsBefore, problemsOf, uploadPicture } from './upload';

const KINDS = 'image/jpeg,image/png,image/webp,image/avif';

type Props = {
  /** One that was pasted or dropped, in the place of one that is chosen. */
  given?: File;
  onUploaded: (url: string, alt: string) => void;
};

export function UploadPanel({ given, onUploaded }: Props) {
  const id = useId();
  const [file, setFile] = useState<File | undefined>(given);
  const [alt, setAlt] = useState('');
  const [share, setShare] = useState(0);
  const [problems, setProblems] = useState<UploadProblems>({});
  const sending = useRef<AbortController>(undefined);
  // Whoever leaves the panel wants its picture no longer.
  useEffect(() => () => sending.current?.abort(), []);
  const upload = useMutation({
    mutationFn: (chosen: File) => {
      sending.current = new AbortController();
      return uploadPicture(chosen, alt.trim(), setShare, sending.current.signal);
    },
    onSuccess: ({ url, alt }) => onUploaded(url, alt),
    onError: (error) => {
      if (error.name === 'AbortError') return;
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
            setFile(event.target.files?.[0] ?? given);
            setProblems({ ...problems, file: undefined });
          }}
        />
        {given && file === given && <p>{given.name || 'A picture'} is ready to be uploaded.</p>}
        <Problem id={`${id}-file-problem`} text={problems.file} />
        <p id={`${id}-hint`} className="hint">
          JPEG, PNG, WebP or AVIF, up to 8 MB. Place and camera data are removed.
        </p>
      </div>
      <div>
        <label htmlFor={`${id}-alt`}>Alternative text</label>
        <AltTextInput
          id={`${id}-alt`}
          value={alt}
          placeholder="Ce que montre l’image"
          aria-describedby={`${id}-alt-problem`}
          aria-invalid={problems.alt ? true : undefined}
          className="field"
          onText={(text) => {
            setAlt(text);
            setProblems({ ...problems, alt: undefined });
          }}
        />
        <Problem id={`${id}-alt-problem`} text={problems.alt} />
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

/** In the page from the start, so that text appearing in it is read out. */
function Problem({ id, text }: { id: string; text?: string }) {
  return (
    <p id={id} role="alert" className="field-error">
      {text}
    </p>
  );
}

const UploadingContext = createContext<(isUploading: boolean) => void>(() => undefined);

export const UploadingProvider = UploadingContext.Provider;

/** Makes the form wait: if saved before the file has arrived, the row would lack it. */
function useUploading(isUploading: boolean): void {
  const setUploading = useContext(UploadingContext);
  useEffect(() => {
    setUploading(isUploading);
    return () => setUploading(false);
  }, [isUploading, setUploading]);
}
