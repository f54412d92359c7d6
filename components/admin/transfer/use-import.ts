import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, send } from '@/components/admin/api/call-api';
import { handleSessionLoss, showSuccess } from '@/components/admin/api/call-outcome';
import {
  type ImportMessage,
  type ImportName,
  LARGEST_IMPORT,
  type Progress,
  type Report,
} from '@/lib/transfer/report';

export type Step = Progress | { step: 'sending'; done: number; of: number };

type ImportState =
  | { is: 'idle' }
  | { is: 'busy'; what: 'check' | 'import'; step?: Step; report?: Report }
  | { is: 'checked'; report: Report }
  | { is: 'imported'; report: Report }
  | { is: 'failed'; message: string };

export function useImport(resource: ImportName, file: File | undefined) {
  const client = useQueryClient();
  const [state, setState] = useState<ImportState>({ is: 'idle' });
  const run = async (chosen: File, report?: Report) => {
    const what = report ? ('import' as const) : ('check' as const);
    const busy = (step?: Step) => setState({ is: 'busy', what, step, report });
    busy();
    try {
      const answer = await sendFile({ resource, file: chosen, plan: report?.plan, onStep: busy });
      setState({ is: report ? 'imported' : 'checked', report: answer });
      if (!report) return;
      showSuccess('File imported successfully');
      await client.invalidateQueries();
    } catch (error) {
      handleSessionLoss(error);
      setState({ is: 'failed', message: failureText(error, what) });
    }
  };
  return {
    state,
    check: () => {
      if (!file) setState({ is: 'failed', message: 'Choose a file' });
      else if (file.size > LARGEST_IMPORT) setState({ is: 'failed', message: TOO_LARGE });
      else void run(file);
    },
    write: (report: Report) => {
      if (file) void run(file, report);
    },
    forget: () => setState({ is: 'idle' }),
  };
}

const TOO_LARGE = 'The file is larger than 16 MB: cut it into several files';

export function failureText(error: unknown, what: 'check' | 'import'): string {
  if (error instanceof ApiError) {
    if (error.status === 413) return TOO_LARGE;
    // An answer of a server in front gives no reason that helps.
    return error.reason ?? `The server refused the file (${error.status})`;
  }
  return what === 'check'
    ? 'The connection was cut off, or the file changed on the disk. Choose it again and check it'
    : 'The connection was cut off, so it is not known whether the import was done. Check the file again: what is imported already is shown as unchanged';
}

type Asked = {
  resource: ImportName;
  file: File;
  plan?: string;
  onStep: (step: Step) => void;
};

async function sendFile({ resource, file, plan, onStep }: Asked): Promise<Report> {
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
