import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { ApiError } from '@/components/admin/api/call-api';
import { useChange } from '@/components/admin/api/use-change';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { redirectSchema } from '@/lib/schemas/addresses/redirect';
import { PathField } from './path-field';

export const ADDRESSES = 'addresses';
export const REDIRECTS = '/api/admin/addresses/redirects';

/** With an id, one that is there already. */
export type Draft = { id?: string; source: string; target: string; updatedAt?: string };

type Props = { draft: Draft; onClose: () => void };
type Fields = Pick<Draft, 'source' | 'target'>;

export function RedirectDialog({ draft, onClose }: Props) {
  const { id, updatedAt } = draft;
  const formId = useId();
  const [fields, setFields] = useState<Fields>({ source: draft.source, target: draft.target });
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);
  const change = useChange({
    refreshes: [ADDRESSES],
    rereadsOnConflict: true,
    done: `Redirect ${id ? 'updated' : 'created'} successfully`,
    failed: `Failed to ${id ? 'update' : 'create'} redirect`,
    onFailed: (error) => {
      if (!(error instanceof ApiError)) return;
      const said = Object.fromEntries(error.issues.map(({ path, message }) => [path, message]));
      setErrors(error.issues.length > 0 ? said : { form: error.reason });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { data, error } = redirectSchema.safeParse({ ...fields, updatedAt });
    const issues = (error?.issues ?? []).toReversed();
    setErrors(Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])));
    if (!data) return;
    const path = id ? `${REDIRECTS}/${id}` : REDIRECTS;
    change.mutate({ path, method: id ? 'PUT' : 'POST', body: data }, { onSuccess: onClose });
  };
  const field = (name: keyof Fields) => ({
    value: fields[name],
    error: errors[name],
    onText: (text: string) => setFields({ ...fields, [name]: text }),
  });
  return (
    <Dialog
      title={id ? 'Edit Redirect' : 'Add Redirect'}
      closeLabel="Close"
      size="medium"
      onClose={onClose}
    >
      <form
        ref={form}
        noValidate
        className="contents"
        aria-describedby={`${formId}-error`}
        onSubmit={submit}
      >
        <div className="dialog-body">
          <PathField
            {...field('source')}
            label="From"
            hint="A path of this site where no page is, such as /ancienne-page"
          />
          <PathField
            {...field('target')}
            label="To"
            hint="The path of the page that readers shall see, such as /villes/fes"
          />
          <p id={`${formId}-error`} role="alert" className="field-error">
            {errors.form}
          </p>
        </div>
        <footer className="dialog-footer">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" isBusy={change.isPending} busyLabel="Saving...">
            Save Redirect
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}
