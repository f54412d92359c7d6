import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { callList } from '@/components/admin/api/call-api';
import { count } from '@/components/admin/display/figures';
import { Button } from '@/components/ui/button';
import { Dialog, DialogForm } from '@/components/ui/dialog';
import { fromWallTime } from '@/lib/french/dates';
import { type Letter, useAct } from './letter';

type Props = { letter: Letter; perMinute: number; ownAddress: string; onClose: () => void };

const ACTIVE = '/api/admin/newsletter?limit=1&status=active';

export function SendDialog({ letter, perMinute, ownAddress, onClose }: Props) {
  const id = useId();
  const [wallTime, setWallTime] = useState('');
  const [error, setError] = useState<string>();
  const { data: readers } = useQuery({
    queryKey: ['newsletter', 'active'],
    queryFn: async ({ signal }) => (await callList(ACTIVE, signal)).total,
  });
  const test = useAct(letter, 'test');
  const send = useAct(letter, 'send');
  const refusal = test.refusal ?? send.refusal;
  const submit = () => {
    const moment = wallTime === '' ? null : fromWallTime(wallTime);
    const isPast = moment !== null && (!moment || moment.getTime() < Date.now());
    setError(isPast ? 'Choose a time that is still to come' : undefined);
    if (!isPast) send.act(moment?.toISOString() ?? null, onClose);
  };
  return (
    <Dialog title="Send letter" size="medium" onClose={onClose}>
      <DialogForm
        onSubmit={submit}
        buttons={
          <>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" isBusy={send.isPending} busyLabel="Releasing...">
              {wallTime === '' ? 'Send now' : 'Schedule'}
            </Button>
          </>
        }
      >
        <p>
          <strong lang="fr">{letter.subject}</strong>
        </p>
        <p>{toWhom(readers, perMinute)}</p>
        <div>
          <Button
            variant="secondary"
            isBusy={test.isPending}
            busyLabel="Sending..."
            onClick={() => test.act()}
          >
            Send a test to {ownAddress}
          </Button>
        </div>
        <div>
          <label htmlFor={id} className="font-semibold">
            When
          </label>
          <input
            id={id}
            type="datetime-local"
            value={wallTime}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
            className="field"
            onChange={(event) => setWallTime(event.target.value)}
          />
          <p id={`${id}-hint`} className="hint">
            As clocks in Morocco show it. Empty: now. The letter is kept as it is at this moment.
          </p>
          {error && (
            <p id={`${id}-error`} className="field-error">
              {error}
            </p>
          )}
        </div>
        {refusal && (
          <p role="alert" className="field-error">
            {refusal}
          </p>
        )}
      </DialogForm>
    </Dialog>
  );
}

function toWhom(readers: number | undefined, perMinute: number): string {
  if (readers === undefined) return 'To everybody who is subscribed when it begins.';
  const minutes = Math.max(1, Math.ceil(readers / perMinute));
  return `To everybody who is subscribed when it begins: ${count(readers, 'subscriber')} now, which takes about ${count(minutes, 'minute')}.`;
}
