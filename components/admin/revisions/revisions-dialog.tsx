import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ApiError, storedRow, useChange } from '@/components/admin/api/call-api';
import { NotLoaded, shortMoment } from '@/components/admin/display/shown';
import { QuietButton } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Dialog } from '@/components/ui/dialog';
import { Spinner } from '@/components/ui/spinner';
import type { Revision } from '@/lib/admin/history/revisions';
import type { EditedItem } from '@/lib/entities/form-values';
import { resources } from '@/lib/entities/registry';
import {
  type Field,
  type Resource,
  type ResourceName,
  startingNoun,
} from '@/lib/entities/resource';
import { Added, Removed, fieldText, namedIds } from './field-text';
import { wordDiff } from './word-diff';

type Sent = Omit<Revision, 'at'> & { at: string };

type Props = {
  resource: Resource;
  item: EditedItem;
  /** The one that is shown first, if it is there. */
  chosen?: string;
  /** Whether the form below has something that was typed and not saved. */
  isUnsaved: boolean;
  onRestored: () => void;
  onClose: () => void;
};

export function RevisionsDialog(props: Props) {
  const { resource, item, isUnsaved, onRestored, onClose } = props;
  const path = `/api/admin/${resource.name}/${item.id}/revisions`;
  const list = useQuery<Sent[]>({ queryKey: [path], gcTime: 0 });
  const revisions = list.data ?? [];
  const [picked, pick] = useState(props.chosen);
  const chosen = revisions.find(({ id }) => id === picked) ?? revisions[0];
  return (
    <Dialog title="Revisions" closeLabel="Close the revisions" onClose={onClose}>
      <div className="dialog-body">
        {list.isPending && <Spinner />}
        {list.isLoadingError && <NotLoaded what="The revisions" {...list} />}
        {list.data && !chosen && (
          <p>There is no revision yet. The next save keeps this state and the new one.</p>
        )}
        {chosen && (
          <div className="revisions">
            <RevisionList
              resource={resource}
              revisions={revisions}
              chosen={chosen.id}
              onPick={pick}
            />
            <Chosen
              key={chosen.id}
              path={`${path}/${chosen.id}`}
              resource={resource}
              item={item}
              isUnsaved={isUnsaved}
              onRestored={onRestored}
            />
          </div>
        )}
      </div>
    </Dialog>
  );
}

type Whole = Sent & { row: Record<string, unknown>; previous: Record<string, unknown> | null };
type ChosenProps = Omit<Props, 'chosen' | 'onClose'> & { path: string };

/** What the save changed, and what restoring it would change now. */
function Chosen(props: ChosenProps) {
  const { path, resource, item } = props;
  const [isAsking, setAsking] = useState(false);
  const { data, isError, refetch } = useQuery<Whole>({ queryKey: [path] });
  if (isError) return <NotLoaded what="The revisions" refetch={refetch} />;
  if (!data) return <Spinner />;
  const { row, previous } = data;
  return (
    <section aria-label="The chosen revision" className="revision">
      <h3 className="form-heading">What this save changed</h3>
      <ChangedFields
        fields={resource.fields}
        before={previous ?? {}}
        after={row}
        sameText="Nothing that the form shows."
      />
      <h3 className="form-heading">What restoring it would change</h3>
      <ChangedFields
        // Restoring leaves the publication as it is.
        fields={resource.fields.filter(({ input }) => input !== 'publication')}
        before={item}
        after={row}
        sameText={`Nothing: the ${resource.noun} is like this now.`}
      />
      <QuietButton className="w-fit" onClick={() => setAsking(true)}>
        Restore this revision
      </QuietButton>
      {isAsking && <RestoreDialog {...props} onClose={() => setAsking(false)} />}
    </section>
  );
}

type ListProps = {
  resource: Resource;
  revisions: readonly Sent[];
  chosen: string;
  onPick: (id: string) => void;
};

/** Radio buttons, so that the arrow keys walk through the past. */
function RevisionList({ resource, revisions, chosen, onPick }: ListProps) {
  const list = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    list.current?.querySelector(':checked')?.scrollIntoView({ block: 'nearest' });
  }, []);
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
            onChange={() => onPick(revision.id)}
          />
          <span className="min-w-0">
            {shortMoment(revision.at)} <span>{wordsOf(resource, revision)}</span>
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

