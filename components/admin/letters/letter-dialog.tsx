import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { EditDialog, type Editable } from '@/components/admin/form/edit-dialog';
import { Button } from '@/components/ui/button';
import type { FormValues } from '@/lib/entities/form-values';
import type { Field } from '@/lib/entities/resource';
import {
  LONGEST_LETTER,
  type LetterInput,
  MOST_CHOSEN,
  letterSchema,
} from '@/lib/entities/mail/letters';
import { LETTERS, type Letter } from './letter';
import { LetterPreview } from './letter-preview';

/** In the order in which it is read. */
const FIELDS: readonly Field[] = [
  {
    name: 'subject',
    label: 'Subject',
    input: 'line',
    required: true,
    isFrench: true,
    max: 150,
  },
  {
    name: 'preheader',
    label: 'Preheader',
    input: 'line',
    isFrench: true,
    max: 200,
    hint: 'What mail programs show beside the subject, before the letter is opened.',
  },
  {
    name: 'body',
    label: 'Own sentences',
    input: 'markdown',
    isFrench: true,
    max: LONGEST_LETTER,
  },
  {
    name: 'articleIds',
    label: 'Articles',
    input: 'links',
    options: 'articles',
    max: MOST_CHOSEN,
  },
  {
    name: 'programmeIds',
    label: 'Masters',
    input: 'links',
    options: 'programmes',
    max: MOST_CHOSEN,
  },
];

const LETTER: Editable = {
  noun: 'letter',
  path: LETTERS,
  fields: FIELDS,
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
