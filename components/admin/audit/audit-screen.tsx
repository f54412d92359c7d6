'use client';

import { shortMoment } from '@/components/admin/display/figures';
import { ListView } from '@/components/admin/list/list-view';
import { type Sent, type Sort, useList } from '@/components/admin/list/use-list';
import { PageFrame } from '@/components/admin/shell/page-frame';
import type { AuditRow as StoredRow } from '@/lib/admin/audit';

type Change = { before: unknown; after: unknown };

type AuditRow = Omit<Sent<StoredRow>, 'changes'> & { changes: Record<string, Change> };

const NO_SORTS: readonly Sort[] = [];

export function AuditScreen() {
  const list = useList<AuditRow>({ name: 'audit', path: '/api/admin/audit', sorts: NO_SORTS });
  return (
    <PageFrame title="Audit Log" subtitle="Who changed what, newest first">
      <ListView list={list} emptyText="No changes yet">
        {(entry) => <AuditLine key={entry.id} entry={entry} />}
      </ListView>
    </PageFrame>
  );
}

function AuditLine({ entry }: { entry: AuditRow }) {
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

function nameOf(changes: AuditRow['changes']): string {
  const change = changes.title ?? changes.name;
  const name = change?.after ?? change?.before;
  return typeof name === 'string' ? ` “${name}”` : '';
}

function shown(value: unknown): string {
  if (value === null || value === '') return 'nothing';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
