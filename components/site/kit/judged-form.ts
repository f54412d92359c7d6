import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldPath, type FieldValues, useForm } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';

/** The form of an island. What the server refused is told until it is changed, or judged here. */
export function useJudgedForm<Input extends FieldValues, Output>(schema: $ZodType<Output, Input>) {
  const form = useForm({ resolver: zodResolver(schema) });
  const judged = (name: FieldPath<Input>, refused?: string) => {
    const { error, isDirty } = form.getFieldState(name, form.formState);
    const isNew = isDirty || form.formState.isSubmitted;
    return { error: error?.message ?? (isNew ? undefined : refused), heard: form.register(name) };
  };
  return { ...form, judged };
}
