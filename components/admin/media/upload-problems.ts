import { ApiError } from '@/lib/api/client';
import { MAX_UPLOAD_BYTES } from '@/lib/schemas/media';

/** What is wrong with each of the two fields. */
export type UploadProblems = { file?: string; alt?: string };

const TOO_LARGE = 'The file is larger than 8 MB';

/** What need not be sent to be refused. */
export function problemsBefore(file: { size: number } | undefined, alt: string): UploadProblems {
  const isTooLarge = file !== undefined && file.size > MAX_UPLOAD_BYTES;
  return {
    file: isTooLarge ? TOO_LARGE : file ? undefined : 'Choose a file',
    alt: alt.trim() === '' ? 'Say what the picture shows' : undefined,
  };
}

/** What the server, or the way to it, had against the upload. */
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
