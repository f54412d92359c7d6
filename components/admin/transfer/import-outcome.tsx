import { useState } from 'react';
import { Button, QuietButton } from '@/components/ui/button';
import { Table, count } from '@/components/admin/display/shown';
import {
  type CellChange,
  type ImportMessage,
  type ImportName,
  LARGEST_IMPORT,
  MOST_LISTED,
  type Outcome,
  type Progress,
  type Report,
  type ReportRow,
} from '@/lib/transfer/report';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, handleSessionLoss, send, showSuccess } from '@/components/admin/api/call-api';

/** What became of a check or an import: how far it is, why it failed, or its report. */
export function ImportOutcome({ of }: { of: Import }) {
  const { step } = of;
  const label = STEPS[step?.step ?? 'sending'];
  const share = step && step.of > 0 ? step.done / step.of : 0;
  const isCounted = step?.step === 'checking' || step?.step === 'writing';
  return (
    <>
      <p role="alert" className="field-error mb-4">
        {of.failure}
      </p>
      {of.isBusy && (
        <div className="mb-6">
          <progress value={share} max={1} aria-label={label} className="w-full" />
          <p className="hint">
            {label}
            {isCounted ? `: ${step.done} of ${step.of}` : `: ${Math.round(share * 100)} %`}
          </p>
        </div>
      )}
      {of.report && <ImportReport {...of} report={of.report} />}
    </>
  );
}

const STEPS: Record<Step['step'], string> = {
  sending: 'Sending the file',
  reading: 'Reading the file',
  checking: 'Checking the rows',
  writing: 'Writing the rows',
};

type Listed = Exclude<Outcome, 'keep'>;

const LABELS: Record<Listed, string> = { refuse: 'Refused', change: 'Changed', create: 'Created' };
const SEPARATORS: Record<string, string> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' };

function ImportReport({ report, isBusy, isImported, write }: Import & { report: Report }) {
  const { counts, contradicted, rows, encoding, separator } = report;
  const [chosen, setChosen] = useState<Listed>();
  const filled = (Object.keys(LABELS) as Listed[]).filter((outcome) => counts[outcome] > 0);
  const shown = chosen && filled.includes(chosen) ? chosen : filled[0];
  const writable = counts.create + counts.change;
  return (
    <section aria-label="Report">
      <h2 className="row-title mb-1">{isImported ? 'Imported' : 'What the import would do'}</h2>
      <p role="status" className="mb-1">
        {counts.create} created, {counts.change} changed, {counts.keep} unchanged, {counts.refuse}{' '}
        refused
      </p>
      {contradicted > 0 && (
        <p className="mb-1">
          {count(contradicted, 'value')} that somebody decided otherwise{' '}
          {contradicted === 1 ? 'stays' : 'stay'}, and the file contradicts{' '}
          {contradicted === 1 ? 'it' : 'them'}.
        </p>
      )}
      <p className="hint mb-4">
        The file is {encoding}, its cells separated by {SEPARATORS[separator]}.
      </p>
      {!isImported && writable > 0 && (
        <div className="mb-4">
          <Button isBusy={isBusy} busyLabel="Importing..." onClick={() => write(report)}>
            Import {writable} {writable === 1 ? 'row' : 'rows'}
          </Button>
          {counts.refuse > 0 && (
            <p className="hint">
              {counts.refuse} refused {counts.refuse === 1 ? 'row is' : 'rows are'} left out.
            </p>
          )}
        </div>
      )}
      <div role="group" aria-label="Rows shown" className="mb-3 flex flex-wrap gap-2">
        {filled.map((outcome) => (
          <QuietButton
            key={outcome}
            aria-pressed={outcome === shown}
            onClick={() => setChosen(outcome)}
          >
            {LABELS[outcome]} ({counts[outcome]})
          </QuietButton>
        ))}
      </div>
      {shown && (
        <ReportTable
          key={shown}
          caption={
            counts[shown] > MOST_LISTED
              ? `${LABELS[shown]}: the first ${MOST_LISTED} of ${counts[shown]}`
              : LABELS[shown]
          }
          rows={rows.filter(({ what }) => what === shown)}
        />
      )}
    </section>
  );
}

const ROWS_AT_ONCE = 100;

type TableProps = { caption: string; rows: readonly ReportRow[] };

function ReportTable({ caption, rows }: TableProps) {
  const [most, setMost] = useState(ROWS_AT_ONCE);
  return (
    // It scrolls on a narrow screen: with a tab stop, the arrow keys can do that too.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto">
      <Table caption={caption} columns={['Line', 'Row', 'What']}>
        {rows.slice(0, most).map((row) => (
          <tr key={row.line}>
            <td>{row.line}</td>
            <th scope="row" lang="fr" className="min-w-40">
              {row.name}
            </th>
            <td className="min-w-56">
              <Details row={row} />
            </td>
          </tr>
        ))}
      </Table>
      {rows.length > most && (
        <QuietButton className="mt-3" onClick={() => setMost(most + ROWS_AT_ONCE)}>
          Show more
        </QuietButton>
      )}
    </section>
  );
}

function Details({ row }: { row: ReportRow }) {
  switch (row.what) {
    case 'refuse':
      return (
        <ul>
          {row.reasons.map(({ column, message }, at) => (
            <li key={at}>
              {column && <code>{column}</code>} {message}
            </li>
          ))}
        </ul>
      );
    case 'change':
      return <Cells cells={row.cells} />;
    case 'create':
      return (
        <details>
          <summary className="link w-fit">{row.cells.length} cells</summary>
          <Cells cells={row.cells} />
        </details>
      );
    case 'keep':
      return null;
  }
}

function Cells({ cells }: { cells: readonly CellChange[] }) {
  return (
    <dl className="changes text-[0.875rem]">
      {cells.map(({ column, before, after, isDecided }) => (
        <div key={column}>
          <dt>{column}</dt>
          <dd>
            {isDecided ? (
              <>
                {before || 'nothing'} stays: somebody decided it, and the file says{' '}
                {after || 'nothing'}
              </>
            ) : (
              <>
                <del>{before || 'nothing'}</del> <ins>{after || 'nothing'}</ins>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

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
