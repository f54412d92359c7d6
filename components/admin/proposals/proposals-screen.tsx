'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { storedRow } from '@/components/admin/api/call-api';
import { Table, count, figure, shortMoment } from '@/components/admin/display/shown';
import { EditDialog, type Editable } from '@/components/admin/form/edit-form';
import { FormDialog } from '@/components/admin/form/form-dialog';
import {
  type ListDescriptor,
  type Sent,
  filterBy,
  useList,
} from '@/components/admin/list/use-list';
import { ListView, RowAction, RowCard } from '@/components/admin/list/list-view';
import {
  Elsewhere,
  SelectBox,
  type Selected,
  SelectionBar,
  useSelection,
} from '@/components/admin/list/selection';
import { fieldText } from '@/components/admin/revisions/field-text';
import { PageFrame } from '@/components/admin/shell/page-frame';
import { Badge } from '@/components/ui/badge';
import { Button, QuietButton } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Spinner } from '@/components/ui/spinner';
import type { Proposal as StoredProposal } from '@/lib/admin/proposals';
import { type FormValues, type RowValues, formValues } from '@/lib/entities/form-values';
import type { Proposed } from '@/lib/entities/proposal';
import { resources } from '@/lib/entities/registry';
import type { Field } from '@/lib/entities/resource';

export type Proposal = Omit<Sent<StoredProposal>, 'fields'> & { fields: Proposed };

const PROPOSALS: ListDescriptor = {
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
      <SelectionBar selection={selection} shown={shown}>
        <QuietButton onClick={() => setOpen({ decline: selection.rows })}>Decline</QuietButton>
      </SelectionBar>
    </div>
  );
  return (
    <PageFrame
      title="Manage Proposals"
      subtitle="What readers say is wrong or missing; nothing changes until you accept it"
    >
      <ListView list={list} bar={bar}>
        {(proposal) => {
          const { id, state, what, email, sourceUrl, reason, createdAt } = proposal;
          const isOpen = state === 'open';
          const row = selectable(proposal);
          return (
            <RowCard
              key={id}
              title={row.name}
              lang="fr"
              before={isOpen && <SelectBox selection={selection} row={row} />}
              badges={BADGES[state as keyof typeof BADGES]}
              actions={
                isOpen && (
                  <>
                    <RowAction
                      verb="Review"
                      hasColon
                      onClick={() => setOpen({ review: proposal })}
                    />
                    <RowAction
                      verb="Decline"
                      hasColon
                      onClick={() => setOpen({ decline: [row], text: what })}
                    />
                  </>
                )
              }
              text={<ReadersWords text={what} />}
              facts={[
                shortMoment(createdAt),
                <SourceLink key="source" url={sourceUrl} />,
                email && <span className="break-all">{email}</span>,
                reason && `Declined: ${reason}`,
              ]}
            />
          );
        }}
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
  saveButton: 'Decline',
};

