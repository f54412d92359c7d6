import { useEffect, useEffectEvent } from 'react';
import type { Answer } from '@/components/admin/api/use-change';
import { useOwnName } from '@/components/admin/shell/person';
import { type EditedItem, type FormValues, formValues } from '@/lib/entities/form-values';
import { entities, listsShowing } from '@/lib/entities/registry';
import { type Field, type Resource, startingNoun } from '@/lib/entities/resource';
import { type EditForm, type Payload, useEditForm } from './use-edit-form';

/** What comes after a save: the form is left, or `onStayed` has it go on with what was saved. */
type Then = {
  onAccepted: () => void;
  onSaved?: () => void;
  onStayed?: (saved: EditedItem) => void;
};

/** Values that somebody else proposes, and the call that accepts them with the whole form. */
export type ProposalOfForm = { path: string; fill: (values: FormValues) => FormValues };

export function useResourceForm(
  resource: Resource,
  item: EditedItem | undefined,
  proposal?: ProposalOfForm,
) {
  const { name, noun } = resource;
  const ownName = useOwnName();
  const { setInitial, ...edit } = useEditForm({
    fields: resource.fields,
    schema: entities[name].schema,
    start: () => startingValues(resource, item, ownName),
    refreshes: proposal ? [...listsShowing(name), 'proposals'] : listsShowing(name),
    done: `${startingNoun(resource)} ${item ? 'updated' : 'created'} successfully`,
    failed: `Failed to ${item ? 'update' : 'create'} ${noun}`,
  });
  const { form, initial } = edit;
  const { reset } = form;
  const fillIn = useEffectEvent(
    () => proposal && reset(proposal.fill(initial), { keepDefaultValues: true }),
  );
  // Once: what is typed afterwards must stay.
  useEffect(() => void fillIn(), []);
  return {
    ...edit,
    /** `basedOn` is the version that was edited; the server refuses when there is a newer one. */
    save: (payload: Payload, basedOn: string | null | undefined, then: Then) => {
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
      edit.save({ ...call, body, onAccepted, onSaid, isStaying }, { onSuccess: onSaved });
    },
  };
}

/** A row that is new is signed by who makes it, until they write another name. */
function startingValues(
  resource: Resource,
  item: EditedItem | undefined,
  ownName: string,
): FormValues {
  const values = formValues(resource, item);
  const signed = item ? undefined : resource.fields.find(({ isOwnName }) => isOwnName);
  return signed ? { ...values, [signed.name]: ownName } : values;
}

/** What a form that stays open was saved as: the words as they were typed, so that no caret moves. */
function valuesAfter(
  { fields }: Pick<Resource, 'fields'>,
  sent: FormValues,
  saved: EditedItem,
): FormValues {
  const settled = formValues({ fields }, saved);
  const names = fields.filter(isSettledBySaving).map(({ name }) => name);
  return { ...sent, ...Object.fromEntries(names.map((name) => [name, settled[name] ?? ''])) };
}

/** Publication has its moment and facts have who saw them; what is no number has become one. */
function isSettledBySaving({ input, fallback }: Field): boolean {
  const isNumber = input === 'number' && fallback !== undefined;
  return input === 'publication' || input === 'facts' || isNumber;
}

/** What was typed while the save was under way stays, and is a change. */
function goOnFrom(form: EditForm, sent: FormValues, settled: FormValues): void {
  const typed = structuredClone(form.getValues());
  form.reset(settled, { keepValues: true });
  for (const [name, value] of Object.entries(typed)) {
    const isTyped = JSON.stringify(value) !== JSON.stringify(sent[name]);
    if (isTyped) form.setValue(name, value, { shouldDirty: true });
    else if (value !== settled[name]) form.setValue(name, settled[name] ?? '');
  }
}
