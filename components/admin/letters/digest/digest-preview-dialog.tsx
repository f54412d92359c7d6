import { useId, useState } from 'react';
import { count } from '@/components/admin/display/figures';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DIGEST, type Readers } from './digest-settings';
import { LetterPreview } from '../letter-preview';

type Props = Pick<Readers, 'subjects'> & { onClose: () => void };

/** Each reader has their own: this is the one of whoever chose a single subject, or all of them. */
export function DigestPreviewDialog({ subjects, onClose }: Props) {
  const id = useId();
  const [subject, setSubject] = useState('');
  const query = subject ? `?subject=${subject}` : '';
  return (
    <Dialog title="Weekly digest as sent" closeLabel="Close" onClose={onClose}>
      <div className="dialog-body">
        <div className="flex flex-wrap items-center gap-2">
          <label htmlFor={id}>For a reader of</label>
          <select
            id={id}
            value={subject}
            className="field w-auto"
            onChange={(event) => setSubject(event.target.value)}
          >
            <option value="">Everything that is new</option>
            {subjects.map(({ id: value, name, readers }) => (
              <option key={value} value={value}>
                {name}: {count(readers, 'reader')}
              </option>
            ))}
          </select>
        </div>
        <p className="hint">
          What is new in the week before it goes out. A reader who got none for longer, or chose
          several subjects, gets more.
        </p>
        <LetterPreview path={`${DIGEST}/preview${query}`} />
      </div>
      <footer className="dialog-footer">
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      </footer>
    </Dialog>
  );
}
