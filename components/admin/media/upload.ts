import { ApiError } from '@/components/admin/api/call-api';
import { MAX_UPLOAD_BYTES } from '@/lib/entities/desk/media';

export type Uploaded = { url: string; alt: string };

export type UploadProblems = { file?: string; alt?: string };

const TOO_LARGE = 'The file is larger than 8 MB';

/** Not fetch, which cannot tell how much was sent. */
export function uploadPicture(
  file: File,
  alt: string,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Uploaded> {
  const form = new FormData();
  form.set('alt', alt);
  form.set('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/admin/media');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { status, responseText, statusText } = request;
      if (status === 201) resolve(JSON.parse(responseText) as Uploaded);
      else reject(new ApiError(status, responseText || statusText));
    };
    request.onerror = () => reject(new TypeError('The upload was cut off'));
    request.onabort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}

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
