'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { StatGrid, count, figure, shortMoment } from '@/components/admin/display/shown';
import {
  Choice,
  ListView,
  PageSteps,
  type Removal,
  RemoveDialog,
  RowAction,
  RowCard,
} from '@/components/admin/list/list-view';
import { LOOK_MS, type ListDescriptor, type Sent, useList } from '@/components/admin/list/use-list';
import { PageFrame } from '@/components/admin/shell/page-frame';
import { Badge } from '@/components/ui/badge';
import { Button, QuietButton } from '@/components/ui/button';
import {
  type LetterAct,
  type LetterInput,
  type LetterState,
  letterFields,
  letterSchema,
} from '@/lib/entities/mail/letters';
import { ApiError, listAt, useChange } from '@/components/admin/api/call-api';
import { EditDialog, type Editable, WholeError } from '@/components/admin/form/edit-form';
import { Dialog, DialogForm } from '@/components/ui/dialog';
import { Spinner } from '@/components/ui/spinner';
import type { Letter as StoredLetter, LetterRecipient } from '@/lib/admin/letters/letters';
import { listed } from '@/lib/entities/entity';
import type { FormValues } from '@/lib/entities/form-values';
import { fromWallTime } from '@/lib/french/dates';
import { DigestPanel } from './digest-panel';
import { LetterPreview, PreviewDialog } from './letter-preview';

type Props = { canSend: boolean; perMinute: number; ownAddress: string };
type Open = { part: LetterPart; letter: Letter };

type Letter = Sent<StoredLetter>;

const LETTERS = '/api/admin/letters';
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

function LetterCard({ letter, canSend, onOpen, onRemove }: CardProps) {
  const { state, subject, trouble, startedAt, counts } = letter;
  const total = totalOf(counts);
  const { tone, label } = BADGES[state as LetterState];
  const opening = (part: LetterPart, verb: string) => (
    <RowAction verb={verb} hasColon onClick={() => onOpen(part)} />
  );
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
              className="mt-2 h-2 w-full max-w-96 accent-brand-ink"
              aria-label={`Progress of ${subject}`}
              max={total}
              value={total - counts.open}
            />
          )}
        </>
      }
      facts={startedAt ? factsOf(counts) : []}
      actions={
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
      }
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

function totalOf({ leftSince: _, ...counts }: Letter['counts']): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

const DONE: Record<LetterAct['action'], string> = {
  test: 'Test letter sent successfully',
  send: 'Letter released successfully',
  withdraw: 'Letter withdrawn successfully',
  pause: 'Letter paused successfully',
  resume: 'Letter resumed successfully',
  stop: 'Letter stopped successfully',
};

/** One thing done to one letter; the list is read again afterwards. */
function useAct({ id }: Letter, action: LetterAct['action']) {
  const { mutate, isPending, error } = useChange({
    done: DONE[action],
    failed: `Failed to ${action} letter`,
  });
  return {
    isPending,
    /** The server's own sentence on why not. */
    refusal: error instanceof ApiError ? error.reason : undefined,
    act: (sendAt: string | null = null, onSuccess?: () => void) => {
      const body: LetterAct = { action, sendAt };
      mutate({ path: `${LETTERS}/${id}/act`, method: 'POST', body }, { onSuccess });
    },
  };
}

const LETTER: Editable = {
  noun: 'letter',
  path: LETTERS,
  fields: listed(letterFields),
  schema: letterSchema,
  saveButton: 'Save Letter',
};

type LetterProps = { letter?: Letter; onClose: () => void };

function LetterDialog({ letter, onClose }: LetterProps) {
  const [shown, setShown] = useState<LetterInput>();
  return (
    <EditDialog
      of={LETTER}
      title={letter ? 'Edit Letter' : 'Create New Letter'}
      item={letter}
      buttons={<ShowButton onShow={setShown} />}
      onClose={onClose}
    >
      {shown && <LetterPreview path={`${LETTERS}/preview`} content={shown} />}
    </EditDialog>
  );
}

function ShowButton({ onShow }: { onShow: (input: LetterInput) => void }) {
  const { handleSubmit } = useFormContext<FormValues, unknown, LetterInput>();
  return <QuietButton onClick={() => void handleSubmit(onShow)()}>Show as sent</QuietButton>;
}

type Recipient = Sent<LetterRecipient>;

const RECIPIENT_STATES = [
  { value: 'failed', label: 'Failed' },
  { value: 'unknown', label: 'Not known whether it arrived' },
  { value: 'left', label: 'Had left before' },
  { value: 'stopped', label: 'Not sent: stopped' },
  { value: 'open', label: 'Still to go' },
  { value: 'sent', label: 'Sent' },
] as const;
const PAGE = 50;

