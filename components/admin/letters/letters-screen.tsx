'use client';

import { useState } from 'react';
import { count, figure, shortMoment } from '@/components/admin/display/figures';
import {
  ListView,
  type Removal,
  RemoveDialog,
  RowAction,
  RowCard,
} from '@/components/admin/list/list-view';
import { type ListDescriptor, useList } from '@/components/admin/list/use-list';
import { PageFrame } from '@/components/admin/shell/page-frame';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import type { LetterState } from '@/lib/entities/mail/letters';
import { DigestPanel } from './digest-panel';
import {
  LETTERS,
  type Letter,
  LetterDialog,
  ReportDialog,
  SendDialog,
  totalOf,
  useAct,
} from './letter-dialogs';
import { PreviewDialog } from './letter-preview';

type Props = { canSend: boolean; perMinute: number; ownAddress: string };
type Open = { part: LetterPart; letter: Letter };

const LIST: ListDescriptor = {
  path: LETTERS,
  emptyText: 'No letters yet',
  emptyHint: 'A letter is made of articles, masters and sentences of your own.',
};

export function LettersScreen({ canSend, ...sending }: Props) {
  const list = useList<Letter>(LIST, ({ state }) => state === 'scheduled' || state === 'sending');
  const [isCreating, setCreating] = useState(false);
  const [opened, setOpened] = useState<Open>();
  const OpenDialog = opened && DIALOGS[opened.part];
  const rows = list.query.data?.rows ?? [];
  // What is shown of a letter is what it is now, not what it was when the dialog opened.
  const letter = rows.find(({ id }) => id === opened?.letter.id) ?? opened?.letter;
  return (
    <PageFrame
      title="Letters"
      subtitle="What subscribers get by e-mail: written here, sent in the background, reported here"
      actions={<Button onClick={() => setCreating(true)}>Create Letter</Button>}
    >
      {!canSend && (
        <div role="status" className="notice mb-6" data-tone="amber">
          <p>
            <strong>Letters can be written but not sent.</strong> This site knows no mail server:
            set <code>SMTP_URL</code>, and <code>CONTACT_EMAIL</code> for the sender, then start it
            again.
          </p>
        </div>
      )}
      <DigestPanel canSend={canSend} />
      <ListView list={list} removal={removalOf}>
        {(row, remove) => (
          <LetterCard
            key={row.id}
            letter={row}
            canSend={canSend}
            onOpen={(part) => setOpened({ part, letter: row })}
            onRemove={remove}
          />
        )}
      </ListView>
      {isCreating && <LetterDialog onClose={() => setCreating(false)} />}
      {OpenDialog && letter && (
        <OpenDialog {...sending} letter={letter} onClose={() => setOpened(undefined)} />
      )}
    </PageFrame>
  );
}

const removalOf = ({ id, subject }: Letter): Removal => ({
  path: `${LETTERS}/${id}`,
  noun: 'letter',
  subject: <span lang="fr">{subject}</span>,
});

type DialogProps = { letter: Letter; onClose: () => void };

function StopDialog({ letter, onClose }: DialogProps) {
  const { id, state, subject, counts } = letter;
  return (
    <RemoveDialog
      path={`${LETTERS}/${id}/act`}
      body={{ action: 'stop' }}
      verb="Stop"
      noun="letter"
      question={
        state === 'prepared'
          ? 'Are you sure you want to stop this digest? Nobody gets one this week. What is new then comes with the next one. This action cannot be undone.'
          : `Are you sure you want to stop this letter? ${count(counts.open, 'subscriber')} will not get it. This action cannot be undone.`
      }
      subject={<span lang="fr">{subject}</span>}
      onClose={onClose}
    />
  );
}

/** What can be opened of a letter. */
const DIALOGS = {
  edit: LetterDialog,
  preview: ({ letter, onClose }: DialogProps) => (
    <PreviewDialog
      title="Letter as sent"
      path={`${LETTERS}/${letter.id}/preview`}
      onClose={onClose}
    />
  ),
  send: SendDialog,
  stop: StopDialog,
  report: ReportDialog,
};
type LetterPart = keyof typeof DIALOGS;

type CardProps = {
  letter: Letter;
  canSend: boolean;
  onOpen: (part: LetterPart) => void;
  onRemove: () => void;
};