function wordsOf({ fields }: Resource, { action, actorLabel, fields: changed }: Sent): string {
  const labels = fields.filter(({ name }) => changed.includes(name)).map(({ label }) => label);
  const what = action === 'create' || labels.length === 0 ? '' : `: ${labels.join(', ')}`;
  const who = actorLabel && ` · ${actorLabel}`;
  return `${ACTIONS[action] ?? action}${what}${who}`;
}

type RestoreProps = ChosenProps & { onClose: () => void };

function RestoreDialog(props: RestoreProps) {
  const { path, resource, item, isUnsaved, onRestored, onClose } = props;
  const { noun } = resource;
  const restoring = useChange({
    done: `${startingNoun(resource)} restored successfully`,
    failed: `Failed to restore ${noun}`,
  });
  const { error } = restoring;
  return (
    <ConfirmDialog
      title={`Restore ${noun}`}
      question={`Make this ${noun} what it was in this revision? What it is now stays among the revisions.`}
      subject={isUnsaved && 'What you typed and did not save is dropped.'}
      refusal={error && `Nothing was changed. ${reasonsOf(error, noun).join('. ')}.`}
      confirmLabel="Restore"
      busyLabel="Restoring..."
      isBusy={restoring.isPending}
      onConfirm={() =>
        // Before the lists are read again, in which this revision may have moved out of sight.
        restoring.mutate({
          path: `${path}/restore`,
          method: 'POST',
          body: { updatedAt: item.updatedAt },
          onSaid: onRestored,
        })
      }
      onCancel={onClose}
    />
  );
}

function reasonsOf(error: Error, noun: string): string[] {
  if (!(error instanceof ApiError)) return ['The server could not be reached'];
  if (error.code === 'edited_meanwhile') {
    return [`Someone else changed this ${noun} meanwhile: close it and look at it again`];
  }
  const messages = error.issues.map(({ message }) => message);
  return messages.length > 0 ? messages : [error.reason ?? 'Something went wrong'];
}

type State = Record<string, unknown>;
type ChangedProps = { fields: readonly Field[]; before: State; after: State; sameText: string };

function ChangedFields({ fields, before, after, sameText }: ChangedProps) {
  const nameOf = useNames(fields, before, after);
  const changed = fields.flatMap((field) => {
    const [old = '', now = ''] = [before, after].map((state) =>
      fieldText(field, state[field.name], nameOf),
    );
    return old === now ? [] : [{ field, old, now }];
  });
  if (changed.length === 0) return <p className="text-muted">{sameText}</p>;
  return (
    <dl className="changes">
      {changed.map(({ field, old, now }) => (
        <div key={field.name}>
          <dt>{field.label}</dt>
          <dd lang={field.isFrench ? 'fr' : undefined}>
            <Difference before={old} after={now} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What stays the same is shown around a change only. */
const SHOWN_AROUND = 120;

function Difference({ before, after }: { before: string; after: string }) {
  const parts = useMemo(() => wordDiff(before, after), [before, after]);
  return parts.map(({ kind, text }, at) => {
    if (kind === 'gone') return <Removed key={at}>{text}</Removed>;
    if (kind === 'new') return <Added key={at}>{text}</Added>;
    if (text.length <= 2 * SHOWN_AROUND) return text;
    const start = at > 0 ? text.slice(0, SHOWN_AROUND) : '';
    const end = at < parts.length - 1 ? text.slice(-SHOWN_AROUND) : '';
    return `${start.toWellFormed()} … ${end.toWellFormed()}`;
  });
}

/** Rows are stored by their ids; one that is gone by now has no name any more. */
function useNames(fields: readonly Field[], ...states: readonly State[]) {
  const asked = fields.flatMap((field) =>
    namedIds(
      field,
      states.map((state) => state[field.name]),
    ).map((id) => ({
      id,
      resource: field.options ?? ('cities' as ResourceName),
    })),
  );
  const queries = useQueries({ queries: asked.map(({ resource, id }) => storedRow(resource, id)) });
  const names = new Map(
    asked.map(({ id, resource }, at) => {
      const { data, isError } = queries[at] ?? {};
      const name = data?.[resources[resource].nameField];
      return [id, typeof name === 'string' ? name : isError ? 'Deleted meanwhile' : '…'];
    }),
  );
  return (id: string) => names.get(id) ?? id;
}
