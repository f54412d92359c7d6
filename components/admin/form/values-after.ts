import type { UseFormReturn } from 'react-hook-form';
import { type EditedItem, type FormValues, formValues } from '@/lib/resources/form-values';
import type { Field, Resource } from '@/lib/resources/resource';

/** A row that is new is signed by who makes it, until they write another name. */
export function startingValues(
  resource: Resource,
  item: EditedItem | undefined,
  ownName: string,
): FormValues {
  const values = formValues(resource, item);
  const signed = item ? undefined : resource.fields.find(({ isOwnName }) => isOwnName);
  return signed ? { ...values, [signed.name]: ownName } : values;
}

/** What a form that stays open was saved as: the words as they were typed, so that no caret moves. */
export function valuesAfter(
  { fields }: Pick<Resource, 'fields'>,
  sent: FormValues,
  saved: EditedItem,
): FormValues {
  const told = formValues({ fields: fields.filter(isSettledBySaving) }, saved);
  return { ...sent, ...told };
}

/** The moment of publication is known only now; what is no number has become one. */
function isSettledBySaving({ input, fallback }: Field): boolean {
  return input === 'publication' || (input === 'number' && fallback !== undefined);
}

/** What was typed while the save was under way stays, and is a change. */
export function goOnFrom<C, T>(
  form: UseFormReturn<FormValues, C, T>,
  sent: FormValues,
  settled: FormValues,
): void {
  const typed = structuredClone(form.getValues());
  form.reset(settled, { keepValues: true });
  for (const [name, value] of Object.entries(typed)) {
    const isTyped = JSON.stringify(value) !== JSON.stringify(sent[name]);
    if (isTyped) form.setValue(name, value, { shouldDirty: true });
    else if (value !== settled[name]) form.setValue(name, settled[name] ?? '');
  }
}
