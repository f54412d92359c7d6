import { shortMoment } from '@/components/admin/display/figures';
import type { Revision } from '@/lib/admin/keeping/revisions';
import type { Resource } from '@/lib/resources/resource';

export type Sent = Omit<Revision, 'at'> & { at: string };

type Props = {
  resource: Resource;
  revisions: readonly Sent[];
  chosen: string;
  onChoose: (id: string) => void;
};

/** Radio buttons, so that the arrow keys walk through the past. */
export function RevisionList({ resource, revisions, chosen, onChoose }: Props) {
  return (
    <fieldset className="revision-list">
      <legend className="sr-only">Revisions, newest first</legend>
      {revisions.map((revision) => (
        <label key={revision.id} className="revision-choice">
          <input
            type="radio"
            name="revision"
            value={revision.id}
            checked={revision.id === chosen}
            onChange={() => onChoose(revision.id)}
          />
          <span className="min-w-0">
            {shortMoment(revision.at)} <span>{told(resource, revision)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const ACTIONS: Record<string, string> = {
  beginning: 'As it was before',
  create: 'Created',
  update: 'Changed',
  restore: 'Restored',
  publish: 'Published',
  unpublish: 'Unpublished',
  verify: 'Verified',
};

function told({ fields }: Resource, { action, actorLabel, fields: changed }: Sent): string {
  const labels = fields.filter(({ name }) => changed.includes(name)).map(({ label }) => label);
  const what = action === 'create' || labels.length === 0 ? '' : `: ${labels.join(', ')}`;
  const who = actorLabel && ` · ${actorLabel}`;
  return `${ACTIONS[action] ?? action}${what}${who}`;
}
