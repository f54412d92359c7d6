import { useMutation, useQueryClient } from '@tanstack/react-query';
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

export type Import = ReturnType<typeof useImport>;

/** Checks a file, or writes what the report of a check says. */
export function useImport(resource: ImportName, file: File | undefined) {
  const client = useQueryClient();
  const [step, setStep] = useState<Step>();
  const run = useMutation({
    mutationFn: async (checked: Report | undefined) => {
      setStep(undefined);
      // As the server would refuse them.
      if (!file) throw new ApiError(422, '{"message":"Choose a file"}');
      if (file.size > LARGEST_IMPORT) throw new ApiError(413, '');
      return sendFile({ resource, file, plan: checked?.plan, onStep: setStep });
    },
    onSuccess: (_, checked) => {
      if (!checked) return;
      showSuccess('File imported successfully');
      void client.invalidateQueries();
    },
    onError: handleSessionLoss,
  });
  const { data, error, isPending, variables: checked } = run;
  return {
    step,
    isBusy: isPending,
    isImported: data !== undefined && checked !== undefined,
    report: isPending ? checked : data,
    failure: error ? failureText(error, checked ? 'import' : 'check') : undefined,
    check: () => run.mutate(undefined),
    write: run.mutate,
    forget: run.reset,
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
