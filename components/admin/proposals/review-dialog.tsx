import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { storedRow } from '@/components/admin/api/stored-row';
import { FormDialog } from '@/components/admin/form/form-dialog';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Spinner } from '@/components/ui/spinner';
import { type FormValues, type RowValues, formValues } from '@/lib/entities/form-values';
import { resources } from '@/lib/entities/registry';
import { staffLabelOf } from '@/lib/entities/choices';
import type { Field } from '@/lib/entities/resource';
import type { Proposed } from '@/lib/entities/proposal';
import { ReadersWords, SourceLink, isAboutPlace, proposalName } from './proposal-card';
import type { Proposal } from './proposals-screen';

type Props = { proposal: Proposal; onClose: () => void };

const { programmes } = resources;

/** First field by field, then the form of the master, filled in; saving it accepts the proposal. */
export function ReviewDialog({ proposal, onClose }: Props) {
  const { id, kind, programmeId } = proposal;
  const isPlace = isAboutPlace(proposal);
  const isGone = kind === 'correction' && programmeId === null;
  const [isAccepting, setAccepting] = useState(false);
  const current = useQuery({ ...storedRow('programmes', programmeId ?? ''), staleTime: 0 });
  if (isAccepting) {
    return (
      <FormDialog
        resource={programmes}
        editedId={programmeId ?? undefined}
        proposal={{
          path: `/api/admin/proposals/${id}/accept`,
          fill: (form) => filled(proposal, form),
        }}
        onClose={onClose}
      />
    );
  }
  const lines = isPlace ? [] : comparison(proposal.fields, current.data);
  return (
    <Dialog title="Review proposal" size="medium" onClose={onClose}>
      <div className="dialog-body">
        <p className="row-title" lang="fr">
          {proposalName(proposal)}
        </p>
        <ReadersWords text={proposal.what} />
        <p>
          Source: <SourceLink url={proposal.sourceUrl} />
        </p>
        {current.isFetching ? (
          <Spinner />
        ) : lines.length === 0 ? (
          <p className="text-muted">It proposes no values of its own: read the text above.</p>
        ) : (
          <table className="compare">
            <thead>
              <tr>
                <th scope="col">Field</th>
                <th scope="col">Now</th>
                <th scope="col">Proposed</th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ label, now, proposed, isSame }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{now}</td>
                  <td>{isSame ? 'The same' : <ins>{proposed}</ins>}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {current.isError && <p role="alert">The master could not be loaded.</p>}
        {isPlace && (
          <p>
            It is about the establishment or its calls: correct them in their own lists, then
            decline it and say what was done.
          </p>
        )}
        {isGone && <p role="alert">The master that it corrects was deleted: decline it.</p>}
      </div>
      <footer className="dialog-footer">
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
        {!isGone && !isPlace && (
          <Button onClick={() => setAccepting(true)}>Open the form, filled in</Button>
        )}
      </footer>
    </Dialog>
  );
}

/** The proposed values and the source that a reader gave, over what the form has. */
export function filled({ fields, sourceUrl }: Proposal, form: FormValues): FormValues {
  const item = { ...fields, id: '', slug: '', updatedAt: '' };
  const proposed = formValues(
    { fields: programmes.fields.filter(({ name }) => Object.hasOwn(fields, name)) },
    item,
  );
  const sources = (form.sources ?? []) as RowValues[];
  const isKnown = sources.some(({ url }) => url === sourceUrl);
  const source = { publisher: '', kind: 'autre', title: '', url: sourceUrl, date: '' };
  const all = isKnown ? sources : [...sources, { ...source, publisher: hostOf(sourceUrl) }];
  return { ...form, ...proposed, sources: all };
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : '';
}

type Line = { label: string; now: string; proposed: string; isSame: boolean };

/** What is proposed beside what the record says now, in the order of its form. */
export function comparison(proposed: Proposed, current: Record<string, unknown> = {}): Line[] {
  const fields: Record<string, unknown> = proposed;
  return resources.programmes.fields
    .filter(({ name }) => Object.hasOwn(fields, name))
    .map((field) => {
      const [now, then] = [shown(field, current[field.name]), shown(field, fields[field.name])];
      return { label: field.label, now, proposed: then, isSame: now === then };
    });
}

function shown({ choices: from }: Field, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'Not known';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const texts = (Array.isArray(value) ? value : [value]).map((one) =>
    from ? staffLabelOf(from, String(one)) : String(one),
  );
  return texts.length > 0 ? texts.join(', ') : 'Not known';
}
