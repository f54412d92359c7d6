import { count } from '@/components/admin/display/figures';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { Letter } from './letter';
import { useAct } from './use-act';

export function StopDialog({ letter, onClose }: { letter: Letter; onClose: () => void }) {
  const { act, isPending, refusal } = useAct(letter, 'stop');
  return (
    <ConfirmDialog
      title="Stop letter"
      question={
        letter.state === 'prepared'
          ? 'Are you sure you want to stop this digest? Nobody gets one this week. What is new then comes with the next one. This action cannot be undone.'
          : `Are you sure you want to stop this letter? ${count(letter.counts.open, 'subscriber')} will not get it. This action cannot be undone.`
      }
      subject={
        <>
          <span lang="fr">{letter.subject}</span>
          {refusal && (
            <span role="alert" className="field-error block">
              {refusal}
            </span>
          )}
        </>
      }
      confirmLabel="Stop"
      cancelLabel="Cancel"
      busyLabel="Stopping..."
      isBusy={isPending}
      onConfirm={() => act(null, onClose)}
      onCancel={onClose}
    />
  );
}
