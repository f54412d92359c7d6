import { ApiError } from '@/components/admin/api/call-api';
import type { ImportMessage, Progress, Report } from '@/lib/transfer/report';
import type { ImportName } from '@/lib/transfer/transferred';

type Sending = { step: 'sending'; done: number; of: number };
export type Step = Progress | Sending;

type Asked = {
  resource: ImportName;
  file: Blob;
  plan?: string;
  onStep: (step: Step) => void;
};

/** Not fetch, which cannot tell how much was sent. */
export async function sendFile({ resource, file, plan, onStep }: Asked): Promise<Report> {
  const body = await packed(file);
  const query = plan === undefined ? '' : `?plan=${plan}`;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const lines = new LineReader();
    let last: ImportMessage | undefined;
    const read = () => {
      if (request.status !== 200) return;
      for (const line of lines.read(request.responseText)) {
        last = JSON.parse(line) as ImportMessage;
        if ('progress' in last) onStep(last.progress);
      }
    };
    request.open('POST', `/api/admin/import/${resource}${query}`);
    request.setRequestHeader('Content-Type', body.type);
    request.upload.onprogress = ({ loaded, total }) =>
      onStep({ step: 'sending', done: loaded, of: total });
    request.onprogress = read;
    request.onload = () => {
      read();
      const { status, responseText, statusText } = request;
      if (status !== 200) reject(new ApiError(status, responseText || statusText));
      else if (last && 'report' in last) resolve(last.report);
      else if (last && 'failure' in last) {
        reject(new ApiError(last.failure.status, JSON.stringify(last.failure)));
      } else reject(new TypeError('The answer was cut off'));
    };
    request.onerror = () => reject(new TypeError('The connection was cut off'));
    request.send(body);
  });
}

/** Gives each line once, when all of it has come. */
export class LineReader {
  #at = 0;

  *read(text: string): Generator<string> {
    for (let end = text.indexOf('\n', this.#at); end >= 0; end = text.indexOf('\n', this.#at)) {
      const line = text.slice(this.#at, end);
      this.#at = end + 1;
      yield line;
    }
  }
}

/** A tenth of the size, for slow lines; as it is where the browser cannot. */
async function packed(file: Blob): Promise<Blob> {
  if (typeof CompressionStream === 'undefined') return new Blob([file], { type: 'text/csv' });
  const small = file.stream().pipeThrough(new CompressionStream('gzip'));
  return new Blob([await new Response(small).blob()], { type: 'application/gzip' });
}
