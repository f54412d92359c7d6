'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { ApiError } from '@/lib/api/client';
import { isSameAs } from '@/lib/resources/draft-storage';
import { type EditedItem, type FormValues, formValues } from '@/lib/resources/form-values';
import type { Resource } from '@/lib/resources/resource';
import { useChange } from '@/components/admin/api/use-change';
import { refreshedBy } from '@/components/admin/api/refreshed-by';
import { formSchema } from './form-schema';

export type Payload = Record<string, unknown>;
type Then = { onAccepted: () => void; onSaved: () => void };
export type ResourceFormState = UseFormReturn<FormValues, unknown, Payload>;

/** The form's state, and the way it is saved. */
export function useResourceForm(resource: Resource, item: EditedItem | undefined) {
  const { name, noun, entity } = resource;
  const initial = useMemo(() => formValues(resource, item), [resource, item]);
  const resolver = useMemo(() => zodResolver(formSchema(resource)), [resource]);
  const form: ResourceFormState = useForm<FormValues, unknown, Payload>({
    defaultValues: initial,
    resolver,
    mode: 'onTouched',
  });
  const [isConflict, setConflict] = useState(false);
  const isUnderWay = useRef(false);
  const change = useChange({
    refreshes: refreshedBy[name],
    done: `${entity} ${item ? 'updated' : 'created'} successfully`,
    failed: `Failed to ${item ? 'update' : 'create'} ${noun}`,
    onFailed: showOnFields,
  });
  return {
    form,
    initial,
    /** Asked of the fields themselves: what was typed last may not be drawn yet. */
    hasChanges: () => !isSameAs({ values: form.getValues() }, initial),
    isConflict,
    isSaving: change.isPending,
    /** With the time of the version it was typed over, a change made meanwhile is not lost. */
    save: (payload: Payload, basedOn: string | null | undefined, then: Then) => {
      // Two keystrokes can come before one of them is drawn.
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      setConflict(false);
      const call = item
        ? { path: `/api/admin/${name}/${item.id}`, method: 'PUT' as const }
        : { path: `/api/admin/${name}`, method: 'POST' as const };
      const body = { ...payload, ...(item && basedOn ? { updatedAt: basedOn } : {}) };
      change.mutate({ ...call, body, onAccepted: then.onAccepted }, { onSuccess: then.onSaved });
    },
  };

  function showOnFields(error: Error): void {
    isUnderWay.current = false;
    if (!(error instanceof ApiError)) return;
    if (error.code === 'edited_meanwhile') setConflict(true);
    const own = error.issues.filter(({ path }) => path in initial);
    own.forEach(({ path, message }, at) =>
      form.setError(path, { type: 'server', message }, { shouldFocus: at === 0 }),
    );
  }
}