const BADGES: Record<LetterState, { tone: 'green' | 'amber' | 'blue' | 'grey'; label: string }> = {
  draft: { tone: 'grey', label: 'Draft' },
  scheduled: { tone: 'blue', label: 'Scheduled' },
  prepared: { tone: 'blue', label: 'Prepared digest' },
  sending: { tone: 'amber', label: 'Sending' },
  paused: { tone: 'amber', label: 'Paused' },
  stopped: { tone: 'grey', label: 'Stopped' },
  sent: { tone: 'green', label: 'Sent' },
};

function LetterCard(props: CardProps) {
  const { letter } = props;
  const { state, subject, trouble, startedAt, counts } = letter;
  const total = totalOf(counts);
  const { tone, label } = BADGES[state as LetterState];
  return (
    <RowCard
      title={subject}
      lang="fr"
      badges={<Badge tone={tone}>{label}</Badge>}
      text={
        <>
          <p className="row-facts">{whenOf(letter)}</p>
          {startedAt && counts.open > 0 && (
            <progress
              className="letter-progress mt-2"
              aria-label={`Progress of ${subject}`}
              max={total}
              value={total - counts.open}
            />
          )}
        </>
      }
      facts={startedAt ? factsOf(counts) : []}
      actions={<Actions {...props} />}
    >
      {trouble && !startedAt && <p className="row-facts">{trouble}</p>}
      {trouble && state === 'sending' && (
        <p role="status" className="field-error">
          The letter waits, because nothing can be handed to the mail server: {trouble}
        </p>
      )}
    </RowCard>
  );
}

function Actions({ letter, canSend, onOpen, onRemove }: CardProps) {
  const { state, startedAt } = letter;
  const opening = (part: LetterPart, verb: string) => (
    <RowAction verb={verb} hasColon onClick={() => onOpen(part)} />
  );
  return (
    <>
      {state === 'draft' && opening('edit', 'Edit')}
      {opening('preview', 'Preview')}
      {state === 'draft' && canSend && opening('send', 'Send')}
      {state === 'draft' && <RowAction verb="Delete" hasColon onClick={onRemove} />}
      {state === 'scheduled' && (
        <ActButton letter={letter} action="withdraw" verb="Back to draft" />
      )}
      {state === 'sending' && <ActButton letter={letter} action="pause" verb="Pause" />}
      {state === 'paused' && <ActButton letter={letter} action="resume" verb="Resume" />}
      {(state === 'sending' || state === 'paused') && opening('stop', 'Stop')}
      {state === 'prepared' && opening('stop', 'Stop this digest')}
      {startedAt && opening('report', 'Report')}
    </>
  );
}

type ActProps = { letter: Letter; action: 'withdraw' | 'pause' | 'resume'; verb: string };

function ActButton({ letter, action, verb }: ActProps) {
  const { act, isPending } = useAct(letter, action);
  return <RowAction verb={verb} hasColon isBusy={isPending} onClick={() => act()} />;
}

function factsOf(counts: Letter['counts']): string[] {
  const { sent, open, failed, left, unknown, stopped, leftSince } = counts;
  const facts: [number, string][] = [
    [open, 'to go'],
    [failed, 'failed'],
    [unknown, 'not known whether it arrived'],
    [left, 'had left before'],
    [stopped, 'not sent'],
    [leftSince, 'left since'],
  ];
  const some = facts.filter(([count]) => count > 0);
  return [`${figure(sent)} sent`, ...some.map(([count, text]) => `${figure(count)} ${text}`)];
}

function whenOf(letter: Letter): string {
  const { state, sendAt, startedAt, endedAt, updatedAt, counts } = letter;
  if (state === 'draft') return `Last changed ${shortMoment(updatedAt)}`;
  if (!startedAt && endedAt) return `Did not go out, stopped ${shortMoment(endedAt)}`;
  if (!startedAt) return `Goes out ${shortMoment(sendAt ?? updatedAt)}`;
  const to = `to ${count(totalOf(counts), 'subscriber')}`;
  return endedAt
    ? `Began ${shortMoment(startedAt)} ${to}, ended ${shortMoment(endedAt)}`
    : `Began ${shortMoment(startedAt)} ${to}`;
}
