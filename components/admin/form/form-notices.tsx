import { useState } from 'react';
import { isLeavingForSession } from '@/components/admin/api/call-outcome';
import { QuietButton } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useWindowEvent } from '@/components/ui/use-window-event';

type Leaving = {
  hasChanges: () => boolean;
  onClose: () => void;
  /** Closes and drops what was typed. */
  onDiscard?: () => void;
};

/** Nobody loses what they typed without being asked: by closing the dialog, or leaving the page. */
export function useLeaving({ hasChanges, onClose, onDiscard = onClose }: Leaving) {
  const [isAsking, setAsking] = useState(false);
  useWindowEvent('beforeunload', (event) => {
    if (hasChanges() && !isLeavingForSession()) event.preventDefault();
  });
  return {
    isAsking,
    askToClose: () => (hasChanges() ? setAsking(true) : onClose()),
    question: isAsking && (
      <ConfirmDialog
        title="Unsaved changes"
        question="You have unsaved changes. Close and discard them?"
        confirmLabel="Discard changes"
        cancelLabel="Keep editing"
        onConfirm={onDiscard}
        onCancel={() => setAsking(false)}
      />
    ),
  };
}

type RefusedProps = {
  edit: { isConflict: boolean; refusal: string | undefined };
  noun: string;
  onReload: () => void;
  onOverwrite: () => void;
};

/** Why the whole of a form was not saved, and what can be done about it. */
export function Refused({ edit, noun, onReload, onOverwrite }: RefusedProps) {
  if (!edit.isConflict) return <WholeError text={edit.refusal} />;
  return (
    <div role="alert" className="notice w-full" data-tone="danger">
      <p>
        Someone else changed this {noun} meanwhile. What you typed is still here and was not saved.
      </p>
      <div className="flex flex-wrap gap-2">
        <QuietButton onClick={onOverwrite}>Save mine over it</QuietButton>
        <QuietButton onClick={onReload}>Drop mine and load theirs</QuietButton>
      </div>
    </div>
  );
}

/** What is wrong with a form and stands at no field of it. */
export function WholeError({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p role="alert" className="field-error w-full">
      {text}
    </p>
  );
}
