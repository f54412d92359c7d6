import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { z } from 'zod';
import { type Answer, useChange } from '@/components/admin/api/use-change';
import { ApiError } from '@/components/admin/api/call-api';
import { useOwnName } from '@/components/admin/shell/person';
import { isSameAs } from '@/lib/resources/draft-storage';
import { type EditedItem, type FormValues, payloadOf } from '@/lib/resources/form-values';
import { listsShowing } from '@/lib/resources/registry';
import { type Resource, startingNoun } from '@/lib/resources/resource';
import { resourceSchemas } from '@/lib/schemas/registry';
import { goOnFrom, startingValues, valuesAfter } from './values-after';

export type Payload = Record<string, unknown>;
/** What comes after a save: the form is left, or `onStayed` has it go on with what was saved. */
type Then = {
  onAccepted: () => void;
  onSaved?: () => void;
  onStayed?: (saved: EditedItem) => void;
};
export type ResourceFormState = UseFormReturn<FormValues, unknown, Payload>;

/** Values that somebody else proposes, and the call that accepts them with the whole form. */
export type ProposalOfForm = { path: string; fill: (values: FormValues) => FormValues };

export function useResourceForm(
  resource: Resource,
  item: EditedItem | undefined,
  proposal?: ProposalOfForm,
) {
  const { name, noun } = resource;
  const ownName = useOwnName();
  const [initial, setInitial] = useState(() => startingValues(resource, item, ownName));
  const resolver = useMemo(() => zodResolver(formSchema(resource)), [resource]);
  const form: ResourceFormState = useForm<FormValues, unknown, Payload>({
    defaultValues: initial,
    resolver,
    mode: 'onTouched',
  });
  const { reset } = form;
  const fillIn = useEffectEvent(
    () => proposal && reset(proposal.fill(initial), { keepDefaultValues: true }),
  );
  // Once: what is typed afterwards must stay.
  useEffect(() => void fillIn(), []);
  const [isConflict, setConflict] = useState(false);
  const change = useChange({
    refreshes: proposal ? [...listsShowing(name), 'proposals'] : listsShowing(name),
    done: `${startingNoun(resource)} ${item ? 'updated' : 'created'} successfully`,
    failed: `Failed to ${item ? 'update' : 'create'} ${noun}`,
    onFailed: showOnFields,
  });
  return {
    form,
    initial,
    /** Asks the fields, because what was typed last may not be rendered yet. */
    hasChanges: () => !isSameAs({ values: form.getValues() }, initial),
    isConflict,
    isSaving: change.isPending,
    /** `basedOn` is the version that was edited; the server refuses when there is a newer one. */
    save: (payload: Payload, basedOn: string | null | undefined, then: Then) => {
      setConflict(false);
      const call = proposal
        ? { path: proposal.path, method: 'POST' as const }
        : item
          ? { path: `/api/admin/${name}/${item.id}`, method: 'PUT' as const }
          : { path: `/api/admin/${name}`, method: 'POST' as const };
      const body = { ...payload, ...(item && basedOn ? { updatedAt: basedOn } : {}) };
      const { onAccepted, onSaved, onStayed } = then;
      const sent = structuredClone(form.getValues());
      const onSaid = (answer: Answer) => {
        if (!onStayed) return;
        const saved = answer as EditedItem;
        const settled = valuesAfter(resource, sent, saved);
        setInitial(settled);
        goOnFrom(form, sent, settled);
        onStayed(saved);
      };
      const isStaying = onStayed !== undefined;
      change.mutate({ ...call, body, onAccepted, onSaid, isStaying }, { onSuccess: onSaved });
    },
  };

  function showOnFields(error: Error): void {
    if (!(error instanceof ApiError)) return;
    if (error.code === 'edited_meanwhile') setConflict(true);
    const own = error.issues.filter(({ path }) => (path.split('.')[0] ?? '') in initial);
    own.forEach(({ path, message }, at) =>
      form.setError(path, { type: 'server', message }, { shouldFocus: at === 0 }),
    );
  }
}

/** The API's handler checks with the same schema. */
function formSchema(resource: Resource): z.ZodType<Record<string, unknown>, FormValues> {
  const schema: z.ZodType<Record<string, unknown>> = resourceSchemas[resource.name];
  return z
    .custom<FormValues>()
    .transform((values) => payloadOf(resource, values))
    .pipe(schema as z.ZodType<Record<string, unknown>, Record<string, unknown>>);
}