type DeclineProps = {
  rows: readonly Selected[];
  /** What the only one of them says. */
  text?: string;
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

const BADGES = {
  open: <Badge tone="amber">Waiting</Badge>,
  accepted: <Badge tone="green">Accepted</Badge>,
  declined: <Badge tone="grey">Declined</Badge>,
};

function ReadersWords({ text }: { text: string }) {
  return (
    <p lang="fr" className="whitespace-pre-line break-words">
      {text}
    </p>
  );
}

/** A reader's link: opened apart, and told nothing of where it was clicked. */
function SourceLink({ url }: { url: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow" className="link break-all">
      {url}
      <span className="sr-only"> (new tab)</span>
    </a>
  );
}

/** About what an establishment says of itself, or of its calls: no master is named. */
export function isAboutPlace({ kind, fields }: Pick<Proposal, 'kind' | 'fields'>): boolean {
  return kind === 'addition' && fields.name === undefined && fields.establishmentId !== undefined;
}

export function proposalName(proposal: Proposal): string {
  const { kind, programmeName, establishmentName, fields } = proposal;
  if (isAboutPlace(proposal)) return establishmentName ?? 'Établissement supprimé';
  if (programmeName) return programmeName;
  if (kind === 'correction') return 'Master supprimé';
  return typeof fields.name === 'string' ? fields.name : 'Nouveau master';
}

type ReviewProps = { proposal: Proposal; onClose: () => void };

const { programmes } = resources;

/** First field by field, then the form of the master, filled in; saving it accepts the proposal. */
function ReviewDialog({ proposal, onClose }: ReviewProps) {
  const { id, kind, programmeId } = proposal;
  const isPlace = isAboutPlace(proposal);
  const isGone = kind === 'correction' && programmeId === null;
  const [isAccepting, setAccepting] = useState(false);
  const current = useQuery({ ...storedRow('programmes', programmeId ?? ''), staleTime: 0 });
  if (isAccepting) {
    return (
      <FormDialog
        resource={programmes}
        editedId={programmeId ?? undefined}
        proposal={{
          path: `/api/admin/proposals/${id}/accept`,
          fill: (form) => filled(proposal, form),
        }}
        onClose={onClose}
      />
    );
  }
  const lines = isPlace ? [] : comparison(proposal.fields, current.data);
  return (
    <Dialog title="Review proposal" size="medium" onClose={onClose}>
      <div className="dialog-body">
        <p className="row-title" lang="fr">
          {proposalName(proposal)}
        </p>
        <ReadersWords text={proposal.what} />
        <p>
          Source: <SourceLink url={proposal.sourceUrl} />
        </p>
        {current.isFetching ? (
          <Spinner />
        ) : lines.length === 0 ? (
          <p className="text-muted">It proposes no values of its own: read the text above.</p>
        ) : (
          <Table columns={['Field', 'Now', 'Proposed']}>
            {lines.map(({ label, now, proposed, isSame }) => (
              <tr key={label}>
                <th scope="row" className="font-bold">
                  {label}
                </th>
                <td>{now}</td>
                <td>{isSame ? 'The same' : <ins>{proposed}</ins>}</td>
              </tr>
            ))}
          </Table>
        )}
        {current.isError && <p role="alert">The master could not be loaded.</p>}
        {isPlace && (
          <p>
            It is about the establishment or its calls: correct them in their own lists, then
            decline it and say what was done.
          </p>
        )}
        {isGone && <p role="alert">The master that it corrects was deleted: decline it.</p>}
      </div>
      <footer className="dialog-footer">
        <QuietButton onClick={onClose}>Close</QuietButton>
        {!isGone && !isPlace && (
          <Button onClick={() => setAccepting(true)}>Open the form, filled in</Button>
        )}
      </footer>
    </Dialog>
  );
}

/** The proposed values and the source that a reader gave, over what the form has. */
export function filled({ fields, sourceUrl }: Proposal, form: FormValues): FormValues {
  const item = { ...fields, id: '', slug: '', updatedAt: '' };
  const proposed = formValues(
    { fields: programmes.fields.filter(({ name }) => Object.hasOwn(fields, name)) },
    item,
  );
  const sources = (form.sources ?? []) as RowValues[];
  const isKnown = sources.some(({ url }) => url === sourceUrl);
  const source = { publisher: '', kind: 'autre', title: '', url: sourceUrl, date: '' };
  const all = isKnown ? sources : [...sources, { ...source, publisher: hostOf(sourceUrl) }];
  return { ...form, ...proposed, sources: all };
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : '';
}

type Line = { label: string; now: string; proposed: string; isSame: boolean };

/** What is proposed beside what the record says now, in the order of its form. */
export function comparison(proposed: Proposed, current: Record<string, unknown> = {}): Line[] {
  const fields: Record<string, unknown> = proposed;
  return resources.programmes.fields
    .filter(({ name }) => Object.hasOwn(fields, name))
    .map((field) => {
      const [now, then] = [shown(field, current[field.name]), shown(field, fields[field.name])];
      return { label: field.label, now, proposed: then, isSame: now === then };
    });
}

function shown(field: Field, value: unknown): string {
  const texts = [value ?? []].flat().map((one) => fieldText(field, one, (id) => id));
  return texts.join(', ') || 'Not known';
}
