import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { callApi } from '@/components/admin/api/call-api';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { DigestPreviewDialog } from './digest-preview-dialog';
import { DIGEST, type Digest, READERS_KEY, type Readers } from './digest-settings';
import { DigestSwitch } from './digest-switch';
import { DigestTime } from './digest-time';
import { NOT_COUNTED, whatOf, whoOf } from './digest-words';

/** What goes out by itself, who would get it, and the switch. */
export function DigestPanel({ canSend }: { canSend: boolean }) {
  const id = useId();
  const query = useQuery({
    queryKey: ['digest'],
    queryFn: ({ signal }) => callApi<Digest>(DIGEST, { signal }),
  });
  const { data: digest } = query;
  return (
    <section aria-labelledby={id} className="row-card mb-6">
      <div className="row-main">
        <div className="flex flex-wrap items-center gap-2">
          <h2 id={id} className="row-title">
            Weekly digest
          </h2>
          {digest && (
            <Badge tone={digest.isOn ? 'green' : 'grey'}>{digest.isOn ? 'On' : 'Off'}</Badge>
          )}
        </div>
        {digest ? (
          <>
            <p className="row-facts">{whatOf(digest, canSend)}</p>
            {digest.isOn && <Who />}
            <DigestTime weekday={digest.weekday} hour={digest.hour} />
          </>
        ) : query.isError ? (
          <Failed isFetching={query.isFetching} onRetry={() => void query.refetch()} />
        ) : (
          <Spinner />
        )}
      </div>
      {digest && (
        <div className="row-actions">
          <Preview />
          <DigestSwitch isOn={digest.isOn} />
        </div>
      )}
    </section>
  );
}

const COUNTED_FOR_MS = 60_000;

/** Each reader is looked at, which takes its time: asked where it is shown. */
const useReaders = () =>
  useQuery({
    queryKey: READERS_KEY,
    queryFn: ({ signal }) => callApi<Readers>(`${DIGEST}/readers`, { signal }),
    staleTime: COUNTED_FOR_MS,
  });

function Who() {
  const counts = useReaders();
  return <p className="row-facts">{counts.isError ? NOT_COUNTED : whoOf(counts.data)}</p>;
}

function Preview() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" aria-label="Preview: weekly digest" onClick={() => setOpen(true)}>
        Preview
      </Button>
      {isOpen && <OpenPreview onClose={() => setOpen(false)} />}
    </>
  );
}

function OpenPreview({ onClose }: { onClose: () => void }) {
  const counts = useReaders();
  return <DigestPreviewDialog subjects={counts.data?.subjects ?? []} onClose={onClose} />;
}

function Failed({ isFetching, onRetry }: { isFetching: boolean; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p>The weekly digest could not be loaded</p>
      <Button variant="secondary" isBusy={isFetching} busyLabel="Loading..." onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
