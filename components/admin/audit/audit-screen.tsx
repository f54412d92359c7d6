'use client';

import { ListView } from '../list/list-view';
import { useListState } from '../list/use-list-state';
import { usePage } from '@/components/admin/api/use-page';
import { PageFrame } from '../shell/page-frame';
import { AuditLine, type AuditRow } from './audit-line';

const NO_SORTS: readonly { key: string }[] = [];

export function AuditScreen() {
  const [state, change] = useListState(NO_SORTS);
  const query = usePage<AuditRow>('audit', '/api/admin/audit', state);
  return (
    <PageFrame title="Audit Log" subtitle="Who changed what, newest first">
      <ListView query={query} state={state} emptyText="No changes yet" onChange={change}>
        {(entry) => <AuditLine key={entry.id} entry={entry} />}
      </ListView>
    </PageFrame>
  );
}
