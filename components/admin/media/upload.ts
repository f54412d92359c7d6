import { ApiError } from '@/lib/api/client';

export type Uploaded = { url: string; alt: string };

/** Sends a file and tells how much of it is on its way: fetch cannot say. */
export function uploadPicture(
  file: File,
  alt: string,
  onProgress: (share: number) => void,
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
    request.send(form);
  });
}
