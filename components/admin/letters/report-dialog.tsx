import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { callList } from '@/components/admin/api/call-api';
import { figure, shortMoment } from '@/components/admin/display/figures';
import { StatGrid } from '@/components/admin/display/stat-grid';
import type { Sent } from '@/components/admin/list/use-list';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Spinner } from '@/components/ui/spinner';
import type { LetterRecipient } from '@/lib/admin/letters/report';
import { LETTERS, type Letter } from './letter';
import { totalOf } from './letter-progress';

type Row = Sent<LetterRecipient>;

const STATES = [
  { value: 'failed', label: 'Failed' },
  { value: 'unknown', label: 'Not known whether it arrived' },
  { value: 'left', label: 'Had left before' },
  { value: 'stopped', label: 'Not sent: stopped' },
  { value: 'open', label: 'Still to go' },
  { value: 'sent', label: 'Sent' },
] as const;
const PAGE = 50;

export function ReportDialog({ letter, onClose }: { letter: Letter; onClose: () => void }) {
  const id = useId();
  const { counts } = letter;
  const [state, setState] = useState<string>(counts.failed > 0 ? 'failed' : 'sent');
  const [page, setPage] = useState(0);
  const call = `${LETTERS}/${letter.id}/recipients?state=${state}&limit=${PAGE}&offset=${page * PAGE}`;
  const { data } = useQuery({
    queryKey: ['letters', 'recipients', call],
    queryFn: ({ signal }) => callList<Row>(call, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <Dialog title="Report" closeLabel="Close" onClose={onClose}>
      <div className="dialog-body">
        <p>
          <strong lang="fr">{letter.subject}</strong>
        </p>
        <StatGrid
          stats={[
            { label: 'Subscribers', value: totalOf(counts) },
            { label: 'Sent', value: counts.sent },
            { label: 'Failed', value: counts.failed },
            { label: 'Not known', value: counts.unknown },
            { label: 'Left since', value: counts.leftSince },
          ]}
        />
        <div className="flex flex-wrap items-center gap-2">
          <label htmlFor={id}>Show</label>
          <select
            id={id}
            value={state}
            className="field w-auto"
            onChange={(event) => {
              setState(event.target.value);
              setPage(0);
            }}
          >
            {STATES.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
        {data ? <Recipients {...data} page={page} onPage={setPage} /> : <Spinner />}
      </div>
    </Dialog>
  );
}

type RecipientsProps = { rows: Row[]; total: number; page: number; onPage: (page: number) => void };

function Recipients({ rows, total, page, onPage }: RecipientsProps) {
  if (total === 0) return <p className="text-muted">Nobody.</p>;
  return (
    <>
      <ul className="list">
        {rows.map(({ id, email, reason, at, attempts }) => (
          <li key={id} className="row-card">
            <div className="row-main">
              <p className="break-all">{email ?? 'An address that was deleted since'}</p>
              <p className="row-facts">
                {shortMoment(at)}
                {attempts > 1 && `, after ${figure(attempts)} attempts`}
                {reason && `: ${reason}`}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {total > PAGE && (
        <nav aria-label="Pages of the report" className="flex items-center gap-2">
          <Button variant="secondary" disabled={page === 0} onClick={() => onPage(page - 1)}>
            Previous
          </Button>
          <span>
            Page {figure(page + 1)} of {figure(Math.ceil(total / PAGE))}
          </span>
          <Button
            variant="secondary"
            disabled={(page + 1) * PAGE >= total}
            onClick={() => onPage(page + 1)}
          >
            Next
          </Button>
        </nav>
      )}
    </>
  );
}
