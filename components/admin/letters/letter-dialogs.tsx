import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { ApiError, listAt } from '@/components/admin/api/call-api';
import { useChange } from '@/components/admin/api/use-change';
import { count, figure, shortMoment } from '@/components/admin/display/figures';
import { StatGrid } from '@/components/admin/display/panel';
import { EditDialog, type Editable } from '@/components/admin/form/edit-dialog';
import { WholeError } from '@/components/admin/form/edit-form';
import { Choice, PageSteps } from '@/components/admin/list/list-view';
import { LOOK_MS, type Sent } from '@/components/admin/list/use-list';
import { Button, QuietButton } from '@/components/ui/button';
import { Dialog, DialogForm } from '@/components/ui/dialog';
import { Spinner } from '@/components/ui/spinner';
import type { Letter as StoredLetter, LetterRecipient } from '@/lib/admin/letters/letters';
import type { FormValues } from '@/lib/entities/form-values';
import {
  LONGEST_LETTER,
  type LetterAct,
  type LetterInput,
  MOST_CHOSEN,
  letterSchema,
} from '@/lib/entities/mail/letters';
import { fromWallTime } from '@/lib/french/dates';
import { LetterPreview } from './letter-preview';

export type Letter = Sent<StoredLetter>;

export const LETTERS = '/api/admin/letters';

export function totalOf({ leftSince: _, ...counts }: Letter['counts']): number {
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
export function useAct({ id }: Letter, action: LetterAct['action']) {
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
  /** In the order in which it is read. */
  fields: [
    {
      name: 'subject',
      label: 'Subject',
      input: 'line',
      required: true,
      isFrench: true,
      max: 150,
    },
    {
      name: 'preheader',
      label: 'Preheader',
      input: 'line',
      isFrench: true,
      max: 200,
      hint: 'What mail programs show beside the subject, before the letter is opened.',
    },
    {
      name: 'body',
      label: 'Own sentences',
      input: 'markdown',
      isFrench: true,
      max: LONGEST_LETTER,
    },
    {
      name: 'articleIds',
      label: 'Articles',
      input: 'links',
      options: 'articles',
      max: MOST_CHOSEN,
    },
    {
      name: 'programmeIds',
      label: 'Masters',
      input: 'links',
      options: 'programmes',
      max: MOST_CHOSEN,
    },
  ],
  schema: letterSchema,
  saveButton: 'Save Letter',
};

type Props = { letter?: Letter; onClose: () => void };

export function LetterDialog({ letter, onClose }: Props) {
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

export function ReportDialog({ letter, onClose }: { letter: Letter; onClose: () => void }) {
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

type SendProps = { letter: Letter; perMinute: number; ownAddress: string; onClose: () => void };

const ACTIVE = '/api/admin/newsletter?limit=1&status=active';

export function SendDialog({ letter, perMinute, ownAddress, onClose }: SendProps) {
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
