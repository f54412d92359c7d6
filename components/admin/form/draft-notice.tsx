import { Button } from '@/components/ui/button';
import type { Draft } from '@/lib/resources/draft-storage';
import { shortMoment } from '@/components/admin/list/formats';

type Props = { draft: Draft; onRestore: () => void; onDismiss: () => void };

export function DraftNotice({ draft, onRestore, onDismiss }: Props) {
  return (
    <div role="status" className="notice">
      <p>
        Unsaved changes of {shortMoment(new Date(draft.savedAt).toISOString())} were found in this
        browser.
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
