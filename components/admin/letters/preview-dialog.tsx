import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { LETTERS, type Letter } from './letter';
import { LetterPreview } from './letter-preview';

export function PreviewDialog({ letter, onClose }: { letter: Letter; onClose: () => void }) {
  return (
    <Dialog title="Letter as sent" closeLabel="Close" onClose={onClose}>
      <div className="dialog-body">
        <LetterPreview path={`${LETTERS}/${letter.id}/preview`} />
      </div>
      <footer className="dialog-footer">
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      </footer>
    </Dialog>
  );
}
