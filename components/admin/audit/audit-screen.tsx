'use client';

import { useQuery } from '@tanstack/react-query';
import { listAt } from '@/components/admin/api/call-api';
import { type ListDescriptor, filterBy, useList } from '@/components/admin/list/use-list';
import { ListView } from '@/components/admin/list/list-view';
import { PageFrame } from '@/components/admin/shell/page-frame';
import { AuditLine, type AuditRow, KIND_LABELS } from './audit-line';

const LOG: ListDescriptor = {
  path: '/api/admin/audit',
  searchLabel: 'Search persons and rows',
  emptyText: 'No changes yet',
};

export function AuditScreen() {
  // Everybody who may change something now; who no longer may is found by searching.
  const { data } = useQuery(listAt<Person>('/api/admin/users?sort=-isAdmin&limit=100'));
  const people = (data?.rows ?? []).map(({ id, email }) => ({ value: id, label: email ?? id }));
  const filters = [{ name: 'person', label: 'Person', choices: people }, KINDS, DAYS];
  const list = useList<AuditRow>({ ...LOG, filters });
  return (
    <PageFrame title="Audit Log" subtitle="Who changed what, newest first">
      <ListView list={list}>{(entry) => <AuditLine key={entry.id} entry={entry} />}</ListView>
    </PageFrame>
  );
}

const KINDS = filterBy('entity', 'Kind', KIND_LABELS);
const DAYS = filterBy('days', 'When', {
  1: 'The last day',
  7: 'The last 7 days',
  30: 'The last 30 days',
  90: 'The last 90 days',
});

type Person = { id: string; email: string | null };
