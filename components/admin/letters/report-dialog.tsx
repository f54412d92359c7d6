import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callList } from '@/components/admin/api/call-api';
import { figure, shortMoment } from '@/components/admin/display/figures';
import { StatGrid } from '@/components/admin/display/stat-grid';
import { Choice } from '@/components/admin/list/list-toolbar';
import { PageSteps } from '@/components/admin/list/list-view';
import type { Sent } from '@/components/admin/list/use-list';
import { Dialog } from '@/components/ui/dialog';
import { Spinner } from '@/components/ui/spinner';
import type { LetterRecipient } from '@/lib/admin/letters/report';
import { LETTERS, type Letter, totalOf } from './letter';

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
  const { counts } = letter;
  const [state, setState] = useState<string>(counts.failed > 0 ? 'failed' : 'sent');
  const [page, setPage] = useState(1);
  const query = `state=${state}&limit=${PAGE}&offset=${(page - 1) * PAGE}`;
  const call = `${LETTERS}/${letter.id}/recipients?${query}`;
  const { data } = useQuery({
    queryKey: ['letters', 'recipients', call],
    queryFn: ({ signal }) => callList<Row>(call, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <Dialog title="Report" onClose={onClose}>
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
        <Choice
          label="Show"
          value={state}
          options={STATES}
          onChange={(value) => {
            setState(value);
            setPage(1);
          }}
        />
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
          <PageSteps page={page} last={Math.ceil(total / PAGE)} onChange={onPage} />
        </nav>
      )}
    </>
  );
}
