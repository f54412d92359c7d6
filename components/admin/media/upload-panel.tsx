import { useIsMutating, useMutation, useQuery } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import { ApiError, send, showFailure, useChange } from '@/components/admin/api/call-api';
import { Button, QuietButton } from '@/components/ui/button';
import { MAX_UPLOAD_BYTES } from '@/lib/entities/back-office';

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
    mutationKey: UPLOAD,
    mutationFn: async (chosen: File) => {
      sending.current = new AbortController();
      const body = new FormData();
      body.set('alt', alt.trim());
      body.set('file', chosen);
      const answer = await send({
        path: '/api/admin/media',
        body,
        onSent: (done, of) => setShare(of > 0 ? done / of : 0),
        signal: sending.current.signal,
      });
      return JSON.parse(answer) as Uploaded;
    },
    onSuccess: ({ url, alt }) => onUploaded(url, alt),
    onError: (error) => {
      if (error.name === 'AbortError') return;
      setProblems(problemsOf(error));
      showFailure(error, 'Failed to upload the picture');
    },
  });
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

const UPLOAD = ['upload'];

/** Makes a form wait: if saved before the file has arrived, the row would lack it. */
export const useIsUploading = () => useIsMutating({ mutationKey: UPLOAD }) > 0;

export type Uploaded = { url: string; alt: string };

type UploadProblems = { file?: string; alt?: string };

const TOO_LARGE = 'The file is larger than 8 MB';

export function problemsBefore(file: { size: number } | undefined, alt: string): UploadProblems {
  const isTooLarge = file !== undefined && file.size > MAX_UPLOAD_BYTES;
  return {
    file: isTooLarge ? TOO_LARGE : file ? undefined : 'Choose a file',
    alt: alt.trim() === '' ? 'Say what the picture shows' : undefined,
  };
}

export function problemsOf(error: Error): UploadProblems {
  if (!(error instanceof ApiError)) {
    return { file: 'The upload was cut off. Check the connection and try again' };
  }
  if (error.status === 413) return { file: TOO_LARGE };
  const { issues, status } = error;
  const of = (path: string) => issues.find((issue) => issue.path === path)?.message;
  const alt = of('alt');
  const file = of('file') ?? (alt ? undefined : `The server refused the upload (${status})`);
  return { file, alt };
}

export function SavedAltText({ url }: { url: string }) {
  const path = `/api/admin/media?url=${encodeURIComponent(url)}`;
  const { data } = useQuery<Uploaded>({ queryKey: [path], gcTime: 0 });
  return data ? <AltTextField saved={data} /> : null;
}

function AltTextField({ saved }: { saved: Uploaded }) {
  const id = useId();
  const [alt, setAlt] = useState(saved.alt);
  const save = useChange({
    done: 'Alternative text updated successfully',
    failed: 'Failed to update the alternative text',
  });
  const body = { url: saved.url, alt };
  return (
    <div>
      <label htmlFor={id}>Alternative text</label>
      <div className="flex flex-wrap gap-2">
        <AltTextInput
          id={id}
          value={alt}
          className="field min-w-0 flex-1 basis-60"
          onText={setAlt}
        />
        <QuietButton
          disabled={alt.trim() === '' || alt === saved.alt}
          isBusy={save.isPending}
          busyLabel="Saving..."
          onClick={() => save.mutate({ path: '/api/admin/media', method: 'PUT', body })}
        >
          Save text
        </QuietButton>
      </div>
    </div>
  );
}

type AltProps = ComponentProps<'input'> & { onText: (text: string) => void };

function AltTextInput({ onText, ...rest }: AltProps) {
  return (
    <input
      type="text"
      lang="fr"
      maxLength={300}
      {...rest}
      // Enter would save the article's form around this field.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      onChange={(event) => onText(event.target.value)}
    />
  );
}
