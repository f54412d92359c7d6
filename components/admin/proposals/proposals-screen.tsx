'use client';

import { useState } from 'react';
import { z } from 'zod';
import { count, figure } from '@/components/admin/display/figures';
import { EditDialog, type Editable } from '@/components/admin/form/edit-dialog';
import { filterBy } from '@/components/admin/list/list-state';
import { ListView } from '@/components/admin/list/list-view';
import {
  Elsewhere,
  SelectPage,
  type Selected,
  SelectionActions,
  useSelection,
} from '@/components/admin/list/selection';
import { type ListDescriptor, type Sent, useList } from '@/components/admin/list/use-list';
import { PageFrame } from '@/components/admin/shell/page-frame';
import { Button } from '@/components/ui/button';
import type { Proposal as StoredProposal } from '@/lib/admin/proposals';
import type { Proposed } from '@/lib/entities/proposal';
import { ProposalCard, ReadersWords, proposalName } from './proposal-card';
import { ReviewDialog } from './review-dialog';

export type Proposal = Omit<Sent<StoredProposal>, 'fields'> & { fields: Proposed };

const PROPOSALS: ListDescriptor = {
  name: 'proposals',
  path: '/api/admin/proposals',
  searchLabel: 'Search proposals',
  sorts: [{ key: '', label: 'Waiting longest first' }],
  filters: [
    filterBy('state', 'State', { open: 'Waiting', accepted: 'Accepted', declined: 'Declined' }),
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

const DECISION: Editable = {
  noun: 'proposal',
  path: PROPOSALS.path,
  fields: [{ name: 'reason', label: 'Reason', input: 'text', required: true, max: 500 }],
  schema: z.object({
    reason: z.string().trim().min(1, { error: 'Say why, for whoever asks later' }),
  }),
  refreshes: [PROPOSALS.name],
  saveButton: 'Decline',
};

type DeclineProps = {
  rows: readonly Selected[];
  /** What the only one of them says. */
  text?: string;
  /** The rows on the screen. */
  shown: readonly Selected[];
  onSaved: () => void;
  onClose: () => void;
};

function DeclineDialog({ rows, text, shown, onSaved, onClose }: DeclineProps) {
  const ids = rows.map(({ id }) => id);
  const [only] = ids.length === 1 ? ids : [];
  const those = only ? 'Proposal' : count(ids.length, 'proposal');
  return (
    <EditDialog
      of={DECISION}
      title={`Decline ${those.toLowerCase()}`}
      size="medium"
      call={(input) => ({
        path: `${PROPOSALS.path}${only ? `/${only}` : ''}/decline`,
        method: 'POST',
        body: only ? input : { ids, ...input },
      })}
      done={`${those} declined successfully`}
      failed={`Failed to decline ${those.toLowerCase()}`}
      intro={
        text === undefined ? (
          <p>
            {figure(rows.length)} selected. <Elsewhere rows={rows} shown={shown} />
          </p>
        ) : (
          <>
            <p>
              <strong lang="fr">{rows[0]?.name}</strong>
            </p>
            <ReadersWords text={text} />
          </>
        )
      }
      onSaved={onSaved}
      onClose={onClose}
    />
  );
}
