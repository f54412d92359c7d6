import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { EditDialog, type Editable } from '@/components/admin/form/edit-dialog';
import { Button } from '@/components/ui/button';
import { letterFields } from '@/lib/letters/fields';
import type { FormValues } from '@/lib/entities/form-values';
import { type LetterInput, letterSchema } from '@/lib/schemas/letters/input';
import { LETTERS, type Letter } from './letter';
import { LetterPreview } from './letter-preview';

const LETTER: Editable = {
  noun: 'letter',
  path: LETTERS,
  fields: letterFields,
  schema: letterSchema,
  refreshes: ['letters'],
  saveButton: 'Save Letter',
};

type Props = { letter?: Letter; onClose: () => void };

export function LetterDialog({ letter, onClose }: Props) {
  const [shown, setShown] = useState<LetterInput>();
  return (
    <EditDialog
      of={LETTER}
      title={letter ? 'Edit Letter' : 'Create New Letter'}
      item={letter}
      buttons={<ShowButton onShow={setShown} />}
      onClose={onClose}
    >
      {shown && <LetterPreview path={`${LETTERS}/preview`} content={shown} />}
    </EditDialog>
  );
}

function ShowButton({ onShow }: { onShow: (input: LetterInput) => void }) {
  const { handleSubmit } = useFormContext<FormValues, unknown, LetterInput>();
  return (
    <Button variant="secondary" onClick={() => void handleSubmit(onShow)()}>
      Show as sent
    </Button>
  );
}
