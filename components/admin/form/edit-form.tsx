import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { z } from 'zod';
import { ApiError, refusalOf } from '@/components/admin/api/call-api';
import { isLeavingForSession } from '@/components/admin/api/call-outcome';
import { type ChangeOptions, useChange } from '@/components/admin/api/use-change';
import { QuietButton } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useWindowEvent } from '@/components/ui/use-window-event';
import { type FormValues, payloadOf } from '@/lib/entities/form-values';
import type { Field } from '@/lib/entities/resource';
import { isSameAs } from './draft';

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
    /** Drops what was typed. */
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
