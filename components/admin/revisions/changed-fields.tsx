import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { storedRow } from '@/components/admin/api/stored-row';
import { resources } from '@/lib/entities/registry';
import type { Resource, ResourceName } from '@/lib/entities/resource';
import { fieldText, namedIds } from './field-text';
import { Added, Removed } from './marked-text';
import { type Part, wordDiff } from './word-diff';

type State = Record<string, unknown>;
type Props = { resource: Resource; before: State; after: State; sameText: string };

export function ChangedFields({ resource, before, after, sameText }: Props) {
  const nameOf = useNames(resource, before, after);
  const changed = resource.fields.flatMap((field) => {
    const [old = '', now = ''] = [before, after].map((state) =>
      fieldText(field, state[field.name], nameOf),
    );
    return old === now ? [] : [{ field, old, now }];
  });
  if (changed.length === 0) return <p className="text-muted">{sameText}</p>;
  return (
    <dl className="revision-fields">
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
  return parts.map((part, at) => <Piece key={at} part={part} at={at} of={parts.length} />);
}

function Piece({ part: { kind, text }, at, of }: { part: Part; at: number; of: number }) {
  if (kind === 'gone') return <Removed>{text}</Removed>;
  if (kind === 'new') return <Added>{text}</Added>;
  if (text.length <= 2 * SHOWN_AROUND) return text;
  const [start, end] = [
    at > 0 ? text.slice(0, SHOWN_AROUND) : '',
    at < of - 1 ? text.slice(-SHOWN_AROUND) : '',
  ];
  return `${start.toWellFormed()} … ${end.toWellFormed()}`;
}

/** Rows are stored by their ids; one that is gone by now has no name any more. */
function useNames({ fields }: Resource, ...states: readonly State[]) {
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
