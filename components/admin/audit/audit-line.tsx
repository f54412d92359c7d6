import { shortMoment } from '@/components/admin/display/figures';
import type { Sent } from '@/components/admin/list/use-list';
import { fieldText } from '@/components/admin/revisions/field-text';
import { Added, Removed } from '@/components/admin/revisions/marked-text';
import { AdminLink } from '@/components/admin/shell/sections';
import type { AuditRow as StoredRow } from '@/lib/admin/keeping/audit-list';
import { paths } from '@/lib/paths';
import { shownPath } from '@/lib/entities/addresses/path';
import { resourceOfKind, thingOf, verbOf } from './audit-words';

/** What a merged row names in the log: the row that took its place. */
const HEIR = 'mergedInto';

type Change = { before: unknown; after: unknown };
export type AuditRow = Omit<Sent<StoredRow>, 'changes'> & { changes: Record<string, Change> };

export function AuditLine({ entry }: { entry: AuditRow }) {
  const changes = Object.entries(entry.changes);
  return (
    <li className="row-card">
      <div className="row-main">
        <p>
          <strong>{entry.actorLabel}</strong> · {verbOf(entry.action)}{' '}
          {thingOf(entry.entity, entry.entityId !== null)} <Row entry={entry} />
        </p>
        <p className="row-facts">{shortMoment(entry.at)}</p>
        {changes.length > 0 && (
          <details className="mt-2">
            <summary className="link w-fit">
              Changed: {changes.map(([name]) => labelOf(entry, name)).join(', ')}
            </summary>
            <dl className="audit-changes">
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

/** Leads to the row, and from a save to its revision. */
function Row({ entry }: { entry: AuditRow }) {
  const { id, entity, entityId, changes, names, hasRevision } = entry;
  const resource = resourceOfKind(entity);
  const changed = changes.title ?? changes.name ?? changes.source;
  const name = (entityId && names[entityId]) ?? changed?.after ?? changed?.before;
  if (typeof name !== 'string') return null;
  if (entity === 'redirect') return <RedirectName source={name} />;
  if (!resource || !entityId || !hasRevision) return <span lang="fr">“{name}”</span>;
  const query = new URLSearchParams({ edit: entityId, revision: id });
  return (
    <AdminLink href={`${paths.adminSection(resource.name)}?${query}`} className="link">
      <span lang="fr">“{name}”</span>
    </AdminLink>
  );
}

/** More is refused by the list that it leads to. */
const LONGEST_QUESTION = 100;

function RedirectName({ source }: { source: string }) {
  const query = new URLSearchParams({ q: shownPath(source).slice(0, LONGEST_QUESTION) });
  return (
    <AdminLink href={`${paths.adminSection('addresses')}?${query}`} className="link">
      “{shownPath(source)}”
    </AdminLink>
  );
}

function labelOf({ entity }: AuditRow, name: string): string {
  const field = resourceOfKind(entity)?.fields.find((one) => one.name === name);
  return field?.label ?? (name === HEIR ? 'Merged into' : name);
}

function shown({ entity, names }: AuditRow, name: string, value: unknown): string {
  if (value === null || value === '') return 'nothing';
  if (name === HEIR) return names[String(value)] ?? 'a deleted one';
  const field = resourceOfKind(entity)?.fields.find((one) => one.name === name);
  if (field) return fieldText(field, value, (id) => names[id] ?? 'a deleted one') || 'nothing';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
