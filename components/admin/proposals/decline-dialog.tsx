import { useId, useState } from 'react';
import { useChange } from '@/components/admin/api/use-change';
import { count, figure } from '@/components/admin/display/figures';
import { Elsewhere, type Selected } from '@/components/admin/list/selection';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';

type Props = {
  rows: readonly Selected[];
  /** What the only one of them says. */
  text?: string;
  /** The rows on the screen. */
  shown: readonly Selected[];
  onDone: () => void;
  onClose: () => void;
};

export function DeclineDialog({ rows, text, shown, onDone, onClose }: Props) {
  const id = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const those = rows.length === 1 ? 'Proposal' : count(rows.length, 'proposal');
  const change = useChange({
    refreshes: ['proposals'],
    done: `${those} declined successfully`,
    failed: `Failed to decline ${those.toLowerCase()}`,
  });
  const send = () => {
    const [first, ...others] = rows.map((row) => row.id);
    const said = reason.trim();
    setMissing(said === '');
    if (said === '') return;
    const call =
      others.length === 0
        ? { path: `/api/admin/proposals/${first}/decline`, body: { reason: said } }
        : { path: '/api/admin/proposals/decline', body: { ids: [first, ...others], reason: said } };
    change.mutate(
      { ...call, method: 'POST' },
      {
        onSuccess: () => {
          onDone();
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      title={`Decline ${those.toLowerCase()}`}
      closeLabel="Close"
      size="medium"
      onClose={onClose}
    >
      <form
        noValidate
        className="contents"
        onSubmit={(event) => {
          event.preventDefault();
          if (!change.isPending) send();
        }}
      >
        <div className="dialog-body">
          {text === undefined ? (
            <p>
              {figure(rows.length)} selected. <Elsewhere {...{ rows, shown }} />
            </p>
          ) : (
            <>
              <p>
                <strong lang="fr">{rows[0]?.name}</strong>
              </p>
              <p lang="fr" className="whitespace-pre-line break-words">
                {text}
              </p>
            </>
          )}
          <div>
            <label htmlFor={id} className="font-semibold">
              Reason
            </label>
            <textarea
              id={id}
              rows={3}
              maxLength={500}
              value={reason}
              aria-required
              aria-invalid={isMissing || undefined}
              aria-describedby={isMissing ? `${id}-error` : undefined}
              className="field"
              onChange={(event) => setReason(event.target.value)}
            />
            {isMissing && (
              <p id={`${id}-error`} className="field-error">
                Say why, for whoever asks later
              </p>
            )}
          </div>
        </div>
        <footer className="dialog-footer">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" isBusy={change.isPending} busyLabel="Saving...">
            Decline
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}
