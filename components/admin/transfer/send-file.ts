import { ApiError, send } from '@/components/admin/api/call-api';
import type { ImportMessage, ImportName, Progress, Report } from '@/lib/transfer/report';

type Sending = { step: 'sending'; done: number; of: number };
export type Step = Progress | Sending;

type Asked = {
  resource: ImportName;
  file: File;
  plan?: string;
  onStep: (step: Step) => void;
};

export async function sendFile({ resource, file, plan, onStep }: Asked): Promise<Report> {
  const newLines = lineReader();
  let last: ImportMessage | undefined;
  const read = (text: string) => {
    for (const line of newLines(text)) {
      last = JSON.parse(line) as ImportMessage;
      if ('progress' in last) onStep(last.progress);
    }
    return last;
  };
  const query = new URLSearchParams({ file: file.name.slice(0, 150) });
  if (plan !== undefined) query.set('plan', plan);
  const answer = await send({
    path: `/api/admin/import/${resource}?${query}`,
    body: await packed(file),
    onSent: (done, of) => onStep({ step: 'sending', done, of }),
    onAnswer: read,
  });
  const end = read(answer);
  if (end && 'report' in end) return end.report;
  if (end && 'failure' in end) throw new ApiError(end.failure.status, JSON.stringify(end.failure));
  throw new TypeError('The answer was cut off');
}

/** Gives each line once, when all of it has come. */
export function lineReader() {
  let at = 0;
  return (text: string): string[] => {
    const end = text.lastIndexOf('\n') + 1;
    const lines = text.slice(at, end).split('\n').slice(0, -1);
    at = end;
    return lines;
  };
}

/** A tenth of the size, for slow lines; as it is where the browser cannot. */
async function packed(file: Blob): Promise<Blob> {
  if (typeof CompressionStream === 'undefined') return new Blob([file], { type: 'text/csv' });
  const small = file.stream().pipeThrough(new CompressionStream('gzip'));
  return new Blob([await new Response(small).blob()], { type: 'application/gzip' });
}
