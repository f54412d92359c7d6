import { ApiError } from './call-api';

type Sending = {
  path: string;
  body: Blob | FormData;
  onSent: (done: number, of: number) => void;
  /** Hears all of the answer that has come, as often as more of it comes. */
  onAnswer?: (text: string) => void;
  signal?: AbortSignal;
};

/** Not fetch, which cannot tell how much was sent. */
export function send({ path, body, onSent, onAnswer, signal }: Sending): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const isAccepted = () => request.status >= 200 && request.status < 300;
    request.open('POST', path);
    request.upload.onprogress = ({ loaded, total }) => onSent(loaded, total);
    request.onprogress = () => isAccepted() && onAnswer?.(request.responseText);
    request.onload = () => {
      const { status, responseText, statusText } = request;
      if (isAccepted()) resolve(responseText);
      else reject(new ApiError(status, responseText || statusText));
    };
    request.onerror = () => reject(new TypeError('The connection was cut off'));
    request.onabort = () => reject(signal?.reason as Error);
    signal?.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}
