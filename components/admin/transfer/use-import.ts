import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@/components/admin/api/call-api';
import { handleSessionLoss, showSuccess } from '@/components/admin/api/call-outcome';
import { type ImportName, LARGEST_IMPORT, type Report } from '@/lib/transfer/report';
import { type Step, sendFile } from './send-file';

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
