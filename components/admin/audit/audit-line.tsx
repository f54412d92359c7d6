import type { AuditRow as StoredRow } from '@/lib/admin/audit';
import { shortMoment } from '@/components/admin/list/formats';
import type { Sent } from '../resource/rows';

type Change = { before: unknown; after: unknown };

export type AuditRow = Omit<Sent<StoredRow>, 'changes'> & { changes: Record<string, Change> };

export function AuditLine({ entry }: { entry: AuditRow }) {
  const changes = Object.entries(entry.changes);
  return (
    <li className="row-card">
      <div className="row-main">
        <p>
          <strong>{entry.actorLabel}</strong> · {entry.action} {entry.entity}
          {nameOf(entry.changes)}
        </p>
        <p className="row-facts">
          {shortMoment(entry.at)}
          {entry.entityId && ` · ${entry.entityId}`}
        </p>
        {changes.length > 0 && (
          <details className="mt-2">
            <summary className="link w-fit">
              Changed: {changes.map(([name]) => name).join(', ')}
            </summary>
            <dl className="audit-changes">
              {changes.map(([name, { before, after }]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    <del>{shown(before)}</del> <ins>{shown(after)}</ins>
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

/** The name that a row got or had, when the change tells it. */
function nameOf(changes: AuditRow['changes']): string {
  const change = changes.title ?? changes.name;
  const name = change?.after ?? change?.before;
  return typeof name === 'string' ? ` “${name}”` : '';
}

function shown(value: unknown): string {
  if (value === null || value === '') return 'nothing';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
