import { useId, useState } from 'react';
import { useChange } from '@/components/admin/api/use-change';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { proposalName } from './proposal-card';
import type { Proposal } from './proposals-screen';

type Props = { proposal: Proposal; onClose: () => void };

export function DeclineDialog({ proposal, onClose }: Props) {
  const id = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const change = useChange({
    refreshes: ['proposals'],
    done: 'Proposal declined successfully',
    failed: 'Failed to decline proposal',
  });
  const send = () => {
    setMissing(reason.trim() === '');
    if (reason.trim() === '') return;
    change.mutate(
      {
        path: `/api/admin/proposals/${proposal.id}/decline`,
        method: 'POST',
        body: { reason: reason.trim() },
      },
      { onSuccess: onClose },
    );
  };
  return (
    <Dialog title="Decline proposal" closeLabel="Close" size="medium" onClose={onClose}>
      <form
        noValidate
        className="contents"
        onSubmit={(event) => {
          event.preventDefault();
          if (!change.isPending) send();
        }}
      >
        <div className="dialog-body">
          <p>
            <strong lang="fr">{proposalName(proposal)}</strong>
          </p>
          <p lang="fr" className="whitespace-pre-line break-words">
            {proposal.what}
          </p>
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