function ReportDialog({ letter, onClose }: { letter: Letter; onClose: () => void }) {
  const { counts } = letter;
  const [state, setState] = useState<string>(counts.failed > 0 ? 'failed' : 'sent');
  const [page, setPage] = useState(1);
  const query = `state=${state}&limit=${PAGE}&offset=${(page - 1) * PAGE}`;
  const call = `${LETTERS}/${letter.id}/recipients?${query}`;
  const { data } = useQuery({
    ...listAt<Recipient>(call),
    placeholderData: keepPreviousData,
    refetchInterval: letter.state === 'sending' && LOOK_MS,
  });
  return (
    <Dialog title="Report" onClose={onClose}>
      <div className="dialog-body">
        <p>
          <strong lang="fr">{letter.subject}</strong>
        </p>
        <StatGrid
          stats={[
            { label: 'Subscribers', value: totalOf(counts) },
            { label: 'Sent', value: counts.sent },
            { label: 'Failed', value: counts.failed },
            { label: 'Not known', value: counts.unknown },
            { label: 'Left since', value: counts.leftSince },
          ]}
        />
        <Choice
          label="Show"
          value={state}
          options={RECIPIENT_STATES}
          onChange={(value) => {
            setState(value);
            setPage(1);
          }}
        />
        {!data && <Spinner />}
        {data?.total === 0 && <p className="text-muted">Nobody.</p>}
        <ul className="list">
          {data?.rows.map(({ id, email, reason, at, attempts }) => (
            <li key={id} className="row-card">
              <div className="row-main">
                <p className="break-all">{email ?? 'An address that was deleted since'}</p>
                <p className="row-facts">
                  {shortMoment(at)}
                  {attempts > 1 && `, after ${figure(attempts)} attempts`}
                  {reason && `: ${reason}`}
                </p>
              </div>
            </li>
          ))}
        </ul>
        {data && data.total > PAGE && (
          <nav aria-label="Pages of the report" className="flex items-center gap-2">
            <PageSteps page={page} last={Math.ceil(data.total / PAGE)} onChange={setPage} />
          </nav>
        )}
      </div>
    </Dialog>
  );
}

type SendProps = DialogProps & Omit<Props, 'canSend'>;

const ACTIVE = '/api/admin/newsletter?limit=1&status=active';

function SendDialog({ letter, perMinute, ownAddress, onClose }: SendProps) {
  const id = useId();
  const [wallTime, setWallTime] = useState('');
  const [error, setError] = useState<string>();
  const { data: readers } = useQuery(listAt(ACTIVE));
  const test = useAct(letter, 'test');
  const send = useAct(letter, 'send');
  const refusal = test.refusal ?? send.refusal;
  const submit = () => {
    const moment = wallTime === '' ? null : fromWallTime(wallTime);
    const isPast = moment !== null && (!moment || moment.getTime() < Date.now());
    setError(isPast ? 'Choose a time that is still to come' : undefined);
    if (!isPast) send.act(moment?.toISOString() ?? null, onClose);
  };
  return (
    <Dialog title="Send letter" size="medium" onClose={onClose}>
      <DialogForm
        onSubmit={submit}
        buttons={
          <>
            <QuietButton onClick={onClose}>Cancel</QuietButton>
            <Button type="submit" isBusy={send.isPending} busyLabel="Releasing...">
              {wallTime === '' ? 'Send now' : 'Schedule'}
            </Button>
          </>
        }
      >
        <p>
          <strong lang="fr">{letter.subject}</strong>
        </p>
        <p>{toWhom(readers?.total, perMinute)}</p>
        <div>
          <QuietButton isBusy={test.isPending} busyLabel="Sending..." onClick={() => test.act()}>
            Send a test to {ownAddress}
          </QuietButton>
        </div>
        <div>
          <label htmlFor={id} className="font-semibold">
            When
          </label>
          <input
            id={id}
            type="datetime-local"
            value={wallTime}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
            className="field"
            onChange={(event) => setWallTime(event.target.value)}
          />
          <p id={`${id}-hint`} className="hint">
            As clocks in Morocco show it. Empty: now. The letter is kept as it is at this moment.
          </p>
          {error && (
            <p id={`${id}-error`} className="field-error">
              {error}
            </p>
          )}
        </div>
        <WholeError text={refusal} />
      </DialogForm>
    </Dialog>
  );
}

function toWhom(readers: number | undefined, perMinute: number): string {
  if (readers === undefined) return 'To everybody who is subscribed when it begins.';
  const minutes = Math.max(1, Math.ceil(readers / perMinute));
  return `To everybody who is subscribed when it begins: ${count(readers, 'subscriber')} now, which takes about ${count(minutes, 'minute')}.`;
}
