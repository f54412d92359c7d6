import type { ReactNode } from 'react';
import { shortMoment } from '@/components/admin/display/shown';
import type { Sent } from '@/components/admin/list/use-list';
import { Added, Removed, fieldText } from '@/components/admin/revisions/field-text';
import { AdminLink } from '@/components/admin/shell/sections';
import type { AuditRow as StoredRow } from '@/lib/admin/history/audit-list';
import { paths } from '@/lib/paths';
import { resourceNames, resources } from '@/lib/entities/registry';
import { KINDS, type Resource } from '@/lib/entities/resource';
import { shownPath } from '@/lib/entities/addresses/path';

/** What a merged row names in the log: the row that took its place. */
const MERGED_INTO = 'mergedInto';

type Change = { before: unknown; after: unknown };
export type AuditRow = Omit<Sent<StoredRow>, 'changes'> & { changes: Record<string, Change> };

export function AuditLine({ entry }: { entry: AuditRow }) {
  const changes = Object.entries(entry.changes);
  return (
    <li className="row-card">
      <div className="row-main">
        <p>
          <strong>{entry.actorLabel}</strong> · {VERBS[entry.action] ?? entry.action}{' '}
          {thingOf(entry.entity, entry.entityId !== null)} <Row entry={entry} />
        </p>
        <p className="row-facts">{shortMoment(entry.at)}</p>
        {changes.length > 0 && (
          <details className="mt-2">
            <summary className="link w-fit">
              Changed: {changes.map(([name]) => labelOf(entry, name)).join(', ')}
            </summary>
            <dl className="changes mt-2 text-[0.875rem]">
              {changes.map(([name, { before, after }]) => (
                <div key={name}>
                  <dt>{labelOf(entry, name)}</dt>
                  <dd>
                    <Removed>{shown(entry, name, before)}</Removed>{' '}
                    <Added>{shown(entry, name, after)}</Added>
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </div>
    </li>
  );
}

/** More is refused by the list that it leads to. */
const LONGEST_QUESTION = 100;

/** Leads to the row, and from a save to its revision. */
function Row({ entry }: { entry: AuditRow }) {
  const { id, entity, entityId, changes, names, hasRevision } = entry;
  const resource = resourceOfKind(entity);
  const changed = changes.title ?? changes.name ?? changes.source;
  const name = (entityId && names[entityId]) ?? changed?.after ?? changed?.before;
  if (typeof name !== 'string') return null;
  if (entity === 'redirect') {
    const q = shownPath(name).slice(0, LONGEST_QUESTION);
    return (
      <ListLink list="addresses" query={{ q }}>
        “{shownPath(name)}”
      </ListLink>
    );
  }
  const title = <span lang="fr">“{name}”</span>;
  if (!resource || !entityId || !hasRevision) return title;
  return (
    <ListLink list={resource.name} query={{ edit: entityId, revision: id }}>
      {title}
    </ListLink>
  );
}

type LinkProps = { list: string; query: Record<string, string>; children: ReactNode };

function ListLink({ list, query, children }: LinkProps) {
  const href = `${paths.adminSection(list)}?${new URLSearchParams(query)}`;
  return <AdminLink href={href}>{children}</AdminLink>;
}

function labelOf({ entity }: AuditRow, name: string): string {
  const field = resourceOfKind(entity)?.fields.find((one) => one.name === name);
  return field?.label ?? (name === MERGED_INTO ? 'Merged into' : name);
}

function shown({ entity, names }: AuditRow, name: string, value: unknown): string {
  if (value === null || value === '') return 'nothing';
  if (name === MERGED_INTO) return names[String(value)] ?? 'a deleted one';
  const field = resourceOfKind(entity)?.fields.find((one) => one.name === name);
  if (field) return fieldText(field, value, (id) => names[id] ?? 'a deleted one') || 'nothing';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const VERBS: Record<string, string> = {
  create: 'created',
  update: 'changed',
  delete: 'deleted',
  restore: 'restored',
  publish: 'published',
  unpublish: 'unpublished',
  redate: 'put back the publication of',
  verify: 'verified',
  merge: 'merged',
  purge: 'deleted for good',
  import: 'imported',
  export: 'exported',
  accept: 'accepted',
  decline: 'declined',
  upload: 'uploaded',
  replace: 'replaced',
  'grant admin': 'made an admin of',
  'revoke admin': 'took the admin rights from',
  'grant editor': 'made an editor of',
  'revoke editor': 'took the editor rights from',
};
const NOUNS: Record<string, string> = { media: 'picture', 'site settings': 'settings' };

function resourceOfKind(kind: string): Resource | undefined {
  const name = resourceNames.find((one) => KINDS[one] === kind);
  return name && resources[name];
}

/** One row, or a whole list, as an import changes it. */
function thingOf(kind: string, isOne: boolean): string {
  if (isOne) return `the ${resourceOfKind(kind)?.noun ?? NOUNS[kind] ?? kind}`;
  return KIND_LABELS[kind]?.toLowerCase() ?? kind;
}

export const KIND_LABELS: Record<string, string> = {
  ...Object.fromEntries(
    Object.values(resources).map(({ name, section }) => [KINDS[name], section.label]),
  ),
  user: 'Users',
  subscriber: 'Subscribers',
  proposal: 'Proposals',
  redirect: 'Redirects',
  letter: 'Letters',
  media: 'Pictures',
  'site settings': 'Site settings',
  'digest settings': 'Weekly digest',
};
