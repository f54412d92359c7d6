import { ApiError } from '@/components/admin/api/call-api';
import { send } from '@/components/admin/api/send';
import { MAX_UPLOAD_BYTES } from '@/lib/entities/desk/media';

export type Uploaded = { url: string; alt: string };

export type UploadProblems = { file?: string; alt?: string };

const TOO_LARGE = 'The file is larger than 8 MB';

export async function uploadPicture(
  file: File,
  alt: string,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Uploaded> {
  const body = new FormData();
  body.set('alt', alt);
  body.set('file', file);
  const onSent = (done: number, of: number) => onProgress(of > 0 ? done / of : 0);
  return JSON.parse(await send({ path: '/api/admin/media', body, onSent, signal })) as Uploaded;
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
