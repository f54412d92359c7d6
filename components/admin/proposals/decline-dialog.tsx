import { z } from 'zod';
import { count, figure } from '@/components/admin/display/figures';
import { EditDialog, type Editable } from '@/components/admin/form/edit-dialog';
import { Elsewhere, type Selected } from '@/components/admin/list/selection';

type Props = {
  rows: readonly Selected[];
  /** What the only one of them says. */
  text?: string;
  /** The rows on the screen. */
  shown: readonly Selected[];
  onSaved: () => void;
  onClose: () => void;
};

const DECISION: Editable = {
  noun: 'proposal',
  path: '/api/admin/proposals',
  fields: [{ name: 'reason', label: 'Reason', input: 'text', required: true, max: 500 }],
  schema: z.object({
    reason: z.string().trim().min(1, { error: 'Say why, for whoever asks later' }),
  }),
  refreshes: ['proposals'],
  saveButton: 'Decline',
};

export function DeclineDialog({ rows, text, shown, onSaved, onClose }: Props) {
  const ids = rows.map(({ id }) => id);
  const those = rows.length === 1 ? 'Proposal' : count(rows.length, 'proposal');
  const intro =
    text === undefined ? (
      <p>
        {figure(rows.length)} selected. <Elsewhere rows={rows} shown={shown} />
      </p>
    ) : (
      <>
        <p>
          <strong lang="fr">{rows[0]?.name}</strong>
        </p>
        <p lang="fr" className="whitespace-pre-line break-words">
          {text}
        </p>
      </>
    );
  return (
    <EditDialog
      of={DECISION}
      title={`Decline ${those.toLowerCase()}`}
      size="medium"
      call={(input) =>
        ids.length === 1
          ? { path: `${DECISION.path}/${ids[0]}/decline`, method: 'POST', body: input }
          : { path: `${DECISION.path}/decline`, method: 'POST', body: { ids, ...input } }
      }
      done={`${those} declined successfully`}
      failed={`Failed to decline ${those.toLowerCase()}`}
      intro={intro}
      onSaved={onSaved}
      onClose={onClose}
    />
  );
}
