'use client';

import { useState } from 'react';
import { ListToolbar } from '@/components/admin/list/list-toolbar';
import { ListView } from '@/components/admin/list/list-view';
import { type Sent, useList } from '@/components/admin/list/use-list';
import { PageFrame } from '@/components/admin/shell/page-frame';
import type { Proposal as StoredProposal } from '@/lib/admin/proposals';
import type { Filter } from '@/lib/resources/resource';
import type { Proposed } from '@/lib/schemas/masters/proposal';
import { DeclineDialog } from './decline-dialog';
import { ProposalCard } from './proposal-card';
import { ReviewDialog } from './review-dialog';

export type Proposal = Omit<Sent<StoredProposal>, 'fields'> & { fields: Proposed };

const FILTERS: readonly Filter[] = [
  {
    name: 'state',
    label: 'State',
    choices: [
      { value: 'open', label: 'Waiting' },
      { value: 'accepted', label: 'Accepted' },
      { value: 'declined', label: 'Declined' },
    ],
  },
];
const WAITING_FIRST = [{ key: '', label: 'Waiting longest first' }];

type Open = { what: 'review' | 'decline'; proposal: Proposal } | undefined;

export function ProposalsScreen() {
  const list = useList<Proposal>({
    name: 'proposals',
    path: '/api/admin/proposals',
    sorts: WAITING_FIRST,
    filters: FILTERS,
  });
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <PageFrame
      title="Manage Proposals"
      subtitle="What readers say is wrong or missing; nothing changes until you accept it"
    >
      <ListToolbar list={list} searchLabel="Search proposals" />
      <ListView
        list={list}
        emptyText="No proposals found"
        emptyHint="Corrections and additions of readers will appear here."
      >
        {(proposal) => (
          <ProposalCard
            key={proposal.id}
            proposal={proposal}
            onReview={() => setOpen({ what: 'review', proposal })}
            onDecline={() => setOpen({ what: 'decline', proposal })}
          />
        )}
      </ListView>
      {open?.what === 'review' && <ReviewDialog proposal={open.proposal} onClose={close} />}
      {open?.what === 'decline' && <DeclineDialog proposal={open.proposal} onClose={close} />}
    </PageFrame>
  );
}
