import { count, shortMoment } from '@/components/admin/display/figures';
import { ListView, RowCard } from '@/components/admin/list/list-view';
import { type ListDescriptor, type Sent, useList } from '@/components/admin/list/use-list';
import { fieldText } from '@/components/admin/revisions/field-text';
import { AdminLink } from '@/components/admin/shell/sections';
import { Badge } from '@/components/ui/badge';
import type { NamedConflict } from '@/lib/admin/conflicts';
import { staffLabelOf } from '@/lib/entities/choices';
import { isResourceName, resources } from '@/lib/entities/registry';
import { paths } from '@/lib/paths';
import type { ImportRow } from '@/lib/transfer/imports';

const IMPORTS: ListDescriptor = {
  path: '/api/admin/imports',
  view: 'done',
  searchLabel: 'Search files, lists and persons',
  emptyText: 'No imports yet',
};

/** What became of each file. */
export function ImportRows() {
  return (
    <ListView list={useList<Sent<ImportRow>>(IMPORTS)}>
      {({ id, file, list, at, actorLabel, state, reason, ...counts }) => (
        <RowCard
          key={id}
          title={file}
          badges={state === 'failed' && <Badge tone="amber">Failed</Badge>}
          facts={[
            listName(list),
            shortMoment(at),
            actorLabel,
            `${counts.created} created, ${counts.changed} changed, ${counts.kept} unchanged, ${counts.refused} refused`,
            counts.contradicted > 0 && `${count(counts.contradicted, 'value')} contradicted`,
          ]}
        >
          {reason && <p>{reason}: nothing was written</p>}
        </RowCard>
      )}
    </ListView>
  );
}

function listName(list: string): string {
  if (isResourceName(list)) return resources[list].section.label;
  return list === 'subscribers' ? 'Newsletter subscribers' : 'The directory';
}

const CONFLICTS: ListDescriptor = {
  path: '/api/admin/conflicts',
  view: 'conflicts',
  searchLabel: 'Search rows',
  emptyText: 'No conflicts found',
  emptyHint: 'Where a source says otherwise than a row, it stands here until somebody decides.',
};

/** What sources say otherwise than rows; each leads to the form in which it is decided. */
export function ConflictRows() {
  return (
    <ListView list={useList<NamedConflict>(CONFLICTS)}>
      {(row) => <ConflictCard key={row.id + row.field} row={row} />}
    </ListView>
  );
}

function ConflictCard({ row: { resource, id, name, field, value, said, names } }: CardProps) {
  const { fields, noun } = resources[resource];
  const of = fields.find((one) => one.name === field);
  const shown = (one: unknown) =>
    (of && fieldText(of, one, (named) => names[named] ?? 'a deleted one')) || 'nothing';
  const form = `${paths.adminSection(resource)}?edit=${id}`;
  return (
    <RowCard
      title={name}
      lang="fr"
      badges={<Badge tone="amber">{of?.label ?? field}</Badge>}
      actions={
        <AdminLink href={form} aria-label={`Open ${noun} ${name}`}>
          Open {noun}
        </AdminLink>
      }
    >
      <p>
        Stands as <strong>{shown(value)}</strong>
      </p>
      <ul>
        {said.map((one, at) => (
          <li key={at}>
            <strong>{shown(one.value)}</strong> says <span lang="fr">{one.publisher}</span> (
            {staffLabelOf('seenBy', one.seenBy)})
          </li>
        ))}
      </ul>
    </RowCard>
  );
}

type CardProps = { row: NamedConflict };
