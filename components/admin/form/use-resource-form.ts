import { useEffect, useEffectEvent } from 'react';
import type { Answer } from '@/components/admin/api/use-change';
import { useOwnName } from '@/components/admin/shell/person';
import type { EditedItem, FormValues } from '@/lib/resources/form-values';
import { listsShowing } from '@/lib/resources/registry';
import { type Resource, startingNoun } from '@/lib/resources/resource';
import { resourceSchemas } from '@/lib/schemas/registry';
import { type Payload, useEditForm } from './use-edit-form';
import { goOnFrom, startingValues, valuesAfter } from './values-after';

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
    schema: resourceSchemas[name],
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
