import { useState } from 'react';
import { ApiError, type Undo, refusalOf, useChange } from '@/components/admin/api/call-api';
import { figure } from '@/components/admin/display/shown';
import {
  Elsewhere,
  type Selected,
  type Selection,
  SelectionBar,
} from '@/components/admin/list/selection';
import { QuietButton } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { BulkAction, Resource } from '@/lib/entities/resource';

/** When a row was published before, and what was set instead. */
export type Former = { id: string; publishedAt: string | null; set: string | null };

type Props = {
  resource: Resource;
  actions: readonly BulkAction[];
  selection: Selection;
  shown: readonly Selected[];
  undoOf?: DialogProps['undoOf'];
};

/** A button for each action, which asks once for all rows. */
export function BulkBar({ resource, actions, selection, shown, undoOf }: Props) {
  const [action, setAction] = useState<BulkAction>();
  return (
    <SelectionBar selection={selection} shown={shown}>
      {actions.map((one) => (
        <QuietButton key={one} onClick={() => setAction(one)}>
          {WORDS[one].button}
        </QuietButton>
      ))}
      {action && (
        <BulkDialog
          resource={resource}
          action={action}
          chosen={selection.rows}
          shown={shown}
          undoOf={undoOf}
          onDone={selection.clear}
          onClose={() => setAction(undefined)}
        />
      )}
    </SelectionBar>
  );
}

type DialogProps = {
  resource: Resource;
  action: BulkAction;
  chosen: readonly Selected[];
  shown: readonly Selected[];
  /** What takes back what was done to these, by what the server answered. */
  undoOf?: (
    action: BulkAction,
    rows: readonly Selected[],
    answer: { former?: Former[] },
  ) => Undo | undefined;
  onDone: () => void;
  onClose: () => void;
};
type Refusal = Selected & { reason: string };

/** The server does all or nothing; whoever is told which rows it refused may go on without them. */
export function BulkDialog(props: DialogProps) {
  const { resource, action, chosen, shown, undoOf, onDone, onClose } = props;
  const { name } = resource;
  const words = WORDS[action];
  const [refused, setRefused] = useState<Refusal[]>([]);
  const [reason, setReason] = useState<string>();
  const rows = chosen.filter(({ id }) => !refused.some((one) => one.id === id));
  const those = countOf(resource, rows.length);
  const change = useChange({
    done: `${those} ${words.done}`,
    undo: (answer) => undoOf?.(action, rows, answer),
    failed: `Nothing was changed: failed to ${words.verb} ${those}`,
    onFailed: (error) => {
      const some = refusalsIn(error, rows);
      setRefused([...refused, ...some]);
      setReason(some.length > 0 ? undefined : refusalOf(error));
    },
  });
  const send = () =>
    change.mutate(
      {
        path: `/api/admin/${name}/bulk`,
        method: 'POST',
        body: { action, ids: rows.map(({ id }) => id) },
      },
      {
        onSuccess: () => {
          onDone();
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      title={`${words.button}: ${those}`}
      question={
        <>
          {words.question(those)} <Elsewhere rows={rows} shown={shown} />
        </>
      }
      confirmLabel={
        refused.length > 0 ? `Go on with the other ${figure(rows.length)}` : words.button
      }
      variant={action === 'delete' || action === 'purge' ? 'danger' : 'primary'}
      busyLabel="Saving..."
      isBusy={change.isPending}
      onConfirm={rows.length > 0 ? send : undefined}
      onCancel={onClose}
    >
      {refused.length > 0 && (
        <div role="alert" className="dialog-refused">
          <p className="font-semibold">
            Nothing was changed, because {figure(refused.length)} of {figure(chosen.length)} cannot
            be:
          </p>
          <ul>
            {refused.map(({ id, name: called, reason: why }) => (
              <li key={id}>
                <span lang="fr">{called}</span>: {why}
              </li>
            ))}
          </ul>
        </div>
      )}
      {reason && (
        <p role="alert" className="dialog-refused">
          Nothing was changed: {reason}
        </p>
      )}
    </ConfirmDialog>
  );
}

/** The server names the rows that it refuses by their ids. */
export function refusalsIn(error: Error, rows: readonly Selected[]): Refusal[] {
  const issues = error instanceof ApiError ? error.issues : [];
  return issues.flatMap(({ path, message }) => {
    const row = rows.find(({ id }) => id === path);
    return row ? [{ ...row, reason: message }] : [];
  });
}

export function countOf({ noun, section }: Resource, count: number): string {
  return count === 1 ? `1 ${noun}` : `${figure(count)} ${section.label.toLowerCase()}`;
}

const WORDS = {
  publish: {
    verb: 'publish',
    button: 'Publish',
    done: 'published',
    question: (those: string) => `Visitors see ${those} as soon as you confirm.`,
  },
  unpublish: {
    verb: 'unpublish',
    button: 'Unpublish',
    done: 'unpublished',
    question: (those: string) => `Visitors lose ${those} as soon as you confirm: drafts again.`,
  },
  verify: {
    verb: 'mark',
    button: 'Verified today',
    done: 'marked as verified today',
    question: (those: string) =>
      `Did you compare ${those} with the sources today? The site will say so.`,
  },
  delete: {
    verb: 'delete',
    button: 'Delete',
    done: 'deleted',
    question: (those: string) =>
      `Are you sure you want to delete ${those}? The trash keeps what was deleted for 30 days.`,
  },
  restore: {
    verb: 'restore',
    button: 'Restore',
    done: 'restored',
    question: (those: string) => `Bring back ${those}, with all that named what was deleted?`,
  },
  purge: {
    verb: 'delete',
    button: 'Delete for good',
    done: 'deleted for good',
    question: (those: string) =>
      `Are you sure you want to delete ${those} for good? This action cannot be undone.`,
  },
} as const satisfies Record<BulkAction, object>;
