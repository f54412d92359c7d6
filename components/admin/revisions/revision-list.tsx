import { shortMoment } from '@/components/admin/display/figures';
import { Button } from '@/components/ui/button';
import type { Resource } from '@/lib/resources/resource';
import type { Older, Sent } from './use-revisions';

type Props = {
  resource: Resource;
  revisions: readonly Sent[];
  older: Older;
  chosen: string;
  onChoose: (id: string) => void;
};

/** Radio buttons, so that the arrow keys walk through the past. */
export function RevisionList({ resource, revisions, older, chosen, onChoose }: Props) {
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
      {older && (
        <Button variant="secondary" isBusy={older.isBusy} onClick={older.show}>
          {older.isFailed ? 'Try again to show older' : 'Show older'}
        </Button>
      )}
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
