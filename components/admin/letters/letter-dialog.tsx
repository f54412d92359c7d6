import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { z } from 'zod';
import { ApiError } from '@/components/admin/api/call-api';
import { useChange } from '@/components/admin/api/use-change';
import { FormGroups } from '@/components/admin/form/form-groups';
import { UnsavedChangesDialog, useUnloadWarning } from '@/components/admin/form/unsaved-changes';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { letterFields } from '@/lib/letters/fields';
import { isSameAs } from '@/lib/resources/draft-storage';
import { type FormValues, formValues, payloadOf } from '@/lib/resources/form-values';
import { type LetterInput, letterSchema } from '@/lib/schemas/letters/input';
import { LETTERS, type Letter } from './letter';
import { LetterPreview } from './letter-preview';

type Props = { letter?: Letter; onClose: () => void };

const fields = { fields: letterFields };

const formSchema = z
  .custom<FormValues>()
  .transform((values) => payloadOf(fields, values))
  .pipe(letterSchema as z.ZodType<LetterInput, Record<string, unknown>>);

export function LetterDialog({ letter, onClose }: Props) {
  const [opened] = useState(letter);
  const initial = useMemo(() => formValues(fields, opened), [opened]);
  const form = useForm<FormValues, unknown, LetterInput>({
    defaultValues: initial,
    resolver: zodResolver(formSchema),
    mode: 'onTouched',
  });
  const [previewed, setPreviewed] = useState<LetterInput>();
  const [refusal, setRefusal] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const hasChanges = () => !isSameAs({ values: form.getValues() }, initial);
  const askToClose = () => (hasChanges() ? setAsking(true) : onClose());
  useUnloadWarning(hasChanges);
  const change = useChange({
    refreshes: ['letters'],
    rereadsOnConflict: true,
    done: `Letter ${opened ? 'updated' : 'created'} successfully`,
    failed: `Failed to ${opened ? 'update' : 'create'} letter`,
    onFailed: (error) => {
      if (!(error instanceof ApiError)) return;
      if (error.status === 409) setRefusal(error.reason);
      error.issues
        .filter(({ path }) => path in initial)
        .forEach(({ path, message }, at) =>
          form.setError(path, { type: 'server', message }, { shouldFocus: at === 0 }),
        );
    },
  });
  const save = form.handleSubmit((input) => {
    setRefusal(undefined);
    const call = opened
      ? { path: `${LETTERS}/${opened.id}`, method: 'PUT' as const }
      : { path: LETTERS, method: 'POST' as const };
    const body = opened ? { ...input, updatedAt: opened.updatedAt } : input;
    change.mutate({ ...call, body }, { onSuccess: onClose });
  });
  return (
    <Dialog
      title={opened ? 'Edit Letter' : 'Create New Letter'}
      closeLabel="Close"
      onClose={askToClose}
    >
      <FormProvider {...form}>
        <form
          noValidate
          className="contents"
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <div className="dialog-body">
            <FormGroups fields={letterFields} />
            {refusal && (
              <p role="alert" className="field-error">
                {refusal}
              </p>
            )}
            {previewed && <LetterPreview path={`${LETTERS}/preview`} content={previewed} />}
          </div>
          <footer className="dialog-footer">
            <Button variant="secondary" onClick={askToClose}>
              Cancel
            </Button>
            <Button variant="secondary" onClick={() => void form.handleSubmit(setPreviewed)()}>
              Show as sent
            </Button>
            <Button type="submit" isBusy={change.isPending} busyLabel="Saving...">
              Save Letter
            </Button>
          </footer>
        </form>
      </FormProvider>
      {isAsking && <UnsavedChangesDialog onConfirm={onClose} onCancel={() => setAsking(false)} />}
    </Dialog>
  );
}
