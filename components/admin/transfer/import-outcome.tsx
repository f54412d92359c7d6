import { useState } from 'react';
import { Button, QuietButton } from '@/components/ui/button';
import { count } from '@/components/admin/display/figures';
import { Table } from '@/components/admin/display/panel';
import {
  type CellChange,
  MOST_LISTED,
  type Outcome,
  type Report,
  type ReportRow,
} from '@/lib/transfer/report';
import type { Import, Step } from './use-import';

type OutcomeProps = {
  of: Import;
  /** What keeps the check from starting. */
  problem?: string;
};

/** What became of a check or an import: how far it is, why it failed, or its report. */
export function ImportOutcome({ of, problem }: OutcomeProps) {
  const { step } = of;
  const label = STEPS[step?.step ?? 'sending'];
  const share = step && step.of > 0 ? step.done / step.of : 0;
  const isCounted = step?.step === 'checking' || step?.step === 'writing';
  return (
    <>
      <p role="alert" className="field-error mb-4">
        {problem}
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
      <Table className="import-table" caption={caption} columns={['Line', 'Row', 'What']}>
        {rows.slice(0, most).map((row) => (
          <tr key={row.line}>
            <td>{row.line}</td>
            <th scope="row" lang="fr">
              {row.name}
            </th>
            <td>
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
    <dl className="audit-changes">
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
