import { useEffect, useRef } from 'react';
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
  const list = useRef<HTMLFieldSetElement>(null);
  const firstOlder = useRef<number>(undefined);
  useEffect(() => {
    list.current?.querySelector(':checked')?.scrollIntoView({ block: 'nearest' });
  }, []);
  // The button may be gone, and whoever pressed it goes on with what it brought.
  useEffect(() => {
    if (firstOlder.current === undefined || firstOlder.current >= revisions.length) return;
    list.current?.querySelectorAll('input')[firstOlder.current]?.focus();
    firstOlder.current = undefined;
  }, [revisions.length]);
  return (
    <fieldset ref={list} className="revision-list">
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
            {shortMoment(revision.at)} <span>{wordsOf(resource, revision)}</span>
          </span>
        </label>
      ))}
      {older && (
        <Button
          variant="secondary"
          className="m-3"
          isBusy={older.isBusy}
          onClick={() => {
            firstOlder.current = revisions.length;
            older.show();
          }}
        >
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

function wordsOf({ fields }: Resource, { action, actorLabel, fields: changed }: Sent): string {
  const labels = fields.filter(({ name }) => changed.includes(name)).map(({ label }) => label);
  const what = action === 'create' || labels.length === 0 ? '' : `: ${labels.join(', ')}`;
  const who = actorLabel && ` · ${actorLabel}`;
  return `${ACTIONS[action] ?? action}${what}${who}`;
}
