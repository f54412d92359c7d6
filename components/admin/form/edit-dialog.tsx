import { type ReactNode, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type { z } from 'zod';
import type { Change } from '@/components/admin/api/use-change';
import { Button, QuietButton } from '@/components/ui/button';
import { Dialog, DialogForm } from '@/components/ui/dialog';
import { formValues } from '@/lib/entities/form-values';
import { type Field, startingNoun } from '@/lib/entities/resource';
import { FormGroups } from './form-groups';
import { type Payload, Refused, useEditForm, useLeaving } from './edit-form';

type Item = Payload & { id?: string; updatedAt?: string | null };

/** What is edited in a dialog and is no resource: it has neither drafts nor revisions. */
export type Editable = {
  /** Stands inside a sentence: "Failed to update letter". */
  noun: string;
  /** Where a new one is posted; one that is there is put below it, at its id. */
  path: string;
  fields: readonly Field[];
  schema: z.ZodType<Payload>;
  saveButton: string;
};

type Props = {
  of: Editable;
  title: string;
  size?: 'medium';
  /** As it is by now; the version that was opened is the one that is edited. */
  item?: Item;
  /** What a new one starts with. */
  start?: Payload;
  /** Another call than the one that stores the fields, and what is said of it. */
  call?: (input: Payload) => Change;
  done?: string;
  failed?: string;
  intro?: ReactNode;
  children?: ReactNode;
  /** Between Cancel and the one that saves. */
  buttons?: ReactNode;
  onSaved?: () => void;
  onClose: () => void;
};

export function EditDialog({ of, title, size, item, start, intro, children, ...props }: Props) {
  const { noun, path, fields, schema, saveButton } = of;
  const [opened, setOpened] = useState(item);
  const edit = useEditForm({
    fields,
    schema,
    start: () => formValues(of, opened ?? start),
    done: props.done ?? `${startingNoun(of)} ${opened ? 'updated' : 'created'} successfully`,
    failed: props.failed ?? `Failed to ${opened ? 'update' : 'create'} ${noun}`,
  });
  const { form, hasChanges } = edit;
  const { askToClose, question } = useLeaving({ hasChanges, onClose: props.onClose });
  const storing = (input: Payload): Change =>
    opened
      ? { path: opened.id ? `${path}/${opened.id}` : path, method: 'PUT', body: input }
      : { path, method: 'POST', body: input };
  const submit = (version: object) =>
    void form.handleSubmit((payload) =>
      edit.save((props.call ?? storing)({ ...payload, ...version }), {
        onSuccess: () => {
          props.onSaved?.();
          props.onClose();
        },
      }),
    )();
  return (
    <Dialog title={title} size={size} onClose={askToClose}>
      <FormProvider {...form}>
        <DialogForm
          onSubmit={() => submit(opened ? { updatedAt: opened.updatedAt } : {})}
          buttons={
            <>
              <Refused
                edit={edit}
                noun={noun}
                onReload={() => {
                  setOpened(item);
                  edit.startAgain(formValues(of, item));
                }}
                onOverwrite={() => submit({})}
              />
              <QuietButton onClick={askToClose}>Cancel</QuietButton>
              {props.buttons}
              <Button type="submit" isBusy={edit.isSaving} busyLabel="Saving...">
                {saveButton}
              </Button>
            </>
          }
        >
          {intro}
          <FormGroups fields={fields} />
          {children}
        </DialogForm>
      </FormProvider>
      {question}
    </Dialog>
  );
}
