import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useState } from 'react';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { z } from 'zod';
import {
  ApiError,
  type Change,
  type ChangeOptions,
  isLeavingForSession,
  refusalOf,
  useChange,
} from '@/components/admin/api/call-api';
import { Button, QuietButton } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useWindowEvent } from '@/components/ui/use-window-event';
import { type FormValues, formValues, payloadOf } from '@/lib/entities/form-values';
import { type Field, startingNoun } from '@/lib/entities/resource';
import { isSameAs } from './draft';
import { Dialog, DialogForm } from '@/components/ui/dialog';
import { FormGroups } from './form-groups';

export type Payload = Record<string, unknown>;
export type EditForm = UseFormReturn<FormValues, unknown, Payload>;

type Options = ChangeOptions & {
  fields: readonly Field[];
  /** The one that the API's handler checks with. */
  schema: z.ZodType<Payload>;
  start: () => FormValues;
};

/** The values of a form, and what the server says of them: at the field, or as a whole. */
export function useEditForm({ fields, schema, start, ...options }: Options) {
  const [initial, setInitial] = useState(start);
  const typed = z.custom<FormValues>().transform((values) => payloadOf({ fields }, values));
  const resolver = zodResolver(typed.pipe(schema as z.ZodType<Payload, Payload>));
  const form: EditForm = useForm<FormValues, unknown, Payload>({
    defaultValues: initial,
    resolver,
    mode: 'onTouched',
  });
  const ownIssues = (error: unknown) => {
    const issues = error instanceof ApiError ? error.issues : [];
    return issues.filter(({ path }) => (path.split('.')[0] ?? '') in initial);
  };
  const { error, ...change } = useChange({
    ...options,
    onFailed: (failure) =>
      ownIssues(failure).forEach(({ path, message }, at) =>
        form.setError(path, { type: 'server', message }, { shouldFocus: at === 0 }),
      ),
  });
  const isConflict = error instanceof ApiError && error.code === 'edited_meanwhile';
  return {
    form,
    initial,
    setInitial,
    startAgain: (values: FormValues) => {
      setInitial(values);
      change.reset();
      form.reset(values);
    },
    /** Asks the fields, because what was typed last may not be rendered yet. */
    hasChanges: () => !isSameAs({ values: form.getValues() }, initial),
    isConflict,
    /** The server's own sentence on why not, where it is about no field. */
    refusal: isConflict || ownIssues(error).length > 0 ? undefined : refusalOf(error),
    isSaving: change.isPending,
    save: change.mutate,
  };
}

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
