'use client';

import { useState } from 'react';
import { ListToolbar } from '@/components/admin/list/list-toolbar';
import { ListView } from '@/components/admin/list/list-view';
import { SelectPage, type Selected, useSelection } from '@/components/admin/list/selection';
import { type Sent, useList } from '@/components/admin/list/use-list';
import { Button } from '@/components/ui/button';
import { PageFrame } from '@/components/admin/shell/page-frame';
import type { Proposal as StoredProposal } from '@/lib/admin/proposals';
import type { Filter } from '@/lib/resources/resource';
import type { Proposed } from '@/lib/schemas/masters/proposal';
import { DeclineDialog } from './decline-dialog';
import { ProposalCard, proposalName } from './proposal-card';
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

type Open = { review: Proposal } | { decline: readonly Selected[]; text?: string } | undefined;

const selectable = (proposal: Proposal): Selected => ({
  ...{ id: proposal.id, name: proposalName(proposal) },
});

export function ProposalsScreen() {
  const list = useList<Proposal>({
    name: 'proposals',
    path: '/api/admin/proposals',
    sorts: WAITING_FIRST,
    filters: FILTERS,
  });
  const selection = useSelection();
  const shown = (list.query.data?.rows ?? [])
    .filter(({ state }) => state === 'open')
    .map(selectable);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <PageFrame
      title="Manage Proposals"
      subtitle="What readers say is wrong or missing; nothing changes until you accept it"
    >
      <ListToolbar list={list} searchLabel="Search proposals" />
      <div className="list-bar">
        <SelectPage selection={selection} shown={shown} />
        {selection.rows.length > 0 && (
          <div role="group" aria-label="With the selected" className="flex flex-wrap gap-2">
            <Button variant="secondary" onClick={() => setOpen({ decline: selection.rows })}>
              Decline
            </Button>
            <Button variant="secondary" onClick={selection.clear}>
              Clear selection
            </Button>
          </div>
        )}
      </div>
      <ListView
        list={list}
        emptyText="No proposals found"
        emptyHint="Corrections and additions of readers will appear here."
      >
        {(proposal) => (
          <ProposalCard
            key={proposal.id}
            {...{ proposal, selection }}
            onReview={() => setOpen({ review: proposal })}
            onDecline={() => setOpen({ decline: [selectable(proposal)], text: proposal.what })}
          />
        )}
      </ListView>
      {open && 'review' in open && <ReviewDialog proposal={open.review} onClose={close} />}
      {open && 'decline' in open && (
        <DeclineDialog
          {...{ rows: open.decline, text: open.text, shown, onClose: close }}
          onDone={selection.clear}
        />
      )}
    </PageFrame>
  );
}
