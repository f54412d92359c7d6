import { shortMoment } from '@/components/admin/display/figures';
import { Button } from '@/components/ui/button';
import type { FoundDraft } from './use-draft';

type DraftProps = { draft: FoundDraft; onRestore: () => void; onDismiss: () => void };

export function DraftNotice({ draft, onRestore, onDismiss }: DraftProps) {
  return (
    <div role="status" className="notice">
      <p>
        Unsaved changes of {shortMoment(new Date(draft.savedAt).toISOString())} were found{' '}
        {draft.isElsewhere ? 'on the server: you typed them elsewhere.' : 'in this browser.'}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onRestore}>Restore them</Button>
        <Button variant="secondary" onClick={onDismiss}>
          Discard them
        </Button>
      </div>
    </div>
  );
}

type RefusedProps = {
  edit: { isConflict: boolean; refusal: string | undefined };
  noun: string;
  onReload: () => void;
  onOverwrite: () => void;
};

/** Why the whole of a form was not saved, and what can be done about it. */
export function Refused({ edit, noun, onReload, onOverwrite }: RefusedProps) {
  if (!edit.isConflict) {
    return (
      edit.refusal && (
        <p role="alert" className="field-error w-full">
          {edit.refusal}
        </p>
      )
    );
  }
  return (
    <div role="alert" className="notice w-full" data-tone="danger">
      <p>
        Someone else changed this {noun} meanwhile. What you typed is still here and was not saved.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={onOverwrite}>
          Save mine over it
        </Button>
        <Button variant="secondary" onClick={onReload}>
          Drop mine and load theirs
        </Button>
      </div>
    </div>
  );
}
