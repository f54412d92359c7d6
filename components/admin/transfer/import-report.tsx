import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { MOST_LISTED, type Outcome, type Report } from '@/lib/transfer/report';
import { ReportTable } from './report-table';

type Props = {
  report: Report;
  isImported: boolean;
  isBusy: boolean;
  onImport: (report: Report) => void;
};

type Listed = Exclude<Outcome, 'keep'>;

const LABELS: Record<Listed, string> = { refuse: 'Refused', change: 'Changed', create: 'Created' };
const SEPARATORS: Record<string, string> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' };

export function ImportReport({ report, isImported, isBusy, onImport }: Props) {
  const { counts, rows, encoding, separator } = report;
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
      <p className="hint mb-4">
        The file is {encoding}, its cells separated by {SEPARATORS[separator]}.
      </p>
      {!isImported && writable > 0 && (
        <div className="mb-4">
          <Button isBusy={isBusy} busyLabel="Importing..." onClick={() => onImport(report)}>
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
          <Button
            key={outcome}
            variant="secondary"
            aria-pressed={outcome === shown}
            onClick={() => setChosen(outcome)}
          >
            {LABELS[outcome]} ({counts[outcome]})
          </Button>
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
