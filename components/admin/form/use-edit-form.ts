import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { z } from 'zod';
import { ApiError, refusalOf } from '@/components/admin/api/call-api';
import { type ChangeOptions, useChange } from '@/components/admin/api/use-change';
import { isSameAs } from './draft';
import { type FormValues, payloadOf } from '@/lib/entities/form-values';
import type { Field } from '@/lib/entities/resource';

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
