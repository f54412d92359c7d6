'use client';

import { useState } from 'react';
import { ListView } from '@/components/admin/list/list-view';
import {
  SelectPage,
  type Selected,
  SelectionActions,
  useSelection,
} from '@/components/admin/list/selection';
import { type ListDescriptor, type Sent, useList } from '@/components/admin/list/use-list';
import { Button } from '@/components/ui/button';
import { PageFrame } from '@/components/admin/shell/page-frame';
import type { Proposal as StoredProposal } from '@/lib/admin/proposals';
import type { Proposed } from '@/lib/entities/proposal';
import { DeclineDialog } from './decline-dialog';
import { ProposalCard, proposalName } from './proposal-card';
import { ReviewDialog } from './review-dialog';

export type Proposal = Omit<Sent<StoredProposal>, 'fields'> & { fields: Proposed };

const PROPOSALS: ListDescriptor = {
  name: 'proposals',
  path: '/api/admin/proposals',
  searchLabel: 'Search proposals',
  sorts: [{ key: '', label: 'Waiting longest first' }],
  filters: [
    {
      name: 'state',
      label: 'State',
      choices: [
        { value: 'open', label: 'Waiting' },
        { value: 'accepted', label: 'Accepted' },
        { value: 'declined', label: 'Declined' },
      ],
    },
  ],
  emptyText: 'No proposals found',
  emptyHint: 'Corrections and additions of readers will appear here.',
};

type Open = { review: Proposal } | { decline: readonly Selected[]; text?: string } | undefined;

const selectable = (row: Proposal): Selected => ({ id: row.id, name: proposalName(row) });

export function ProposalsScreen() {
  const list = useList<Proposal>(PROPOSALS);
  const selection = useSelection();
  const shown = (list.query.data?.rows ?? [])
    .filter(({ state }) => state === 'open')
    .map(selectable);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const bar = (
    <div className="list-bar">
      <SelectPage selection={selection} shown={shown} />
      <SelectionActions selection={selection}>
        <Button variant="secondary" onClick={() => setOpen({ decline: selection.rows })}>
          Decline
        </Button>
      </SelectionActions>
    </div>
  );
  return (
    <PageFrame
      title="Manage Proposals"
      subtitle="What readers say is wrong or missing; nothing changes until you accept it"
    >
      <ListView list={list} bar={bar}>
        {(proposal) => (
          <ProposalCard
            key={proposal.id}
            proposal={proposal}
            selection={selection}
            onReview={() => setOpen({ review: proposal })}
            onDecline={() => setOpen({ decline: [selectable(proposal)], text: proposal.what })}
          />
        )}
      </ListView>
      {open && 'review' in open && <ReviewDialog proposal={open.review} onClose={close} />}
      {open && 'decline' in open && (
        <DeclineDialog
          rows={open.decline}
          text={open.text}
          shown={shown}
          onSaved={selection.clear}
          onClose={close}
        />
      )}
    </PageFrame>
  );
}
